import { describe, expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { createRateLimiter } from '#database/rate-limit/rate-limiter.ts';
import { createStoreAddress, dialects } from '#tests/store.ts';

const limit = { name: 'enquiry', perNetwork: 3, overall: 5, windowSeconds: 60 };

describe.each(dialects)('rate limit with %s', (dialect) => {
  test('a network has its own limit and all share one; a rejected attempt consumes nothing of that', async () => {
    const address = await createStoreAddress(dialect, inject('postgresUrl'));
    const store = await connect(address);
    await migrate(store.db);
    const consume = createRateLimiter(store.pool, limit);
    const first = [];
    for (let attempt = 0; attempt < 8; attempt += 1) first.push((await consume('192.0.2.1')) > 0);
    expect(first).toEqual([false, false, false, true, true, true, true, true]);
    expect(await consume('192.0.2.1')).toBeGreaterThan(50);
    expect(await consume('192.0.2.1')).toBeLessThanOrEqual(60);
    expect(await consume('192.0.2.2')).toBe(0);
    expect(await consume('192.0.2.3')).toBe(0);
    expect(await consume('192.0.2.4')).toBeGreaterThan(0);
    await store.close();
    await address.remove();
  });
});

test('two processes on one PostgreSQL count together', async () => {
  const address = await createStoreAddress('PostgreSQL', inject('postgresUrl'));
  const stores = await Promise.all([connect(address), connect(address)]);
  await Promise.all(stores.map((store) => migrate(store.db)));
  const [one, two] = stores.map((store) => createRateLimiter(store.pool, limit));
  const waits = [];
  for (let attempt = 0; attempt < 2; attempt += 1) waits.push(await one?.('192.0.2.1'), await two?.('192.0.2.1'));
  expect(waits.map((seconds) => (seconds ?? 0) > 0)).toEqual([false, false, false, true]);
  await Promise.all(stores.map((store) => store.close()));
  await address.remove();
});

test('points are available again when the window has passed', async () => {
  const consume = createRateLimiter(undefined, { ...limit, perNetwork: 1, windowSeconds: 1 });
  expect(await consume('192.0.2.1')).toBe(0);
  expect(await consume('192.0.2.1')).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect(await consume('192.0.2.1')).toBe(0);
});
