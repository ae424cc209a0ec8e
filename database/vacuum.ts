import { setTimeout as delay } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import type { Executor } from '#database/connect.ts';
import { wrapError } from '#domain/errors.ts';

/**
 * Removes deleted rows from the files of the database. SQLite leaves copies of rows that it moved between pages, which
 * `secure_delete` does not overwrite, and its WAL holds earlier pages: so the file is rebuilt and the WAL truncated. Writers
 * wait meanwhile, 2 seconds for 300 MB. PostgreSQL removes rows that no transaction can still read. Throws
 * `store-unavailable` when another connection reads for longer than `readersTimeout` (milliseconds), or the disk is full.
 */
export async function vacuum(db: Executor, readersTimeout = 5_000): Promise<void> {
  const deadline = Date.now() + readersTimeout;
  try {
    if (db.getExecutor().adapter instanceof SqliteAdapter) {
      await sql`vacuum`.execute(db);
      await waitUntil(() => truncateWal(db), deadline);
    } else {
      const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db);
      await waitUntil(() => isOldestReader(db, rows[0]?.now), deadline);
      await sql`vacuum`.execute(db);
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

/** Returns false while a transaction that began before `moment` has a snapshot: `vacuum` leaves what it can read. */
async function isOldestReader(db: Executor, moment: string | undefined): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and pid != pg_backend_pid() and backend_type = 'client backend'
      and backend_xmin is not null and xact_start < ${moment}::timestamptz`.execute(db);
  return rows.length === 0;
}
