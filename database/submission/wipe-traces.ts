import { SqliteAdapter, sql } from 'kysely';
import type { Executor } from '#database/connect.ts';
import { MoharError } from '#domain/errors.ts';

/**
 * Takes what was erased out of the store's files too. SQLite moves rows between pages and leaves copies there that
 * `secure_delete` does not know of, and its journal holds the pages as they were: so the file is written anew and the
 * journal emptied. Others who write wait meanwhile, two seconds for 300 MB. PostgreSQL lets go of dead rows. Throws
 * `store-unavailable` when somebody's reading or a full disk prevents it.
 */
export async function wipeTraces(db: Executor): Promise<void> {
  try {
    await sql`vacuum`.execute(db);
    if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 0) throw new Error('somebody reads it');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MoharError(
      'store-unavailable',
      `the store: the rows are gone, but traces of them may be left in its files (${reason}); the next erasure wipes ` +
        'them too.',
      { cause: error },
    );
  }
}
