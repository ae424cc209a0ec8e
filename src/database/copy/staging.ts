import { existsSync } from 'node:fs';
import { SqliteAdapter, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { connect, type Store, type StoreAddress } from '#database/connect.ts';
import { createPostgresStage, stagingSchema } from '#database/copy/postgres-stage.ts';
import { type Snapshot, withSnapshot } from '#database/copy/snapshot.ts';
import { createSqliteStage, findStagingFolder, hasSqliteStore, requireUnused } from '#database/copy/sqlite-stage.ts';
import { migrations } from '#database/migrations/migrations.ts';
import { MoharError, wrapError } from '#domain/errors.ts';

/**
 * Throws `store-unavailable` after an interrupted restore: if the site started in this store, the restore could not be
 * repeated.
 */
export async function requireNoStage({ db }: Pick<Store, 'db'>, { dataDir, databaseUrl }: StoreAddress): Promise<void> {
  const rest =
    databaseUrl === ''
      ? existsSync(findStagingFolder(dataDir)) && `"${findStagingFolder(dataDir)}"`
      : (await hasSchema(db)) && `the schema ${stagingSchema}`;
  if (!rest) return;
  const line = `a restore into this store has not ended; run it again, or delete ${rest}`;
  throw new MoharError('store-unavailable', line);
}

async function hasSchema(db: Store['db']): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${stagingSchema}`.execute(db);
  return rows.length > 0;
}

/** A store during a restore. */
export type StagedStore = {
  readonly db: Store['db'];
  readonly address: StoreAddress;
  /** Runs migrations newer than the backup, and publishes the rows. Throws `store-not-empty`. */
  publish(): Promise<void>;
  /** Closes the store, and removes it unless it was published. */
  discard(): Promise<void>;
};

/** Throws `backup-refused` for an unknown schema; `what` names the backup in the message. */
export function requireKnownSchema(schemaVersion: string, what: string): void {
  const known = Object.keys(migrations);
  if (known.includes(schemaVersion)) return;
  throw new MoharError(
    'backup-refused',
    schemaVersion === ''
      ? `${what} has no tables of the site.`
      : `${what} has the schema ${schemaVersion}, this version knows those up to ${known.at(-1)}; use the newer version.`,
  );
}

/** Throws `store-not-empty` if a store has rows, and `store-unavailable` if a running site has it open (SQLite). */
export async function requireEmpty(address: StoreAddress): Promise<void> {
  const isSqlite = address.databaseUrl === '';
  if (isSqlite && !hasSqliteStore(address.dataDir)) return;
  await withSnapshot(address, async (snapshot) => {
    for (const table of snapshot.tables) {
      if ((await snapshot.count(table)) > 0) throw refuseRows(snapshot, table.name);
    }
  });
  if (isSqlite) requireUnused(address.dataDir);
}

function refuseRows({ name }: Pick<Snapshot, 'name'>, table: string): MoharError {
  return new MoharError(
    'store-not-empty',
    `${name}: the table ${table} has rows; nothing was changed. Name an empty database or an empty DATA_DIR.`,
  );
}

/** Opens an empty staged store with the tables of `schemaVersion`. */
export async function openStagedStore(target: StoreAddress, schemaVersion: string): Promise<StagedStore> {
  const stage = target.databaseUrl === '' ? createSqliteStage(target.dataDir) : createPostgresStage(target);
  await stage.discard();
  await stage.prepare();
  const store = await connect(stage.address);
  await migrateStage(store, schemaVersion);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await store.close();
    isOpen = false;
  };
  return {
    db: store.db,
    address: stage.address,
    async discard() {
      await close();
      await stage.discard();
    },
    async publish() {
      await migrateStage(store, Object.keys(migrations).at(-1) ?? schemaVersion);
      await close();
      await stage.publish();
    },
  };
}

/** Names the schema of Kysely's own table: by default Kysely looks for it in all schemas of PostgreSQL. */
async function migrateStage({ db }: Store, version: string): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
    ...(isSqlite ? {} : { migrationTableSchema: stagingSchema }),
  });
  const { error } = await migrator.migrateTo(version);
  if (error === undefined) return;
  throw wrapError('store-unavailable', error, (reason) => `the store: migration to ${version} failed: ${reason}`);
}
