import { setTimeout as delay } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import type { Executor } from '#database/connect.ts';
import type { Schema } from '#database/schema.ts';
import { wrapError } from '#domain/errors.ts';

/**
 * Removes deleted rows of these tables from the files of the database. SQLite leaves copies of rows that it moved
 * between pages: `secure_delete` does not overwrite them, and the WAL has earlier pages. So the file is rebuilt and the
 * WAL truncated; writers wait meanwhile, 2 seconds for 300 MB. PostgreSQL removes rows that no transaction can read.
 * Throws `store-unavailable` if another connection reads for longer than `readersTimeout` (milliseconds), or the disk
 * is full.
 */
export async function vacuum(db: Executor, tables: readonly (keyof Schema)[], readersTimeout = 5_000): Promise<void> {
  const deadline = Date.now() + readersTimeout;
  try {
    if (db.getExecutor().adapter instanceof SqliteAdapter) {
      await sql`vacuum`.execute(db);
      await waitUntil(() => truncateWal(db), deadline);
    } else {
      const { rows } = await sql<{ next: string }>`
        select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
      await waitUntil(() => areEarlierTransactionsOver(db, rows[0]?.next ?? ''), deadline);
      await sql`vacuum ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
    }
  } catch (error) {
    throw wrapError(
      'store-unavailable',
      error,
      (reason) =>
        `the store: the rows are deleted, but copies of them may remain in its files (${reason}); the next deletion ` +
        'removes them too.',
    );
  }
}

async function waitUntil(isDone: () => Promise<boolean>, deadline: number): Promise<void> {
  while (!(await isDone())) {
    if (Date.now() >= deadline) throw new Error('another connection is reading');
    await delay(50);
  }
}

/** Returns false while another connection reads an earlier state. */
async function truncateWal(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

/**
 * Returns false while a transaction can still read rows that were deleted before transaction `next`: `vacuum` would
 * leave them. It may be in this database, on a standby, of a replication slot, or prepared. Every role can see the ids,
 * but not the other columns of these views.
 */
async function areEarlierTransactionsOver(db: Executor, next: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (
      select backend_xid as held from pg_stat_activity
        where pid != pg_backend_pid() and (datname = current_database() or datname is null)
      union all select backend_xmin from pg_stat_activity
        where pid != pg_backend_pid() and (datname = current_database() or datname is null)
      union all select xmin from pg_replication_slots
      union all select transaction from pg_prepared_xacts where database = current_database()
    ) as transactions
    where age(held) > age(${next}::xid8::xid)`.execute(db);
  return rows.length === 0;
}
