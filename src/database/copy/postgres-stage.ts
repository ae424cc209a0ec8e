import { type Kysely, sql } from 'kysely';
import { connect, type StoreAddress } from '#database/connect.ts';
import type { Stage } from '#database/copy/stage.ts';
import { uncopiedTables } from '#database/copy/table.ts';
import { MoharError, wrapError } from '#domain/errors.ts';

/** The schema of an incomplete copy. */
export const stagingSchema = 'mohar_staging';

/** Stages tables in their own schema, and moves them into the site's schema in one transaction. */
export function createPostgresStage(target: StoreAddress): Stage {
  const url = new URL(target.databaseUrl);
  url.searchParams.set('options', `-c search_path=${stagingSchema}`);
  return {
    address: { databaseUrl: url.href, dataDir: target.dataDir },
    prepare: () => run(target, (db) => sql`create schema if not exists ${sql.id(stagingSchema)}`.execute(db)),
    discard: () => run(target, (db) => sql`drop schema if exists ${sql.id(stagingSchema)} cascade`.execute(db)),
    publish: () => run(target, (db) => db.transaction().execute(replaceTables)),
  };
}

async function run(target: StoreAddress, work: (db: Kysely<unknown>) => Promise<unknown>): Promise<void> {
  await using store = await connect(target);
  try {
    await work(store.db.withoutPlugins() as unknown as Kysely<unknown>);
  } catch (error) {
    if (error instanceof MoharError) throw error;
    throw wrapError(
      'store-unavailable',
      error,
      (reason) => `DATABASE_URL: tables cannot be staged (${reason}); this login needs the right to create a schema.`,
    );
  }
}

async function replaceTables(trx: Kysely<unknown>): Promise<void> {
  const { rows: staged } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${stagingSchema}`.execute(trx);
  const { rows: present } = await sql<{ name: string; schema: string }>`
    select tablename as name, schemaname as schema from pg_tables where schemaname = current_schema()`.execute(trx);
  const old = present.filter(({ name }) => staged.some((table) => table.name === name));
  for (const { name } of old) {
    // No process writes between the count and the replacement.
    await sql`lock table ${sql.id(name)} in access exclusive mode`.execute(trx);
    // A store is empty even if it has rows of uncopied tables.
    if (uncopiedTables.has(name)) continue;
    const { rows } = await sql`select from ${sql.id(name)} limit 1`.execute(trx);
    if (rows.length > 0) throw new MoharError('store-not-empty', `the table ${name} has rows; nothing was changed.`);
  }
  if (old.length > 0) await sql`drop table ${sql.join(old.map(({ name }) => sql.id(name)))}`.execute(trx);
  const { rows: schemas } = await sql<{ name: string }>`select current_schema() as name`.execute(trx);
  const schema = schemas[0]?.name ?? 'public';
  for (const { name } of staged) {
    await sql`alter table ${sql.id(stagingSchema, name)} set schema ${sql.id(schema)}`.execute(trx);
  }
  await moveFunctions(trx, schema);
  await sql`drop schema ${sql.id(stagingSchema)}`.execute(trx);
}

/** Moves the functions of triggers: they belong to their tables. */
async function moveFunctions(trx: Kysely<unknown>, schema: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = ${stagingSchema}::regnamespace`.execute(trx);
  for (const { name } of rows) {
    await sql`drop function if exists ${sql.id(schema, name)}()`.execute(trx);
    await sql`alter function ${sql.id(stagingSchema, name)}() set schema ${sql.id(schema)}`.execute(trx);
  }
}
