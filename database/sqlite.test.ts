import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { incrementCounter, readCounter } from '#database/counter/counter-store.ts';
import { migrate } from '#database/migrate.ts';
import { createStoreAddress } from '#tests/store.ts';

test('a transaction that began with a read can write: it holds the write lock from its begin', async () => {
  const address = await createStoreAddress('SQLite', inject('postgresUrl'));
  const store = await connect(address);
  await migrate(store.db);
  const other = await connect(address);
  await sql`pragma busy_timeout = 20`.execute(other.db);
  await store.db.transaction().execute(async (transaction) => {
    expect(await readCounter(transaction, 'post')).toBe(0);
    await expect(incrementCounter(other.db, 'post')).rejects.toThrow('locked');
    expect(await incrementCounter(transaction, 'post')).toBe(1);
  });
  expect(await incrementCounter(other.db, 'post')).toBe(2);
  await other.close();
  await store.close();
  await address.remove();
});
