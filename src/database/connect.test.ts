import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { isConnectionFailure } from '#database/postgres.ts';
import { createMigratedStoreAddress, createStoreAddress } from '#tests/store.ts';

// A restart of the database closes connections in use too; without a listener that would end the process.
test('a connection that PostgreSQL ends during a transaction fails that transaction only', async () => {
  const address = await createStoreAddress('PostgreSQL', inject('postgresUrl'));
  const store = await connect(address);
  const transaction = store.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.db);
    // The connection is closed while it is idle in the transaction.
    await expect.poll(() => countBackend(store, rows[0]?.pid)).toBe(0);
    await sql`select 1`.execute(trx);
  });
  await expect(transaction).rejects.toThrow();
  await expect(store.ping()).resolves.toBeUndefined();
  await store.close();
  await address.remove();
});

test('a database that has become read-only is not ready', async () => {
  const address = await createMigratedStoreAddress('PostgreSQL', inject('postgresUrl'));
  const url = new URL(address.databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const store = await connect({ ...address, databaseUrl: url.href });
  await expect(store.ping()).rejects.toThrow(/is read-only/);
  await store.close();
  await address.remove();
});

async function countBackend({ db }: Awaited<ReturnType<typeof connect>>, pid: number | undefined): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where pid = ${pid}`.execute(db);
  return rows.length;
}

test('a connection that fails because the disk of the database is full is a failure of the store', () => {
  // The answer of PostgreSQL 15 with its tablespace on a full disk.
  const error = Object.assign(new Error('could not write init file'), { severity: 'FATAL', code: 'XX000' });
  expect(isConnectionFailure(error)).toBe(true);
  expect(isConnectionFailure(Object.assign(new Error('invalid page'), { severity: 'ERROR', code: 'XX001' }))).toBe(
    false,
  );
});
