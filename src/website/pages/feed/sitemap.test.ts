import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type WebsiteContext, websiteContext } from '#website/context.ts';
import { loader } from './sitemap.ts';

afterEach(() => vi.restoreAllMocks());

/** The sitemap of a host that answers every page with one post and counts more than there can be. */
async function readSitemap(updatedDate: string, onCall = () => {}) {
  let calls = 0;
  const context = new RouterContextProvider();
  const listPosts = async () => {
    calls += 1;
    onCall();
    return { posts: [{ id: calls, updatedDate }], total: Number.MAX_SAFE_INTEGER };
  };
  context.set(websiteContext, { siteUrl: '', content: { listPosts } } as unknown as WebsiteContext);
  const response = await loader({ context } as unknown as Parameters<typeof loader>[0]);
  return { xml: await response.text(), calls };
}

test('a host that counts posts without end is asked for a hundred pages at most', async () => {
  expect((await readSitemap('2026-11-22T00:00:00Z')).calls).toBe(100);
});

test('a slow host is asked for no further page after twenty seconds', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { calls } = await readSitemap('', () => {
    now += 3_000;
  });
  expect(calls).toBe(7);
});

test('a date of another host is text in the sitemap', async () => {
  const { xml } = await readSitemap('</lastmod></url><url><loc>https://evil.example/</loc></url>');
  expect(xml).not.toContain('<loc>https://evil.example');
});
