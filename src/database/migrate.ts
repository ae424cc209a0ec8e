import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '#database/migrations/migrations.ts';
import type { Schema } from '#database/schema.ts';
import { MoharError, wrapError } from '#domain/errors.ts';

/**
 * Migrates the store to the latest schema. On PostgreSQL several processes may call it at once: one migrates, the rest
 * wait. Returns the names of the migrations it ran. Throws `store-unavailable` if one fails.
 */
export async function migrate(db: Kysely<Schema>): Promise<readonly string[]> {
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    requireKnown(await listMigrations(db), error);
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    const which = failed ? `migration ${failed} failed` : 'the migrations could not run';
    throw wrapError('store-unavailable', error, (reason) => `the store: ${which}: ${reason}`);
  }
  return results.map((result) => result.migrationName);
}

/** Throws `store-unavailable` for another schema: commands that read or change rows do not migrate. */
export async function requireCurrentSchema(db: Kysely<Schema>): Promise<void> {
  const ran = await listMigrations(db);
  requireKnown(ran);
  const missing = Object.keys(migrations).filter((name) => !ran.includes(name));
  if (missing.length === 0) return;
  const line = `the store: it is of an earlier version; make a backup with that version, then start this one (${missing.join(', ')})`;
  throw new MoharError('store-unavailable', line);
}

/** Throws `store-unavailable` if the store has migrations of a newer version. */
function requireKnown(ran: readonly string[], cause?: unknown): void {
  const newer = ran.filter((name) => !(name in migrations));
  if (newer.length === 0) return;
  const line = `the store: a newer version has changed it (${newer.join(', ')}); start that version, or restore a backup of before`;
  throw new MoharError('store-unavailable', line, { cause });
}

/** The migrations that ran on the store; none in an empty one. */
export async function listMigrations(db: Kysely<Schema>): Promise<readonly string[]> {
  const ran = sql<{ name: string }>`select name from kysely_migration order by name`.execute(db.withoutPlugins());
  // The table does not exist if the first migration failed.
  const { rows } = await ran.catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name);
}
