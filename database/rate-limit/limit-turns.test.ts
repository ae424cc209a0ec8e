import { describe, expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { limitTurns } from '#database/rate-limit/limit-turns.ts';
import { createStoreAddress, dialects } from '#tests/store.ts';

const rule = { name: 'enquiry', perNetwork: 3, overall: 5, windowSeconds: 60 };

describe.each(dialects)('turns with %s', (dialect) => {
  test('an address has its own limit and all have one together; who waits uses up nothing of it', async () => {
    const address = await createStoreAddress(dialect, inject('postgresUrl'));
    const store = await connect(address);
    await migrate(store.db);
    const take = limitTurns(store.pool, rule);
    const first = [];
    for (let turn = 0; turn < 8; turn += 1) first.push((await take('192.0.2.1')) > 0);
    expect(first).toEqual([false, false, false, true, true, true, true, true]);
    expect(await take('192.0.2.1')).toBeGreaterThan(50);
    expect(await take('192.0.2.1')).toBeLessThanOrEqual(60);
    expect(await take('192.0.2.2')).toBe(0);
    expect(await take('192.0.2.3')).toBe(0);
    expect(await take('192.0.2.4')).toBeGreaterThan(0);
    await store.close();
    await address.remove();
  });
});

test('two processes on one PostgreSQL count together', async () => {
  const address = await createStoreAddress('PostgreSQL', inject('postgresUrl'));
  const stores = await Promise.all([connect(address), connect(address)]);
  await Promise.all(stores.map((store) => migrate(store.db)));
  const [one, two] = stores.map((store) => limitTurns(store.pool, rule));
  const waits = [];
  for (let turn = 0; turn < 2; turn += 1) waits.push(await one?.('192.0.2.1'), await two?.('192.0.2.1'));
  expect(waits.map((seconds) => (seconds ?? 0) > 0)).toEqual([false, false, false, true]);
  await Promise.all(stores.map((store) => store.close()));
  await address.remove();
});

test('a window that is over is over', async () => {
  const take = limitTurns(undefined, { ...rule, perNetwork: 1, windowSeconds: 1 });
  expect(await take('192.0.2.1')).toBe(0);
  expect(await take('192.0.2.1')).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect(await take('192.0.2.1')).toBe(0);
});
