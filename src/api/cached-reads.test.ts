import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { publishContent } from '#services/publish-content.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { publishPosts, samplePost } from '#tests/published-content.ts';

const open = () => createTestApp('SQLite', inject('postgresUrl'));
type TestApp = Awaited<ReturnType<typeof open>>;

const get = ({ app }: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...clientKey, ...headers } });

/** Changes the store without a new revision: only a response that was not cached shows it. */
const rename = (site: TestApp) => site.store.db.updateTable('post').set({ title: 'Renamed' }).execute();

test('an answer is cached until the content’s revision changes, however its query is written', async () => {
  await using site = await open();
  await publishPosts(site.store, 2);
  const first = await get(site, `${apiPaths.postList}?pageNumber=1&record=2`);
  await rename(site);
  const same = await get(site, `${apiPaths.postList}?utm_source=x&record=2&pageNumber=1&isPopular=&images=`);
  expect(same.body).toBe(first.body);
  expect((await get(site, `${apiPaths.postList}?record=1`)).json().blogDto[0].title).toBe('Renamed');
  await publishContent(
    site.store.db,
    {
      media: [],
      posts: [samplePost(3)],
      notices: [],
      advertisements: [],
      banner: undefined,
    },
    new Date(),
  );
  await vi.waitFor(
    async () => expect((await get(site, `${apiPaths.postList}?pageNumber=1&record=2`)).body).toContain('Post 3'),
    { timeout: 5_000 },
  );
});

test('it is compressed, and If-None-Match with its ETag gets 304', async () => {
  await using site = await open();
  await publishPosts(site.store, 10);
  const plain = await get(site, apiPaths.postList);
  expect(plain.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' });
  const br = await get(site, apiPaths.postList, { 'Accept-Encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  // RFC 9110, sections 8.4.1 and 12.5.3.
  const encodingOf = async (header: string) =>
    (await get(site, apiPaths.postList, { 'Accept-Encoding': header })).headers['content-encoding'];
  expect(await encodingOf('*')).toBe('br');
  expect(await encodingOf('br;q=0, *')).toBe('gzip');
  expect(await encodingOf('*;q=0.5, br;q=0')).toBe('gzip');
  expect(await encodingOf('br;q=0, gzip;q=0.0, *')).toBeUndefined();
  expect(await encodingOf('GZIP')).toBe('gzip');
  expect(await encodingOf('br;q=0.1')).toBe('br');
  const gz = await get(site, apiPaths.postList, { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  const known = await get(site, apiPaths.postList, {
    'Accept-Encoding': 'gzip',
    'If-None-Match': String(gz.headers.etag),
  });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

test('without the client key a cached answer is a 401 too', async () => {
  await using site = await open();
  const { headers } = await get(site, apiPaths.postList);
  const response = await site.app.inject({
    url: apiPaths.postList,
    headers: { 'If-None-Match': String(headers.etag) },
  });
  expect(response.statusCode).toBe(401);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a missing answer is not cached', async () => {
  await using site = await open();
  expect((await get(site, `${apiPaths.post}?id=1`)).statusCode).toBe(404);
  expect((await get(site, `${apiPaths.postList}?pageNumber=2&record=1`)).json().blogDto).toEqual([]);
  await publishPosts(site.store, 2);
  expect((await get(site, `${apiPaths.post}?id=1`)).statusCode).toBe(200);
  expect((await get(site, `${apiPaths.postList}?pageNumber=2&record=1`)).json().blogDto).toHaveLength(1);
});
