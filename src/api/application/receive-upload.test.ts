import { once } from 'node:events';
import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { clientKey, createTestApp } from '#tests/app.ts';

const wait = { timeout: 10_000 };
async function open() {
  const site = await createTestApp('SQLite', inject('postgresUrl'), { TRUST_PROXY: '1' });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  return site;
}

type Site = Awaited<ReturnType<typeof open>>;

const listUploads = ({ config }: Site) => readdirSync(join(config.dataDir, 'uploads'));

/** Sends the head of a request and the beginning of its body. */
async function start({ app }: Site, length: string, body: string, address = '198.51.100.1'): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${apiPaths.submitApplication} HTTP/1.1\r\nHost: x\r\nX-Client-Key: mohar-public-site\r\n` +
      `X-Forwarded-For: ${address}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n${body}`,
  );
  return socket;
}

const part = (disposition: string) => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n%PDF-1.7 `;
const resume = part('name="resume"; filename="a.pdf"');
const chunk = (data: string) => `${data.length.toString(16)}\r\n${data}\r\n`;

test('a body without a length is refused: it may have no end', async () => {
  await using site = await open();
  const socket = await start(site, 'Transfer-Encoding: chunked', chunk(resume));
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toMatch(/^HTTP\/1\.1 411 /);
  await once(socket, 'close');
  expect(listUploads(site)).toEqual([]);
});

test('one network has 20 uploads in progress; when all have 100, a newcomer takes the place of the oldest of the largest', async () => {
  await using site = await open();
  const send = async (address: string) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: apiPaths.submitApplication,
      headers: { ...clientKey, 'Content-Type': 'multipart/form-data; boundary=x', 'X-Forwarded-For': address },
      payload: '--x--\r\n',
    });
    return [answer.statusCode, answer.headers['retry-after']];
  };
  const startTwenty = (address: string) =>
    Array.from({ length: 20 }, () =>
      start(site, 'Content-Length: 5000000', `${resume}${'A'.repeat(100_000)}`, address),
    );
  const sockets = await Promise.all(startTwenty('2001:db8:1::1'));
  await vi.waitFor(() => expect(listUploads(site)).toHaveLength(20), wait);
  // All addresses of one /48 are one network.
  expect(await send('2001:db8:1:2::1')).toEqual([503, '5']);
  expect(await send('2001:db8:2::1')).toEqual([422, undefined]);
  sockets.push(...(await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].flatMap(startTwenty))));
  await vi.waitFor(() => expect(listUploads(site)).toHaveLength(100), wait);
  expect(await send('2001:db8:2::1')).toEqual([422, undefined]);
  await vi.waitFor(() => expect(listUploads(site)).toHaveLength(99), wait);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(listUploads(site)).toEqual([]), wait);
});

test('what a process that ended in the middle has left is deleted within half an hour by any other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await using site = await open();
  writeFileSync(join(site.config.dataDir, 'uploads', 'left'), 'half a resume');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(listUploads(site)).toEqual(['left']);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(listUploads(site)).toEqual([]);
  vi.useRealTimers();
});

test.each([
  ['a file', (path: string) => writeFileSync(path, '')],
  ['a file system that takes no file', (path: string) => symlinkSync('/proc/self', path)],
])(
  'where the folder for uploads is %s, an application is answered 503 after its whole body was read',
  async (_, make) => {
    await using site = await open();
    const folder = join(site.config.dataDir, 'uploads');
    rmSync(folder, { recursive: true });
    make(folder);
    const body = `${resume}${'A'.repeat(4_000_000)}\r\n--x--\r\n`;
    const socket = await start(site, `Content-Length: ${body.length}`, '');
    // Reads nothing before everything is sent.
    await new Promise((sent) => socket.write(body, sent));
    const [bytes] = await once(socket, 'data');
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 503 .*retry-after: 60/is);
    socket.destroy();
  },
);
