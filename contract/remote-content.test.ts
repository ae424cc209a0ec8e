import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createRemoteContent } from '#contract/remote-content.ts';

/** Another host that answers every call with the same chunk, so many times. */
async function startHost(chunk: string, times = 1) {
  let sent = 0;
  const server = createServer(async (_request, response) => {
    response.on('error', () => {});
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

test('another host’s answer without end is read to 32 MB at most', async () => {
  await using host = await startHost(' '.repeat(megabyte), 500);
  expect(await host.content.listNotices()).toEqual([]);
  expect(host.lines).toEqual([expect.stringMatching(/too large/)]);
  expect(host.sent()).toBeLessThan(64 * megabyte);
});

test('a text of another host that is far too long for its page counts as absent', async () => {
  const post = { id: 1, title: 'a'.repeat(2_000), description: 'A long text', createdDate: '2026-11-22T00:00:00Z' };
  await using host = await startHost(JSON.stringify({ total: 1, blogDto: [post] }));
  const { posts } = await host.content.listPosts({ page: 1, pageSize: 10 });
  expect(posts).toMatchObject([{ title: '', summary: 'A long text' }]);
});

test('a list of another host that no page can show is not read', async () => {
  const notice = { id: 1, notificationTitle: 'A', mediaType: 1, hyperLink: 'https://a.example', createdDate: '' };
  await using host = await startHost(JSON.stringify(Array.from({ length: 1_001 }, () => notice)));
  expect(await host.content.listNotices()).toEqual([]);
});
