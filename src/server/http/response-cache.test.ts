import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { encodeResponse } from '#server/http/encoded-response.ts';
import type { RenderedResponse } from '#server/http/rendered-response.ts';
import { createResponseCache } from '#server/http/response-cache.ts';

const large = { entries: 100, bytes: 10_000_000 };

const respond = (text: string, status = 200): RenderedResponse => ({
  status,
  headers: {},
  body: Buffer.from(text),
  isCacheable: status === 200,
});

/** A cache of responses; each names the content version of its render. */
function open(limits = large) {
  const rendered: string[] = [];
  let version = 1;
  const cache = createResponseCache(limits, () => {});
  cache.revalidate('1');
  const read = async (key: string): Promise<string> => {
    const response = await cache.get(key, async () => {
      rendered.push(key);
      const text = `${key} v${version}`;
      await delay(5);
      return encodeResponse(respond(text, key.includes('missing') ? 404 : 200));
    });
    return String(response.bodies.identity.body);
  };
  const publish = (): void => {
    version += 1;
    cache.revalidate(String(version));
  };
  return { cache, rendered, read, publish };
}

test('fifty concurrent requests render a response once, and later ones not at all', async () => {
  const { rendered, read } = open();
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => read('/a'))))).toEqual(new Set(['/a v1']));
  await read('/a');
  expect(rendered).toEqual(['/a']);
});

test('after a change the stale response is served while it is revalidated, without a request', async () => {
  const { rendered, read, publish } = open();
  await read('/a');
  publish();
  expect(await read('/a')).toBe('/a v1');
  await vi.waitFor(async () => expect(await read('/a')).toBe('/a v2'));
  expect(rendered).toEqual(['/a', '/a']);
});

test('a first render that a change overtakes is revalidated without another request', async () => {
  const { rendered, read, publish } = open();
  const first = read('/a');
  publish();
  expect(await first).toBe('/a v1');
  await vi.waitFor(() => expect(rendered).toEqual(['/a', '/a']));
  await delay(20);
  expect(await read('/a')).toBe('/a v2');
  expect(rendered).toEqual(['/a', '/a']);
});

test('entries and bytes are bounded; the least recently used goes first', async () => {
  const { cache, read, rendered } = open({ entries: 3, bytes: 10_000_000 });
  for (const key of ['/a', '/b', '/c', '/a', '/d']) await read(key);
  expect(cache.size().entries).toBe(3);
  await read('/a');
  await read('/b');
  expect(rendered).toEqual(['/a', '/b', '/c', '/d', '/b']);
  const small = open({ entries: 100, bytes: 200 });
  for (let nth = 0; nth < 50; nth += 1) await small.read(`/page-${nth}`);
  expect(small.cache.size().bytes).toBeLessThanOrEqual(200);
  expect(small.cache.size().entries).toBeGreaterThan(1);
});

test('the first request gets a fast encoding, later ones the smallest', async () => {
  const text = Array.from({ length: 2_000 }, (_, nth) => `word ${nth * 7919} `).join('');
  const cache = createResponseCache(large, () => {});
  const read = () => cache.get('/a', async () => encodeResponse(respond(text)));
  const first = (await read()).bodies.br;
  expect(brotliDecompressSync(first?.body ?? '').toString()).toBe(text);
  await vi.waitFor(async () => expect((await read()).bodies.br?.etag).not.toBe(first?.etag));
  const { bodies } = await read();
  expect(brotliDecompressSync(bodies.br?.body ?? '').toString()).toBe(text);
  expect(bodies.br?.body.length).toBeLessThan(first?.body.length ?? 0);
  const lengths = Object.values(bodies).map(({ body }) => body.length);
  expect(cache.size().bytes).toBe(lengths.reduce((sum, length) => sum + length, 0));
});

test('a render that began before a change does not replace a newer response', async () => {
  const { read, publish } = open();
  const slow = read('/b');
  publish();
  await slow;
  await vi.waitFor(async () => expect(await read('/b')).toBe('/b v2'));
});

test('a 404 is not cached', async () => {
  const { cache, rendered, read } = open();
  await read('/missing');
  await read('/missing');
  expect([cache.size().entries, rendered.length]).toEqual([0, 2]);
});

test('an error reaches its request, and the next request renders again', async () => {
  let fails = true;
  const cache = createResponseCache(large, () => {});
  const read = () =>
    cache.get('/a', async () => {
      if (fails) throw new Error('the store does not answer');
      return encodeResponse(respond('well'));
    });
  await expect(async () => read()).rejects.toThrow('the store does not answer');
  fails = false;
  expect(String((await read()).bodies.identity.body)).toBe('well');
});

test('a stale response that cannot be renewed is served, and tried again a second later, not with each request', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { cache, errors, fail, read, rendered } = openFailing();
  await read();
  fail(true);
  cache.revalidate('v2');
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  for (let nth = 0; nth < 50; nth += 1) expect(await read()).toBe('well');
  expect(rendered()).toBe(3);
  vi.advanceTimersByTime(1_001);
  fail(false);
  await read();
  await vi.waitFor(() => expect(rendered()).toBe(4));
});

/** A cache of one response; every render can fail. */
function openFailing() {
  let fails = false;
  let renders = 0;
  const errors: unknown[] = [];
  const cache = createResponseCache(large, (error) => errors.push(error));
  const render = async () => {
    renders += 1;
    if (fails) throw new Error('the other host does not answer');
    return encodeResponse(respond('well'));
  };
  return {
    cache,
    errors,
    fail: (value: boolean) => (fails = value),
    read: async () => String((await cache.get('/a', render)).bodies.identity.body),
    rendered: () => renders,
  };
}
