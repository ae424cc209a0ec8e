import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { clientKey, createTestApp } from '#tests/app.ts';

const wait = { timeout: 10_000 };
const maximum = 20 * 1_048_576;

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

test.each([
  ['the resume', resume],
  ['another file', part('name="photo"; filename="a.png"')],
  ['a field', part('name="fullName"')],
  ['what precedes the first part', 'A'],
])('a chunked body that has no end is cut off at 20 MB, within %s', async (_what, head) => {
  await using site = await open();
  const socket = await start(site, 'Transfer-Encoding: chunked', chunk(head));
  const answer: Buffer[] = [];
  socket.on('data', (bytes) => answer.push(Buffer.from(bytes)));
  const closed = once(socket, 'close');
  socket.write(chunk('A'.repeat(maximum - head.length)));
  socket.write(chunk('A'));
  await closed;
  const text = Buffer.concat(answer).toString();
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text.toLowerCase()).toContain('\r\nconnection: close\r\n');
  expect(text).toContain('The body is too large.');
  expect(listUploads(site)).toEqual([]);
});

test('a chunked body of 20 MB is read to its end', async () => {
  await using site = await open();
  const socket = await start(site, 'Transfer-Encoding: chunked', chunk(resume));
  const end = '\r\n--x--\r\n';
  socket.write(`${chunk('A'.repeat(maximum - resume.length - end.length))}${chunk(end)}0\r\n\r\n`);
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toContain('File size must not exceed 5 MB.');
  socket.destroy();
});

test('one network has 10 uploads in progress and all have 50; the next is told 503, and accepted after one has gone', async () => {
  await using site = await open();
  const send = (address: string) =>
    site.app.inject({
      method: 'POST',
      url: apiPaths.submitApplication,
      headers: { ...clientKey, 'Content-Type': 'multipart/form-data; boundary=x', 'X-Forwarded-For': address },
      payload: '--x--\r\n',
    });
  const startTen = (address: string) =>
    Array.from({ length: 10 }, () =>
      start(site, 'Content-Length: 5000000', `${resume}${'A'.repeat(100_000)}`, address),
    );
  const expectBusy = async (address: string) => {
    const busy = await send(address);
    expect([busy.statusCode, busy.headers['retry-after'], busy.json().status]).toEqual([503, '5', 503]);
  };
  const sockets = await Promise.all(startTen('2001:db8:1::1'));
  await vi.waitFor(() => expect(listUploads(site)).toHaveLength(10), wait);
  // All addresses of one /48 are one network.
  await expectBusy('2001:db8:1:2::1');
  expect((await send('2001:db8:2::1')).statusCode).toBe(422);
  sockets.push(...(await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].flatMap(startTen))));
  await vi.waitFor(() => expect(listUploads(site)).toHaveLength(50), wait);
  await expectBusy('2001:db8:2::1');
  sockets.pop()?.destroy();
  await vi.waitFor(() => expect(listUploads(site)).toHaveLength(49), wait);
  await vi.waitFor(async () => expect((await send('2001:db8:2::1')).statusCode).toBe(422), wait);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(listUploads(site)).toEqual([]), wait);
});
