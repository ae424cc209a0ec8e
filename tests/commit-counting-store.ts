import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dialect, type Driver, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store } from '#database/connect.ts';
import type { Schema } from '#database/schema.ts';
import { createSqliteDialect } from '#database/sqlite.ts';
import { createMigratedStoreAddress, type DialectName } from '#tests/store.ts';

/** How many commits a store has made, and what happens to the next ones. */
export type CommitControl = {
  count: number;
  /** Milliseconds by which each is delayed. */
  delay: number;
  /** Whether each fails, before anything is committed. */
  fails: boolean;
};

/** A fresh store whose commits are counted, and can be made slow or made to fail. */
export async function openCommitCountingStore(
  dialect: DialectName,
  postgresUrl: string,
): Promise<Store & AsyncDisposable & { readonly commits: CommitControl }> {
  const address = await createMigratedStoreAddress(dialect, postgresUrl);
  const commits: CommitControl = { count: 0, delay: 0, fails: false };
  const pool = dialect === 'SQLite' ? undefined : new pg.Pool({ connectionString: address.databaseUrl, max: 10 });
  pool?.on('error', () => {});
  const inner = pool ? new PostgresDialect({ pool }) : createSqliteDialect(join(address.dataDir, 'mohar.sqlite'));
  const db = new Kysely<Schema>({ dialect: countCommits(inner, commits) });
  return {
    db,
    commits,
    pool,
    name: dialect,
    ping: async () => {},
    close: () => db.destroy(),
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await address.remove();
    },
  };
}

function countCommits(dialect: Dialect, commits: CommitControl): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver(): Driver {
      const driver = dialect.createDriver();
      const commit = driver.commitTransaction.bind(driver);
      driver.commitTransaction = async (connection) => {
        if (commits.fails) throw new Error('the disk is full');
        if (commits.delay > 0) await sleep(commits.delay);
        commits.count += 1;
        await commit(connection);
      };
      return driver;
    },
  };
}
