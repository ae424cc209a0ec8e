import { connect as connectTo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { startCpuTimer } from '@mohar/check/tests/cpu-time.ts';
import { describe, expect, inject, test } from 'vitest';
import type { PreparedMedia } from '#domain/media/media.ts';
import { createTestApp } from '#tests/app.ts';
import { publishMedia, samplePicture } from '#tests/published-content.ts';

test('a stored picture is immutable under its hash, and revalidated with 304', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  await publishMedia(site.store, samplePicture());
  const url = `/media/${'a'.repeat(32)}/480.avif`;
  const answer = await site.app.inject(url);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/avif',
    'max-age=31536000, immutable',
  ]);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const again = await site.app.inject({ url, headers: { 'If-None-Match': String(answer.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('a drawing is compressed, and sandboxed when it is opened by itself', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(80)}</svg>`);
  const files = [{ name: 'drawing.svg', bytes: svg }];
  await publishMedia(site.store, { ...samplePicture('d'), kind: 'drawing', files });
  const url = `/media/${'d'.repeat(32)}/drawing.svg`;
  const answer = await site.app.inject({ url, headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
    'cache-control': 'max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(brotliDecompressSync(answer.rawPayload)).toEqual(svg);
});

test.each([
  `/media/${'a'.repeat(32)}/../480.avif`,
  `/media/${'a'.repeat(32)}/481.avif`,
  `/media/${'c'.repeat(32)}/480.avif`,
  `/media/x/480.avif`,
  `/media/${'a'.repeat(32)}/480.svg`,
])('%s is no file', async (url) => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  await publishMedia(site.store, samplePicture());
  const answer = await site.app.inject(url);
  expect(answer.headers['content-type']).not.toContain('image');
});

const pdf = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31) % 251));
const pdfUrl = `/media/${'b'.repeat(32)}/file.pdf`;
const publishedPdf = describePdf(pdf);

function describePdf(bytes: Buffer): PreparedMedia {
  return { hash: 'b'.repeat(32), kind: 'pdf', width: 0, height: 0, files: [{ name: 'file.pdf', bytes }] };
}

describe.each(['SQLite', 'PostgreSQL'] as const)('a published PDF on %s', (dialect) => {
  test('is sent whole, in parts, by its length alone, or not at all where the client has it', async () => {
    await using site = await createTestApp(dialect, inject('postgresUrl'));
    await publishMedia(site.store, publishedPdf);
    const whole = await site.app.inject(pdfUrl);
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['content-length']]).toEqual([
      200,
      'application/pdf',
      '300000',
    ]);
    expect(whole.rawPayload.equals(pdf)).toBe(true);

    const part = await site.app.inject({ url: pdfUrl, headers: { Range: 'bytes=65530-199999' } });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 65530-199999/300000']);
    // A part of a previous file at this address is not resumed with this one. The file has no date to compare.
    for (const condition of ['"other"', 'W/"other"', 'Wed, 25 Nov 2026 00:00:00 GMT']) {
      const headers = { range: 'bytes=65530-199999', 'if-range': condition };
      expect([condition, (await site.app.inject({ url: pdfUrl, headers })).statusCode]).toEqual([condition, 200]);
    }
    expect(part.rawPayload.equals(pdf.subarray(65_530, 200_000))).toBe(true);
    const behind = await site.app.inject({ url: pdfUrl, headers: { Range: 'bytes=300000-' } });
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, 'bytes */300000']);

    const head = await site.app.inject({ url: pdfUrl, method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '300000', '']);
    const again = await site.app.inject({ url: pdfUrl, headers: { 'If-None-Match': String(whole.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await site.app.inject(pdfUrl.replace('bbb', 'bbc'))).headers['content-type']).not.toContain('pdf');
  });
});

test('of large PDFs that are requested in parts each is read once', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  const hashes = ['1', '2', '3', '4'].map((digit) => digit.repeat(32));
  for (const hash of hashes) await publishMedia(site.store, { ...describePdf(Buffer.alloc(5_000_000, 37)), hash });
  const cpuTime = startCpuTimer();
  for (let nth = 0; nth < 80; nth += 1) {
    const start = nth * 60_000;
    const headers = { Range: `bytes=${start}-${start}` };
    const part = await site.app.inject({ url: `/media/${hashes[nth % 4]}/file.pdf`, headers });
    expect([part.statusCode, part.body]).toEqual([206, '%']);
  }
  // Read eighty times they would be 0.4 GB.
  expect(cpuTime()).toBeLessThan(1_000);
});

test('a PDF that is being sent is not ended for those who come after it', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'), { TRUST_PROXY: '1' });
  await publishMedia(site.store, describePdf(Buffer.alloc(5_000_000, 37)));
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
  let ended = 0;
  // Each takes 384 kB of the 28 MB for files; nothing is read.
  const sockets = Array.from({ length: 90 }, () => {
    const socket = connectTo(port, '127.0.0.1').pause();
    return socket.on('error', () => {}).on('close', () => (ended += 1));
  });
  try {
    for (const [nth, socket] of sockets.entries()) {
      socket.write(`GET ${pdfUrl} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.${nth}\r\n\r\n`);
    }
    const url = `http://127.0.0.1:${port}${pdfUrl}`;
    const headers = { 'X-Forwarded-For': '198.51.100.1' };
    await expect.poll(async () => (await fetch(url, { headers })).status, { timeout: 10_000 }).toBe(503);
    expect(ended).toBe(0);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test('a PDF that is refused because its network reads too little carries no header of the file', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  // More than the kernel takes for a client that does not read.
  await publishMedia(site.store, describePdf(Buffer.alloc(5_000_000, 37)));
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
  // Each takes 384 kB of 14 MB; nothing is read.
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connectTo(port, '127.0.0.1').pause();
    return socket.on('error', () => {}).setNoDelay();
  });
  try {
    for (const socket of sockets) socket.write(`GET ${pdfUrl} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const url = `http://127.0.0.1:${port}${pdfUrl}`;
    await expect.poll(async () => (await fetch(url)).status, { timeout: 10_000 }).toBe(503);
    const { status, headers } = await fetch(url, { headers: { Range: 'bytes=0-9' } });
    const sent = ['cache-control', 'etag', 'content-range', 'accept-ranges'].map((name) => headers.get(name));
    expect([status, Number(headers.get('retry-after')) > 0, ...sent]).toEqual([
      503,
      true,
      'no-store',
      null,
      null,
      null,
    ]);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});
