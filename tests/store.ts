import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect, type Store, type StoreAddress } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';

export const dialects = ['SQLite', 'PostgreSQL'] as const;
export type DialectName = (typeof dialects)[number];

/** The PostgreSQL database with the newest schema that others are copied from. */
const template = 'mohar_template';

/** Where a data folder has its SQLite store. */
const sqliteFile = 'mohar.sqlite';
/** Such a file with the newest schema, migrated once per process. */
let sqliteTemplate: Promise<Buffer> | undefined;

type TestStoreAddress = StoreAddress & { remove(): Promise<void> };

/** A fresh place for a store, without a schema; `remove` leaves nothing behind. */
export function createStoreAddress(dialect: DialectName, postgresUrl: string): Promise<TestStoreAddress> {
  return createAddress(dialect, postgresUrl, 'template1');
}

/**
 * As `createStoreAddress`, with the newest schema, copied instead of migrated; on PostgreSQL from the template that
 * `createTemplate` made.
 */
export async function createMigratedStoreAddress(dialect: DialectName, postgresUrl: string): Promise<TestStoreAddress> {
  const address = await createAddress(dialect, postgresUrl, template);
  if (dialect === 'SQLite') {
    sqliteTemplate ??= createSqliteTemplate();
    writeFileSync(join(address.dataDir, sqliteFile), await sqliteTemplate);
  }
  return address;
}

/** Makes the database that migrated ones are copied from; once per server. */
export async function createTemplate(postgresUrl: string): Promise<void> {
  await runAsAdmin(postgresUrl, `create database ${template}`);
  await migrateAt({ dataDir: tmpdir(), databaseUrl: nameDatabase(postgresUrl, template) });
}

/** A fresh store with its schema; `await using` closes and removes it. */
export async function openTestStore(dialect: DialectName, postgresUrl: string): Promise<Store & AsyncDisposable> {
  const address = await createMigratedStoreAddress(dialect, postgresUrl);
  const store = await connect(address);
  return {
    ...store,
    async [Symbol.asyncDispose]() {
      await store.close();
      await address.remove();
    },
  };
}

async function createAddress(dialect: DialectName, postgresUrl: string, from: string): Promise<TestStoreAddress> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mohar-data-'));
  const removeFolder = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (dialect === 'SQLite') return { dataDir, databaseUrl: '', remove: async () => removeFolder() };

  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(postgresUrl, `create database ${name} template ${from}`);
  return {
    dataDir,
    databaseUrl: nameDatabase(postgresUrl, name),
    remove: async () => {
      removeFolder();
      await runAsAdmin(postgresUrl, `drop database ${name} with (force)`);
    },
  };
}

async function createSqliteTemplate(): Promise<Buffer> {
  const address = await createAddress('SQLite', '', '');
  await migrateAt(address);
  const file = readFileSync(join(address.dataDir, sqliteFile));
  await address.remove();
  return file;
}

async function migrateAt(address: StoreAddress): Promise<void> {
  const store = await connect(address);
  try {
    await migrate(store.db);
  } finally {
    await store.close();
  }
}

function nameDatabase(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function runAsAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
