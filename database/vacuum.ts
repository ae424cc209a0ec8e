import { setTimeout as delay } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import type { Executor } from '#database/connect.ts';
import { wrapError } from '#domain/errors.ts';

/**
 * Removes deleted rows from the files of the database. SQLite leaves copies of rows that it moved between pages, which
 * `secure_delete` does not overwrite, and its WAL holds earlier pages: so the file is rebuilt and the WAL truncated. Writers
 * wait meanwhile, 2 seconds for 300 MB. PostgreSQL reclaims dead rows. Throws `store-unavailable` when another connection
 * reads for longer than `readersTimeout` (milliseconds), or the disk is full.
 */
export async function vacuum(db: Executor, readersTimeout = 5_000): Promise<void> {
  try {
    await sql`vacuum`.execute(db);
    if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
    const deadline = Date.now() + readersTimeout;
    while (!(await truncateWal(db))) {
      if (Date.now() >= deadline) throw new Error('another connection is reading');
      await delay(50);
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

/** Returns false while another connection reads an earlier state. */
async function truncateWal(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
