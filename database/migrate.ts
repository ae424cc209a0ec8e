import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '#database/migrations/migrations.ts';
import type { Schema } from '#database/schema.ts';
import { MoharError } from '#domain/errors.ts';

/**
 * Migrates the store to the latest schema. Several processes may call it at once on PostgreSQL: one migrates, the rest wait.
 * Returns the names of the migrations that it ran; throws `store-unavailable` when one fails.
 */
export async function migrate(db: Kysely<Schema>): Promise<readonly string[]> {
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const newer = await listUnknownMigrations(db);
    if (newer.length > 0) {
      throw new MoharError(
        'store-unavailable',
        `the store: a newer version has changed it (${newer.join(', ')}); start that version, or restore a backup of before`,
        { cause: error },
      );
    }
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    const reason = error instanceof Error ? error.message : String(error);
    const which = failed ? `migration ${failed} failed` : 'the migrations could not run';
    throw new MoharError('store-unavailable', `the store: ${which}: ${reason}`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

/** Migrations that ran on the store and that this version does not have. */
async function listUnknownMigrations(db: Kysely<Schema>): Promise<readonly string[]> {
  const ran = sql<{ name: string }>`select name from kysely_migration order by name`.execute(db.withoutPlugins());
  // The table does not exist where the first migration failed.
  const { rows } = await ran.catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name).filter((name) => !(name in migrations));
}
