import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type WebsiteContext, websiteContext } from '#website/context.ts';
import { loader } from './notice-file.ts';

const siteUrl = 'https://www.example.in';

/** The response of `/notices/2` when the file of the notice is at an address. */
async function answer(address: string | undefined): Promise<Response> {
  const context = new RouterContextProvider();
  const content = { findNoticeFile: async () => address };
  context.set(websiteContext, { siteUrl, content } as unknown as WebsiteContext);
  try {
    return await loader({ params: { id: '2' }, context } as unknown as Parameters<typeof loader>[0]);
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
}

test('a file of our own is redirected to', async () => {
  const path = `/media/${'a'.repeat(32)}/file.pdf`;
  const { status, headers } = await answer(siteUrl + path);
  expect([status, headers.get('Location')]).toEqual([302, path]);
});

test.each([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
])('a file as a data URL of %s is sent as that', async (type, extension) => {
  const response = await answer(`data:${type};base64,${btoa('bytes')}`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
  expect(response.headers.get('Content-Disposition')).toBe(`inline; filename="notification-2.${extension}"`);
  expect(await response.text()).toBe('bytes');
});

test.each([
  undefined,
  'not a url',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'https://x//evil.example/phish',
  String.raw`https://x/\evil.example`,
  `${siteUrl}//evil.example/phish`,
  `${siteUrl}.evil.example/media/${'a'.repeat(32)}/file.pdf`,
  `https://x/media/${'a'.repeat(32)}/file.pdf`,
])('%s is no file: 404', async (address) => {
  expect((await answer(address)).status).toBe(404);
});
