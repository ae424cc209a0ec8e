import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { publish } from '#database/publish.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { publishPosts, samplePost } from '#tests/published.ts';

const open = () => createTestApp('SQLite', inject('postgresUrl'));
type TestApp = Awaited<ReturnType<typeof open>>;

const get = ({ app }: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...clientKey, ...headers } });

/** Published behind the revision's back: only who asks the store sees it. */
const rename = (site: TestApp) => site.store.db.updateTable('post').set({ title: 'Renamed' }).execute();

test('an answer comes from memory until the content’s revision moves, however its query is written', async () => {
  await using site = await open();
  await publishPosts(site.store, 2);
  const first = await get(site, `${apiPaths.postList}?pageNumber=1&record=2`);
  await rename(site);
  const same = await get(site, `${apiPaths.postList}?utm_source=x&record=2&pageNumber=1&isPopular=`);
  expect(same.body).toBe(first.body);
  expect((await get(site, `${apiPaths.postList}?record=1`)).json().blogDto[0].title).toBe('Renamed');
  await publish(site.store.db, {
    media: [],
    posts: [samplePost(3)],
    notices: [],
    advertisements: [],
    banner: undefined,
  });
  await vi.waitFor(
    async () => expect((await get(site, `${apiPaths.postList}?pageNumber=1&record=2`)).body).toContain('Post 3'),
    { timeout: 5_000 },
  );
});

test('it is compressed, and who has it already is told so', async () => {
  await using site = await open();
  await publishPosts(site.store, 10);
  const plain = await get(site, apiPaths.postList);
  expect(plain.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' });
  const br = await get(site, apiPaths.postList, { 'Accept-Encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  const gz = await get(site, apiPaths.postList, { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  const known = await get(site, apiPaths.postList, {
    'Accept-Encoding': 'gzip',
    'If-None-Match': String(gz.headers.etag),
  });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

test('without the client key nothing is told, kept or not', async () => {
  await using site = await open();
  const { headers } = await get(site, apiPaths.postList);
  const stranger = await site.app.inject({
    url: apiPaths.postList,
    headers: { 'If-None-Match': String(headers.etag) },
  });
  expect(stranger.statusCode).toBe(401);
  expect(stranger.headers['cache-control']).toBe('no-store');
});

test('what is missing is not kept, and comes as soon as it is there', async () => {
  await using site = await open();
  expect((await get(site, `${apiPaths.post}?id=1`)).statusCode).toBe(404);
  expect((await get(site, `${apiPaths.postList}?pageNumber=2&record=1`)).json().blogDto).toEqual([]);
  await publishPosts(site.store, 2);
  expect((await get(site, `${apiPaths.post}?id=1`)).statusCode).toBe(200);
  expect((await get(site, `${apiPaths.postList}?pageNumber=2&record=1`)).json().blogDto).toHaveLength(1);
});

test('who will have nothing outdated gets what the revision says', async () => {
  await using site = await open();
  await publishPosts(site.store, 1);
  await get(site, apiPaths.postList);
  await rename(site);
  const renewed = () => get(site, apiPaths.postList, { 'Cache-Control': 'no-cache' });
  expect((await renewed()).body).not.toContain('Renamed');
  await publishPosts(site.store, 1, () => ({ title: 'Published' }));
  await vi.waitFor(async () => expect((await renewed()).body).toContain('Published'), { timeout: 5_000 });
});
