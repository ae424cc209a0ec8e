import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';

test('an installer is saved under its name; hidden files, pages, links out of the folder and folders are not found', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  const folder = join(site.config.dataDir, 'utility');
  mkdirSync(join(folder, 'mac'), { recursive: true });
  const names = ['setup.exe', 'mac/driver 2.1.dmg', '.hidden.exe', 'page.html', 'drawing.svg', 'script.js'];
  for (const name of names) writeFileSync(join(folder, name), 'MZ');
  writeFileSync(join(site.config.dataDir, 'secret.pdf'), 'secret');
  symlinkSync(join(site.config.dataDir, 'secret.pdf'), join(folder, 'linked.pdf'));
  symlinkSync(site.config.dataDir, join(folder, 'up'));

  for (const name of ['setup.exe', 'mac/driver%202.1.dmg']) {
    const answer = await site.app.inject(`/utility/${name}`);
    expect([name, answer.statusCode, answer.headers['content-disposition']]).toEqual([name, 200, 'attachment']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
  const others = [
    '.hidden.exe',
    'page.html',
    'drawing.svg',
    'script.js',
    'linked.pdf',
    'up/secret.pdf',
    'mac',
    '../secret.pdf',
    'mac//driver%202.1.dmg',
  ];
  for (const name of [...others, '..%2fsecret.pdf', 'mac/..%2f..%2fsecret.pdf']) {
    const answer = await site.app.inject(`/utility/${name}`);
    expect([name, answer.body.includes('MZ'), answer.body.includes('secret')]).toEqual([name, false, false]);
  }
});

test('an interrupted download goes on only if the file is the same: by its strong tag, or by exactly its date', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  const file = join(site.config.dataDir, 'utility/setup.exe');
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31) % 251));
  writeFileSync(file, bytes);
  const changedAt = new Date('2026-11-20T10:00:00.500Z');
  utimesSync(file, changedAt, changedAt);
  const url = '/utility/setup.exe';
  const whole = await site.app.inject(url);
  const { etag = '', 'last-modified': date = '' } = whole.headers;
  expect([etag, date]).toEqual([expect.stringMatching(/^"[0-9a-z-]+"$/), 'Fri, 20 Nov 2026 10:00:00 GMT']);
  expect(whole.rawPayload.equals(bytes)).toBe(true);

  const ask = async (condition: string) => {
    const headers = { range: 'bytes=200000-', 'if-range': condition };
    const { statusCode, rawPayload } = await site.app.inject({ url, headers });
    return [condition, statusCode, rawPayload.equals(statusCode === 206 ? bytes.subarray(200_000) : bytes)];
  };
  for (const same of [String(etag), String(date)]) expect(await ask(same)).toEqual([same, 206, true]);
  const others = [`W/${etag}`, 'W/"other"', '"other"', `"other", ${etag}`, '*', 'yesterday'];
  for (const other of [...others, 'Sat, 21 Nov 2026 10:00:00 GMT', 'Thu, 19 Nov 2026 10:00:00 GMT']) {
    expect(await ask(other)).toEqual([other, 200, true]);
  }

  writeFileSync(file, bytes.toReversed());
  utimesSync(file, changedAt, changedAt);
  const changed = await site.app.inject({ url, headers: { range: 'bytes=200000-', 'if-range': String(etag) } });
  expect([changed.statusCode, changed.rawPayload.equals(bytes.toReversed())]).toEqual([200, true]);
  expect((await site.app.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(200);
});

test('an installer that is replaced while it is sent is not continued with the new one', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  const file = join(site.config.dataDir, 'utility/setup.exe');
  // More than the kernel takes for a client that does not read.
  writeFileSync(file, Buffer.alloc(20_000_000, 'a'));
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/utility/setup.exe`);
  const reader = response.body?.getReader();
  await reader?.read();
  writeFileSync(file, Buffer.alloc(20_000_000, 'b'));
  const received: Uint8Array[] = [];
  const readAll = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) received.push(part.value);
  };
  await expect(readAll()).rejects.toThrow();
  expect(received.some((part) => part.includes('b'.charCodeAt(0)))).toBe(false);
});
