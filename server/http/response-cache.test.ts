import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { encodePage, type KeptPage } from '#server/page/kept-page.ts';
import { createPageKeeper } from '#server/page/page-keeper.ts';

const roomy = { pages: 100, bytes: 10_000_000 };

function open(bounds = roomy) {
  const made: string[] = [];
  let version = 1;
  const make = async (address: string): Promise<KeptPage> => {
    made.push(address);
    const text = `${address} v${version}`;
    await sleep(5);
    return encodePage(address.includes('missing') ? 404 : 200, {}, Buffer.from(text));
  };
  const keeper = createPageKeeper(make, bounds, () => {});
  keeper.moveTo('1');
  const read = async (address: string): Promise<string> => String((await keeper.get(address)).encodings.identity.body);
  const publish = (): void => {
    version += 1;
    keeper.moveTo(String(version));
  };
  return { keeper, made, read, publish };
}

test('a stampede makes a page once, and later readers make none', async () => {
  const { made, read } = open();
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => read('/a'))))).toEqual(new Set(['/a v1']));
  await read('/a');
  expect(made).toEqual(['/a']);
});

test('after a change the old page is answered while the new one is made, without anybody asking for it', async () => {
  const { made, read, publish } = open();
  await read('/a');
  publish();
  expect(await read('/a')).toBe('/a v1');
  await vi.waitFor(async () => expect(await read('/a')).toBe('/a v2'));
  expect(made).toEqual(['/a', '/a']);
});

test('what is kept is bounded in number and bytes, the least used going first', async () => {
  const { keeper, read } = open({ pages: 3, bytes: 10_000_000 });
  for (const address of ['/a', '/b', '/c', '/a', '/d']) await read(address);
  expect(keeper.size().pages).toBe(3);
  const small = open({ pages: 100, bytes: 200 });
  for (let nth = 0; nth < 50; nth += 1) await small.read(`/page-${nth}`);
  expect(small.keeper.size().bytes).toBeLessThanOrEqual(200);
});

test('the first reader gets a page quickly encoded, later ones at the highest level', async () => {
  const text = Array.from({ length: 2_000 }, (_, nth) => `word ${nth * 7919} `).join('');
  const keeper = createPageKeeper(
    async () => encodePage(200, {}, Buffer.from(text)),
    roomy,
    () => {},
  );
  const readBrotli = async () => (await keeper.get('/a')).encodings.br;
  const first = await readBrotli();
  expect(brotliDecompressSync(first?.body ?? '').toString()).toBe(text);
  await vi.waitFor(async () => expect((await readBrotli())?.etag).not.toBe(first?.etag));
  const best = await readBrotli();
  expect(brotliDecompressSync(best?.body ?? '').toString()).toBe(text);
  expect(best?.body.length).toBeLessThan(first?.body.length ?? 0);
  const { encodings } = await keeper.get('/a');
  const lengths = Object.values(encodings).map(({ body }) => body.length);
  expect(keeper.size().bytes).toBe(lengths.reduce((sum, length) => sum + length, 0));
});

test('who must have a current page waits for it, and what was begun before the change will not do', async () => {
  const { keeper, read, publish, made } = open();
  await read('/a');
  publish();
  const current = await keeper.get('/a', true);
  expect(String(current.encodings.identity.body)).toBe('/a v2');
  const late = read('/b');
  publish();
  expect(String((await keeper.get('/b', true)).encodings.identity.body)).toBe('/b v3');
  await late;
  expect(await read('/b')).toBe('/b v3');
  expect(made.filter((address) => address === '/b')).toHaveLength(2);
});

test('what is not there is not kept', async () => {
  const { keeper, made, read } = open();
  await read('/missing');
  await read('/missing');
  expect([keeper.size().pages, made.length]).toEqual([0, 2]);
});

test('a page that fails is told to its reader, and made again for the next', async () => {
  let fails = true;
  const keeper = createPageKeeper(
    async () => {
      if (fails) throw new Error('the store is away');
      return encodePage(200, {}, Buffer.from('well'));
    },
    roomy,
    () => {},
  );
  await expect(keeper.get('/a')).rejects.toThrow('the store is away');
  fails = false;
  expect(String((await keeper.get('/a')).encodings.identity.body)).toBe('well');
});
