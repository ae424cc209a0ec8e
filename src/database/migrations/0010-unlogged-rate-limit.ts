import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Counts are not worth a wait for the disk: every submission updates the row of the overall limit, and the next one waits for
 * that. After a crash of PostgreSQL counting starts again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`alter table rate_limit set unlogged`.execute(db);
  }
}
