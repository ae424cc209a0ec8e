import { connect as connectTo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { connect, type Store } from '#database/connect.ts';
import { publishContent } from '#services/publish-content.ts';
import { clientKey } from '#tests/app.ts';
import { get } from '#tests/attacks.ts';
import { measureReads } from '#tests/measure-reads.ts';
import { readMemory } from '#tests/process-metrics.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';

/** Nearly as large as a published PDF may be. */
const size = 9_900_000;
const hash = 'e'.repeat(32);
const path = `/media/${hash}/file.pdf`;

let address: Awaited<ReturnType<typeof createMigratedStoreAddress>>;
let store: Store;
let server: TestServer;

beforeAll(async () => {
  address = await createMigratedStoreAddress('SQLite', '');
  store = await connect(address);
  const files = [{ name: 'file.pdf', bytes: new Uint8Array(size).fill(37) }];
  const target = { kind: 'pdf' as const, hash };
  const publication = {
    posts: [],
    advertisements: [],
    banner: undefined,
    media: [{ hash, kind: 'pdf' as const, width: 0, height: 0, files }],
    notices: [{ key: 'large', title: 'Large', createdDate: '2026-11-01T08:00:00.000Z', isActive: true, target }],
  };
  await publishContent(store.db, publication, new Date());
  server = await startServer({ DATA_DIR: address.dataDir });
});

afterAll(async () => {
  await server.stop();
  await store.close();
  await address.remove();
});

/** Whether a response is complete, or was refused with a time at which to try again. A cut one rejects. */
async function download(url: string, headers: Record<string, string> = {}): Promise<'complete' | 'refused'> {
  const response = await fetch(url, { headers });
  const { byteLength } = await response.arrayBuffer();
  if (response.status === 503 && Number(response.headers.get('retry-after')) > 0) return 'refused';
  expect(response.status).toBe(200);
  expect(byteLength).toBeGreaterThanOrEqual(size);
  return 'complete';
}

test('what one office downloads at the same time is complete', { timeout: 60_000 }, async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => download(server.url + path)));
  expect(answers).toEqual(answers.map(() => 'complete'));
});

test('the same PDF from the API is complete or refused, never cut', { timeout: 60_000 }, async () => {
  const url = `${server.url}${apiPaths.noticeFile}?id=1`;
  expect(await download(url, clientKey)).toBe('complete');
  const answers = await Promise.all(Array.from({ length: 6 }, () => download(url, clientKey)));
  expect(answers).toContain('complete');
});

test('300 downloads and 200 clients that never read: reads stay fast and memory bounded', {
  timeout: 120_000,
}, async () => {
  const attack = async (): Promise<void> => {
    const sockets = Array.from({ length: 500 }, (_, nth) => {
      const socket = connectTo(server.port, '127.0.0.1').on('error', () => {});
      if (nth < 300) socket.resume();
      else socket.pause();
      socket.write(get(path));
      return socket;
    });
    await delay(4_000);
    for (const socket of sockets) socket.destroy();
  };
  // Another process may take the machine for a moment.
  const attempts: number[] = [];
  while (attempts.length < 3 && !attempts.some((time) => time < 150))
    attempts.push(await measureReads(server, attack()));
  expect(attempts.at(-1)).toBeLessThan(150);
  expect(readMemory(server.pid)).toBeLessThan(350 * 1_048_576);
  await expect.poll(() => download(server.url + path)).toBe('complete');
});
