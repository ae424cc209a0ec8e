import { useCases } from '#content/use-case/use-cases.ts';
import { postPath, topicPath } from '#contract/routes.ts';
import { postTextLimits } from '#domain/post/post-text.ts';
import { publishPosts } from '#tests/published-content.ts';
import { samplePaths } from './sample-paths.ts';
import { expect, test } from './site.ts';

const origin = 'https://www.authority.example';

test.use({ content: 'own', siteEnv: { SITE_URL: origin }, javaScriptEnabled: false });

test('feeds, search, sitemap and robots list the site’s addresses, newest first, and only active content', async ({
  request,
  site,
}) => {
  await publishPosts(site.store, 3, (nth) => ({ isActive: nth !== 2, title: `Post <${nth}> & more` }));
  const get = async (path: string): Promise<{ type: string; text: string }> => {
    const answer = await request.get(site.url + path);
    expect([path, answer.status()]).toEqual([path, 200]);
    return { type: answer.headers()['content-type'] ?? '', text: await answer.text() };
  };
  const rss = await get('/feeds/blog.xml');
  expect(rss.type).toBe('application/rss+xml; charset=utf-8');
  expect([...rss.text.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link)).toEqual([
    `${origin}/Home/Blogs`,
    `${origin}/Home/Blogs/Details/3`,
    `${origin}/Home/Blogs/Details/1`,
  ]);
  const feed = JSON.parse((await get('/feeds/blog.json')).text);
  expect(feed.version).toContain('https://jsonfeed.org/version/1');
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(['Post <3> & more', 'Post <1> & more']);
  expect(JSON.parse((await get('/feeds/notices.json')).text).items).toEqual([]);
  expect((await request.get(`${site.url}/feeds/other.xml`)).status()).toBe(404);

  const index: { title: string; path: string }[] = JSON.parse((await get('/search-index.json')).text);
  expect(index.filter(({ path }) => path.startsWith('/Home/Blogs/Details/'))).toEqual([
    {
      title: 'Post <3> & more',
      kind: 'post',
      path: '/Home/Blogs/Details/3',
      extract: 'What post 3 says.',
      text: 'post says body',
    },
    {
      title: 'Post <1> & more',
      kind: 'post',
      path: '/Home/Blogs/Details/1',
      extract: 'What post 1 says.',
      text: 'post says body',
    },
  ]);

  const sitemap = await get('/sitemap.xml');
  expect(sitemap.type).toBe('application/xml; charset=utf-8');
  expect(sitemap.text).toContain(`<loc>${origin}/Home/Faq</loc>`);
  expect(sitemap.text).toContain(
    `<loc>${origin}/Home/Blogs/Details/3</loc><lastmod>2026-01-01T00:03:00.000Z</lastmod>`,
  );
  expect(sitemap.text).not.toMatch(/Details\/2|no-results|\/details<|Home\/Downloads/);
  const robots = await get('/robots.txt');
  expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const [, path = ''] of sitemap.text.matchAll(/<loc>https:\/\/www\.authority\.example([^<]*)<\/loc>/g)) {
    expect([path, (await request.get(site.url + path)).status()]).toEqual([path, 200]);
  }
});

test('pages carry structured data, canonical address and Open Graph title', async ({ page, site }) => {
  await publishPosts(site.store, 30);
  const readData = async (path: string): Promise<{ '@type': string; [name: string]: unknown }[]> => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text));
  };
  const types = async (path: string) => (await readData(path)).map((data) => data['@type']);
  expect(await types('/#about')).toEqual(['Organization']);
  expect(await types('/downloads')).toEqual(['BreadcrumbList']);
  expect(await types('/Home/Faq')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(await types('/Home/Blogs/Details/7')).toEqual(['BreadcrumbList', 'BlogPosting']);
  const [organisation] = await readData('/#about');
  expect(organisation?.location).toHaveLength(2);
  const [crumbs] = await readData('/Home/Blogs/Details/7');
  const steps = crumbs?.itemListElement as { item: string }[];
  expect(steps.map(({ item }) => item)).toEqual([
    `${origin}/`,
    `${origin}/Home/Blogs`,
    `${origin}/Home/Blogs/Details/7`,
  ]);
  await page.goto('/Home/Blogs?page=2&size=10');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/Home/Blogs?page=2`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Blog, page 2');
});

test('description and Open Graph tags end within the first 8 kB of every page, before its styles', async ({
  request,
  site,
}) => {
  // Letters of three bytes: the longest post that can be published.
  const longest = { title: 'क'.repeat(postTextLimits.title), summary: 'ख'.repeat(postTextLimits.summary) };
  await publishPosts(site.store, 2, (nth) => (nth === 2 ? longest : {}));
  const topics = useCases.map(({ slug }) => topicPath(slug));
  for (const path of new Set([
    ...samplePaths,
    ...topics,
    postPath(2),
    '/Home/Blogs?page=1&size=10',
    '/pricing?kind=x',
  ])) {
    // Positions in bytes: each byte as one character.
    const html = (await (await request.get(site.url + path)).body()).toString('latin1');
    const tags = [...html.matchAll(/<meta (?:name="description"|property="og:[a-z_:]+") content="[^"]+"\/?>/g)];
    const found = tags.map(([tag]) => /"([^"]+)"/.exec(tag)?.[1]);
    expect([path, found]).toEqual([path, expect.arrayContaining(['description', 'og:title', 'og:description'])]);
    expect([path, found]).toEqual([path, expect.arrayContaining(['og:type', 'og:url', 'og:image', 'og:site_name'])]);
    const ends = tags.map(({ 0: tag, index }) => index + tag.length);
    expect(Math.max(...ends), path).toBeLessThan(Math.min(8_192, html.indexOf('<style')));
  }
});
