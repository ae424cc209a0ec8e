import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { toLogLine } from '#contract/remote-answer.ts';
import { createRemoteContent } from '#contract/remote-content.ts';
import { tinyJpeg } from '#tests/published-content.ts';
import { samplePdf } from '#tests/submissions.ts';

/** Another host: answers every call with the same repeated chunk, or a path with a file. */
async function startHost(chunk: string, times = 1, files: Readonly<Record<string, Buffer>> = {}, status = 200) {
  let sent = 0;
  const server = createServer(async (request, response) => {
    const file = files[request.url ?? ''];
    if (file) return response.end(file);
    response.on('error', () => {});
    response.statusCode = status;
    for (let nth = 0; nth < times && !response.destroyed; nth += 1) {
      sent += chunk.length;
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lines: string[] = [];
  const address = { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, clientKey: 'key' };
  return {
    content: createRemoteContent(address, (line) => lines.push(line)),
    url: address.host,
    lines,
    sent: () => sent,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const megabyte = 1_048_576;

test('another host’s answer without end is read to 2 MB at most, and to 16 MB with pictures', async () => {
  await using host = await startHost(' '.repeat(megabyte), 500);
  expect(await host.content.listNotices()).toEqual({ notices: [], hasFailed: true });
  expect(host.lines).toEqual([expect.stringMatching(/too large/)]);
  const sent = host.sent();
  // Plus the buffers of the sockets.
  expect(sent).toBeLessThan(16 * megabyte);
  expect(await host.content.listPosts({ page: 1, pageSize: 10 })).toEqual({ posts: [], total: 0, hasFailed: true });
  expect(host.sent() - sent).toBeLessThan(32 * megabyte);
});

test('times of another host that no page can show are blank, and control characters are no part of a text', async () => {
  const post = (id: number, createdDate: string, title: string) => ({ id, createdDate, title });
  const dates = ['+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z', '-200000-01-01', 'soon', '2026-11-20T10:00:00'];
  const blogDto = dates.map((date, id) => post(id, date, `Post \u0001${id}`));
  await using host = await startHost(JSON.stringify({ total: 5, blogDto }));
  const { posts } = await host.content.listPosts({ page: 1, pageSize: 10 });
  expect(posts.map(({ createdDate }) => createdDate)).toEqual(['', '', '', '', '2026-11-20T10:00:00+05:30']);
  expect(posts[0]?.title).toBe('Post  0');
});

test.each([
  ['objects', '{},'.repeat(30_000)],
  ['lists', '[],'.repeat(30_000)],
  ['numbers', '0,'.repeat(300_000)],
])('an answer of another host with far too many %s is not parsed', async (_, items) => {
  await using host = await startHost(`[${items}0]`);
  expect(await host.content.listNotices()).toEqual({ notices: [], hasFailed: true });
  expect(host.lines).toEqual([expect.stringMatching(/too many parts/)]);
});

test('a post of another host that is too long to be sanitised is not shown', async () => {
  await using host = await startHost(JSON.stringify({ id: 1, description: '<b>'.repeat(40_000) }));
  expect(await host.content.findPost(1)).toBe('failed');
  expect(host.lines).toEqual([expect.stringMatching(/text of post 1 is longer than 100000 characters/)]);
});

test('the summary of a long post is made of its beginning', async () => {
  const post = { id: 1, description: `The beginning. ${'<b>'.repeat(300_000)}The end.` };
  await using host = await startHost(JSON.stringify({ total: 1, blogDto: [post] }));
  const { posts } = await host.content.listPosts({ page: 1, pageSize: 10 });
  expect(posts).toMatchObject([{ summary: 'The beginning.' }]);
});

test('another host cannot answer more posts than were asked for', async () => {
  const blogDto = Array.from({ length: 30 }, (_, at) => ({ id: at + 1 }));
  await using host = await startHost(JSON.stringify({ total: 30, blogDto }));
  expect((await host.content.listPosts({ page: 1, pageSize: 10 })).posts).toHaveLength(10);
});

test('what another host makes the log say is one short line without control characters', async () => {
  await using host = await startHost(`\u001B[31m\r\n\u2028${'x'.repeat(1_000)}`);
  await host.content.listNotices();
  expect(toLogLine(`a\r\nb\u001B[31m\u0085\u2028\u202E${'x'.repeat(1_000)}`)).toMatch(/^a {2}b \[31m {3}x+$/);
  for (const line of [...host.lines, toLogLine('x'.repeat(1_000))]) {
    expect(line.length).toBeLessThanOrEqual(200);
    expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  }
  expect(host.lines).toHaveLength(1);
});

const script = '<script>alert(1)</script>';

test.each([
  { imageFile: `data:text/html,${script}` },
  { imageFile: `data:application/pdf;base64,${samplePdf.toString('base64')}` },
  { imageFile: 'https://x//evil.example/phish' },
  { imageFile: String.raw`https://x/\evil.example` },
  { imageFile: 'not a url' },
  { imageFile: 'file:///etc/passwd' },
  { image: Buffer.from(script).toString('base64') },
  { image: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`).toString('base64') },
])('a notice’s file is not %j', async (answer) => {
  await using host = await startHost(JSON.stringify(answer));
  expect(await host.content.findNoticeFile(1)).toBeUndefined();
});

test.each([
  ['application/pdf', samplePdf],
  ['image/jpeg', tinyJpeg],
  ['image/png', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
  ['image/gif', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
  ['image/webp', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
  ['image/avif', Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'latin1')],
])('a notice’s file is taken for %s by its bytes', async (type, bytes) => {
  const base64 = bytes.toString('base64');
  await using host = await startHost(JSON.stringify({ image: base64, imageFile: null }));
  expect(await host.content.findNoticeFile(1)).toBe(`data:${type};base64,${base64}`);
});

test('a file by an address of the other host itself is read there, and is a file by its bytes too', async () => {
  const files = { '/files/1?a=b': tinyJpeg, '/files/2': Buffer.from(script) };
  const answers: Record<string, Buffer> = { ...files };
  await using host = await startHost('', 1, answers);
  const path = '/api/UnAuthoriseNotification/GetNotificationImage';
  for (const [id, file] of ['/files/1?a=b', '/files/2', '//evil.example/phish'].entries()) {
    answers[`${path}?id=${id}`] = Buffer.from(JSON.stringify({ imageFile: host.url + file }));
  }
  expect(await host.content.findNoticeFile(0)).toBe(`data:image/jpeg;base64,${tinyJpeg.toString('base64')}`);
  expect(await host.content.findNoticeFile(1)).toBeUndefined();
  expect(await host.content.findNoticeFile(2)).toBeUndefined();
});

test('a text of another host that is far too long for its page counts as absent', async () => {
  const post = { id: 1, title: 'a'.repeat(2_000), description: 'A long text', createdDate: '2026-11-22T00:00:00Z' };
  await using host = await startHost(JSON.stringify({ total: 1, blogDto: [post] }));
  const { posts } = await host.content.listPosts({ page: 1, pageSize: 10 });
  expect(posts).toMatchObject([{ title: '', summary: 'A long text' }]);
});

test('of more than a thousand notices of another host the first thousand are shown', async () => {
  const notices = Array.from({ length: 1_200 }, (_, at) => ({ id: at + 1, notificationTitle: `Notice ${at + 1}` }));
  await using host = await startHost(JSON.stringify(notices));
  const { notices: shown, hasFailed } = await host.content.listNotices();
  expect([shown.length, shown[0]?.title, shown.at(-1)?.title]).toEqual([1_000, 'Notice 1', 'Notice 1000']);
  expect([hasFailed, host.lines]).toEqual([false, []]);
});

test('booleans and numbers as text, and keys with a capital letter, are understood', async () => {
  const post = {
    Id: '12',
    Title: 'Their blog',
    Description: 'Text',
    IsActive: 'True',
    CreatedDate: '2026-11-20T10:00:00',
  };
  const blogDto = [
    { ...post, IsPopular: 'true' },
    { ...post, Id: '13', IsPopular: 'False' },
    { ...post, Id: '14', IsActive: 'false' },
  ];
  const notice = { Id: '7', NotificationTitle: 'Their file', MediaType: '0', HyperLink: null };
  const files: Record<string, Buffer> = {
    '/api/UnAuthoriseNotification/GetAllNotifications': Buffer.from(JSON.stringify([notice])),
    '/api/UnAuthoriseBlog/GetAllBlogDetailById?id=14': Buffer.from(JSON.stringify(blogDto[2])),
    '/api/UnAuthoriseNotification/GetNotificationImage?id=7': Buffer.from(
      JSON.stringify({ Image: tinyJpeg.toString('base64') }),
    ),
  };
  await using host = await startHost(
    JSON.stringify({ PageNumber: '1', Record: '10', Total: '33', BlogDto: blogDto }),
    1,
    files,
  );
  expect(await host.content.listPosts({ page: 1, pageSize: 10 })).toMatchObject({
    posts: [
      { id: 12, title: 'Their blog', summary: 'Text', createdDate: '2026-11-20T10:00:00+05:30', isPopular: true },
      { id: 13, isPopular: false },
    ],
    total: 33,
  });
  expect(await host.content.findPost(14)).toBe('missing');
  expect((await host.content.listNotices()).notices).toMatchObject([{ id: 7, title: 'Their file', isFile: true }]);
  expect(await host.content.findNoticeFile(7)).toMatch(/^data:image\/jpeg;base64,/);
});

test.each([
  ['500', 500, '{}'],
  ['503 in HTML', 503, '<!doctype html><title>Maintenance</title>'],
  ['204', 204, ''],
  ['200 in HTML', 200, '<!doctype html><title>Sign in</title>'],
])('an answer of another host that is %s has failed, and is not “there is none”', async (_, status, body) => {
  await using host = await startHost(body, 1, {}, status);
  expect(await host.content.findPost(1)).toBe('failed');
  expect(await host.content.listPosts({ page: 1, pageSize: 10 })).toEqual({ posts: [], total: 0, hasFailed: true });
  expect(await host.content.listNotices()).toEqual({ notices: [], hasFailed: true });
  expect(host.lines).toHaveLength(3);
});

test('a post that is 404 or null is missing; a list that is null is empty, one that is 404 has failed', async () => {
  for (const [status, body, hasFailed] of [
    [404, '<h1>Not found</h1>', true],
    [200, 'null', false],
  ] as const) {
    await using host = await startHost(body, 1, {}, status);
    expect(await host.content.findPost(1)).toBe('missing');
    expect(host.lines).toEqual([]);
    expect(await host.content.listNotices()).toEqual({ notices: [], hasFailed });
    expect(await host.content.listPosts({ page: 1, pageSize: 10 })).toEqual({ posts: [], total: 0, hasFailed });
  }
});
