import { describe, expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { postListSchema, postSchema } from '#contract/post.ts';
import { findPost, upsertPost } from '#database/post/post-store.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import {
  publishMedia,
  publishPosts,
  samplePicture,
  samplePost,
  tinyJpeg,
  toPicture,
} from '#tests/published-content.ts';
import { dialects } from '#tests/store.ts';

const open = (dialect: (typeof dialects)[number] = 'SQLite') => createTestApp(dialect, inject('postgresUrl'));
type TestApp = Awaited<ReturnType<typeof open>>;

const get = ({ app }: TestApp, path: string) => app.inject({ url: path, headers: clientKey });
const titles = (answer: { json(): { blogDto: { title: string }[] } }): string[] =>
  answer.json().blogDto.map(({ title }) => title);

describe.each(dialects)('GetAllBlogs on %s', (dialect) => {
  test('answers active posts, newest first, ties by id, a page at a time', async () => {
    await using site = await open(dialect);
    const sameTime = '2026-06-01T00:00:00.000Z';
    await publishPosts(site.store, 5, (nth) => (nth >= 4 ? { createdDate: sameTime } : { isActive: nth !== 2 }));
    const first = await get(site, `${apiPaths.postList}?pageNumber=1&record=2&isPopular=&isActive=true`);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ pageNumber: 1, record: 2, total: 4 });
    expect(titles(first)).toEqual(['Post 5', 'Post 4']);
    const second = await get(site, `${apiPaths.postList}?pageNumber=2&record=2`);
    expect(titles(second)).toEqual(['Post 3', 'Post 1']);
    const beyond = (await get(site, `${apiPaths.postList}?pageNumber=9&record=2`)).json();
    expect(beyond).toEqual({ pageNumber: 9, record: 2, total: 4, blogDto: [] });
  });

  test('filters by popularity, and never returns inactive posts', async () => {
    await using site = await open(dialect);
    await publishPosts(site.store, 4, (nth) => ({ isPopular: nth % 2 === 0, isActive: nth !== 4 }));
    expect(titles(await get(site, `${apiPaths.postList}?isPopular=true`))).toEqual(['Post 2']);
    expect(titles(await get(site, `${apiPaths.postList}?isPopular=false`))).toEqual(['Post 3', 'Post 1']);
    for (const written of ['True', 'TRUE']) {
      const query = `isPopular=${written}&isActive=${written}`;
      expect(titles(await get(site, `${apiPaths.postList}?${query}`))).toEqual(['Post 2']);
    }
    expect((await get(site, `${apiPaths.postList}?isActive=false`)).json()).toEqual({
      pageNumber: 1,
      record: 10,
      total: 0,
      blogDto: [],
    });
  });

  test('a post’s id never changes; publishing an identical post changes nothing', async () => {
    await using site = await open(dialect);
    await publishPosts(site.store, 2);
    const publish = (title: string) => upsertPost(site.store.db, samplePost(1, { title }), new Date());
    const before = await findPost(site.store.db, 1);
    expect(await publish('Post 1')).toBe('unchanged');
    expect(await findPost(site.store.db, 1)).toEqual(before);
    expect(await publish('Another title')).toBe('changed');
    const post = (await get(site, `${apiPaths.post}?id=1`)).json();
    expect(post).toMatchObject({ id: 1, title: 'Another title' });
    expect(post.updatedDate > post.createdDate).toBe(true);
    await site.store.db.deleteFrom('post').where('id', '=', 2).execute();
    await upsertPost(site.store.db, samplePost(3), new Date());
    expect((await get(site, `${apiPaths.post}?id=3`)).json()).toMatchObject({ id: 3, title: 'Post 3' });
  });

  test('pictures are base64 by default, and addresses on request', async () => {
    await using site = await open(dialect);
    await publishMedia(site.store, samplePicture());
    await publishPosts(site.store, 1, () => ({ picture: toPicture(samplePicture()), html: '<p>A &amp; B "C"</p>' }));
    const plain = (await get(site, `${apiPaths.post}?id=1`)).json();
    expect(postSchema.parse(plain)).toEqual(plain);
    expect(plain).toMatchObject({
      imageByte: tinyJpeg.toString('base64'),
      image: 'post-1.jpeg',
      imageFile: `http://127.0.0.1:3000/media/${'a'.repeat(32)}/960.jpeg`,
      description: '&lt;p&gt;A &amp;amp; B &quot;C&quot;&lt;/p&gt;',
    });
    expect(plain).not.toHaveProperty('picture');
    const page = (await get(site, `${apiPaths.postList}?images=url`)).json();
    expect(postListSchema.parse(page)).toEqual(page);
    expect(page.blogDto[0]).toMatchObject({
      imageByte: '',
      picture: { hash: 'a'.repeat(32), width: 960, height: 540, widths: [480, 960], alt: 'A token' },
    });
  });
});

test.each([
  'pageNumber=0',
  'pageNumber=-1',
  'pageNumber=one',
  'pageNumber=1.5',
  'pageNumber=',
  'pageNumber=1&pageNumber=2',
  'record=0',
  'record=101',
  'isPopular=yes',
  'isActive=1',
  'images=both',
])('GetAllBlogs?%s is 400 and names what is wrong', async (query) => {
  await using site = await open();
  const answer = await get(site, `${apiPaths.postList}?${query}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
  expect(answer.json().detail).toContain(query.split('=')[0]);
});

test('one blog: unknown and inactive are 404, a malformed id is 400', async () => {
  await using site = await open();
  await publishPosts(site.store, 1, () => ({ isActive: false }));
  for (const [query, status] of [
    ['id=1', 404],
    ['id=2', 404],
    ['id=999999999', 404],
    ['id=x', 400],
    ['id=0', 400],
    ['', 400],
  ]) {
    const answer = await get(site, `${apiPaths.post}?${query}`);
    expect([query, answer.statusCode]).toEqual([query, status]);
  }
});

test('without the client key the list and a post are 401', async () => {
  await using site = await open();
  for (const url of [apiPaths.postList, `${apiPaths.post}?id=1`]) {
    expect((await site.app.inject({ url })).statusCode).toBe(401);
  }
});
