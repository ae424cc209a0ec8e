import { existsSync } from 'node:fs';
import { SqliteAdapter, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { connect, type Store, type StoreAddress } from '#database/connect.ts';
import { createPostgresStage, stagingSchema } from '#database/copy/postgres-stage.ts';
import { type Snapshot, withSnapshot } from '#database/copy/snapshot.ts';
import { createSqliteStage, findStagingFolder, hasSqliteStore, requireUnused } from '#database/copy/sqlite-stage.ts';
import { sourceTable } from '#database/copy/table.ts';
import { migrations } from '#database/migrations/migrations.ts';
import { MoharError, wrapError } from '#domain/errors.ts';

/**
 * Throws `store-unavailable` where a restore or a move into a store without rows was interrupted: once the site has started in it,
 * neither could go on.
 */
export async function requireNoStage({ db }: Pick<Store, 'db'>, { dataDir, databaseUrl }: StoreAddress): Promise<void> {
  const rest =
    databaseUrl === ''
      ? existsSync(findStagingFolder(dataDir)) && `"${findStagingFolder(dataDir)}"`
      : (await hasSchema(db)) && `the schema ${stagingSchema}`;
  if (!rest) return;
  const line = `a restore or a move into this store has not ended; run it again, or delete ${rest}`;
  throw new MoharError('store-unavailable', line);
}

async function hasSchema(db: Store['db']): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${stagingSchema}`.execute(db);
  return rows.length > 0;
}

/** A store that is being filled. */
export type StagedStore = {
  readonly db: Store['db'];
  readonly address: StoreAddress;
  /** Whether it has rows of an interrupted copy of the same source. */
  readonly isResumed: boolean;
  /** Runs the migrations that are newer than the source, and makes the rows visible. Throws `store-not-empty`. */
  publish(): Promise<void>;
  /** Closes it. What is staged stays for the next attempt, unless it is discarded too. */
  close(options?: { discard?: boolean }): Promise<void>;
};

/** Throws `backup-refused` for a schema that this version does not know; `what` has it. */
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

/** Throws `store-not-empty` when a store has rows, and `store-unavailable` when a running site has it open (SQLite). */
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

/**
 * Opens the place from which a store is filled, with the tables of `schemaVersion`. With `resumes` the rows of an interrupted
 * copy of the same source are still there; otherwise, and for another source, it is empty.
 */
export async function openStagedStore(
  target: StoreAddress,
  { source, schemaVersion, resumes }: { source: string; schemaVersion: string; resumes: boolean },
): Promise<StagedStore> {
  const stage = target.databaseUrl === '' ? createSqliteStage(target.dataDir) : createPostgresStage(target);
  const mark = `${schemaVersion} of ${source}`;
  if (!resumes) await stage.discard();
  await stage.prepare();
  let store = await connect(stage.address);
  const isResumed = (await readMark(store)) === mark;
  if (!isResumed) {
    await store.close();
    await stage.discard();
    await stage.prepare();
    store = await connect(stage.address);
    await migrateStage(store, schemaVersion);
    await sql`create table ${sql.table(sourceTable)} as select ${sql.lit(mark)} as name`.execute(store.db);
  }
  let isOpen = true;
  const close = async ({ discard = false } = {}): Promise<void> => {
    if (isOpen) await store.close();
    isOpen = false;
    if (discard) await stage.discard();
  };
  return {
    db: store.db,
    address: stage.address,
    isResumed,
    close,
    async publish() {
      await migrateStage(store, Object.keys(migrations).at(-1) ?? schemaVersion);
      await sql`drop table ${sql.table(sourceTable)}`.execute(store.db);
      await close();
      await stage.publish();
    },
  };
}

async function readMark({ db }: Store): Promise<string | undefined> {
  const tables = await db.introspection.getTables();
  // PostgreSQL lists the tables of every schema.
  const isStaged = ({ name, schema }: { name: string; schema?: string | undefined }): boolean =>
    name === sourceTable && (schema === undefined || schema === stagingSchema);
  if (!tables.some(isStaged)) return undefined;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(sourceTable)}`.execute(db);
  return rows[0]?.name;
}

/** Kysely looks for its own table in all schemas of PostgreSQL unless it is given one. */
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
