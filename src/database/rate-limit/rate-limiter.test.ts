import { describe, expect, inject, test, vi } from 'vitest';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { createRateLimiter } from '#database/rate-limit/rate-limiter.ts';
import { createStoreAddress, dialects } from '#tests/store.ts';

const limit = { name: 'enquiry', perNetwork: 3, overall: 5, windowSeconds: 60 };

describe.each(dialects)('rate limit with %s', (dialect) => {
  test('a network has its own limit; over the overall one its first three are accepted, and it is reported once', async () => {
    const address = await createStoreAddress(dialect, inject('postgresUrl'));
    const store = await connect(address);
    await migrate(store.db);
    const exceeded = vi.fn();
    const consume = createRateLimiter(store.pool, { ...limit, perNetwork: 5 }, exceeded);
    const isRefused = async (network: string, times: number): Promise<string> => {
      let refused = '';
      for (let attempt = 0; attempt < times; attempt += 1) refused += (await consume([network])) > 0 ? 'x' : '.';
      return refused;
    };
    expect(await isRefused('192.0.2.1', 8)).toBe('.....xxx');
    expect(await consume(['192.0.2.1'])).toBeGreaterThan(50);
    expect(await consume(['192.0.2.1'])).toBeLessThanOrEqual(60);
    expect(exceeded).not.toHaveBeenCalled();
    expect(await isRefused('192.0.2.2', 5)).toBe('...xx');
    expect(await isRefused('192.0.2.3', 4)).toBe('...x');
    expect(exceeded).toHaveBeenCalledTimes(1);
    await store.close();
    await address.remove();
  });
});

test('two processes on one PostgreSQL count together', async () => {
  const address = await createStoreAddress('PostgreSQL', inject('postgresUrl'));
  const stores = await Promise.all([connect(address), connect(address)]);
  await Promise.all(stores.map((store) => migrate(store.db)));
  const [one, two] = stores.map((store) => createRateLimiter(store.pool, limit, () => {}));
  const waits = [];
  for (let attempt = 0; attempt < 2; attempt += 1) waits.push(await one?.(['192.0.2.1']), await two?.(['192.0.2.1']));
  expect(waits.map((seconds) => (seconds ?? 0) > 0)).toEqual([false, false, false, true]);
  await Promise.all(stores.map((store) => store.close()));
  await address.remove();
});

test('points are available again when the window has passed', async () => {
  const consume = createRateLimiter(undefined, { ...limit, perNetwork: 1, windowSeconds: 1 }, () => {});
  expect(await consume(['192.0.2.1'])).toBe(0);
  expect(await consume(['192.0.2.1'])).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect(await consume(['192.0.2.1'])).toBe(0);
});

test('an address of a network that is over its limit takes no memory, and neither do more networks than are counted', async () => {
  const exceeded = vi.fn();
  const consume = createRateLimiter(undefined, { ...limit, perNetwork: 1, overall: 1e6 }, exceeded);
  // A /48 has eight times the budget of a /64; its further /64s would each be a key of their own.
  const flood = async (count: number, toNetworks: (nth: number) => string[]): Promise<number> => {
    let accepted = 0;
    for (let nth = 0; nth < count; nth += 1) if ((await consume(toNetworks(nth))) === 0) accepted += 1;
    return accepted;
  };
  expect(await flood(2_000, (nth) => [`${nth}/64`, `${nth}/56`, 'a/48'])).toBe(8);
  expect(exceeded).not.toHaveBeenCalled();
  expect(await flood(12_000, (nth) => [`192.0.${nth}`])).toBe(9_992);
  expect(exceeded).toHaveBeenCalledTimes(1);
});
