import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect, type Store, type StoreAddress } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';

export const dialects = ['SQLite', 'PostgreSQL'] as const;
export type DialectName = (typeof dialects)[number];

/** A fresh, empty place for a store; `remove` leaves nothing behind. */
export async function createStoreAddress(
  dialect: DialectName,
  postgresUrl: string,
): Promise<StoreAddress & { remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mohar-data-'));
  const removeFolder = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (dialect === 'SQLite') return { dataDir, databaseUrl: '', remove: async () => removeFolder() };

  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(postgresUrl, `create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      removeFolder();
      await runAsAdmin(postgresUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A fresh store with its schema; `await using` closes and removes it. */
export async function openTestStore(dialect: DialectName, postgresUrl: string): Promise<Store & AsyncDisposable> {
  const address = await createStoreAddress(dialect, postgresUrl);
  const store = await connect(address);
  await migrate(store.db);
  return {
    ...store,
    async [Symbol.asyncDispose]() {
      await store.close();
      await address.remove();
    },
  };
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
