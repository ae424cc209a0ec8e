import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect, requireSpace } from '#database/connect.ts';
import { incrementCounter, readCounter } from '#database/counter/counter-store.ts';
import { migrate } from '#database/migrate.ts';
import type { Schema } from '#database/schema.ts';
import { createSqliteDialect } from '#database/sqlite.ts';
import { createStoreAddress } from '#tests/store.ts';

/** A store, and another process's connection to take the write lock. */
async function open() {
  const address = await createStoreAddress('SQLite', inject('postgresUrl'));
  const store = await connect(address);
  await migrate(store.db);
  const file = join(address.dataDir, 'mohar.sqlite');
  const other = new DatabaseSync(file);
  return {
    db: store.db,
    file,
    other,
    async [Symbol.asyncDispose]() {
      other.close();
      await store.close();
      await address.remove();
    },
  };
}

test('while another process writes, reads are answered at once and a write waits for its turn', async () => {
  await using store = await open();
  store.other.exec("begin immediate; update counter set value = value + 10 where name = 'post'");
  const written = incrementCounter(store.db, 'post');
  const inTransaction = store.db.transaction().execute((trx) => incrementCounter(trx, 'post'));
  const startedAt = performance.now();
  expect(await readCounter(store.db, 'post')).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  store.other.exec('commit');
  expect(await Promise.all([written, inTransaction])).toEqual([1, 2]);
});

test('a write that has waited too long is rejected as busy, those behind it too, and later ones succeed', async () => {
  await using store = await open();
  const db = new Kysely<Schema>({ dialect: createSqliteDialect(store.file, 100) });
  store.other.exec('begin immediate');
  const busy = [1, 2].map(() => db.insertInto('counter').values({ name: 'a', value: 1 }).execute());
  const transaction = db.transaction().execute((trx) => incrementCounter(trx, 'post'));
  for (const write of [...busy, transaction]) await expect(write).rejects.toMatchObject({ code: 'busy' });
  store.other.exec('rollback');
  expect(await incrementCounter(db, 'post')).toBe(1);
  await db.destroy();
});

test('a transaction that began with a read can write: it holds the write lock from its begin', async () => {
  await using store = await open();
  await store.db.transaction().execute(async (trx) => {
    expect(await readCounter(trx, 'post')).toBe(0);
    expect(() => store.other.exec('begin immediate')).toThrow('locked');
    expect(await incrementCounter(trx, 'post')).toBe(1);
    // Outside the transaction its changes are not seen before the commit.
    expect(await readCounter(store.db, 'post')).toBe(0);
  });
  expect(await readCounter(store.db, 'post')).toBe(1);
});

test('a transaction that fails releases the lock', async () => {
  await using store = await open();
  const failing = store.db.transaction().execute(async (trx) => {
    await incrementCounter(trx, 'post');
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await incrementCounter(store.db, 'post')).toBe(1);
});

test('a transaction that SQLite itself has rolled back releases the lock', async () => {
  await using store = await open();
  const failing = store.db.transaction().execute(async (trx) => {
    await incrementCounter(trx, 'post');
    // As on a full disk, there is no transaction left to be rolled back.
    await sql`insert or rollback into counter (name, value) values ('post', 1)`.execute(trx);
  });
  await expect(failing).rejects.toThrow();
  expect(await incrementCounter(store.db, 'post')).toBe(1);
});

test('on a disk that takes nothing, rows are read and a write is rejected with the cause', async () => {
  const address = await createStoreAddress('SQLite', inject('postgresUrl'));
  const store = await connect(address);
  await migrate(store.db);
  await incrementCounter(store.db, 'post');
  await store.close();
  const script = `
    const { connect, requireSpace } = await import('#database/connect.ts');
    const { incrementCounter, readCounter } = await import('#database/counter/counter-store.ts');
    const { db } = await connect({ databaseUrl: '', dataDir: process.argv[1] });
    const failed = await incrementCounter(db, 'post').catch(({ code, message }) => code + ': ' + message);
    console.log(JSON.stringify([await readCounter(db, 'post'), failed, await readCounter(db, 'post')]));
    await db.destroy();`;
  // No process started by this shell can write to a file.
  const limited = 'ulimit -f 0 && exec "$0" --input-type=module -e "$1" "$2"';
  const printed = execFileSync('sh', ['-c', limited, process.execPath, script, address.dataDir], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual([
    1,
    `store-unavailable: the disk of "${join(address.dataDir, 'mohar.sqlite')}" is full or does not work`,
    1,
  ]);
  await address.remove();
});

test.skipIf(process.getuid?.() !== 0)('a store of another user is not called a full disk', async () => {
  await using store = await open();
  const script = `
    const { connect } = await import('#database/connect.ts');
    const { requireStore } = await import('#database/copy/snapshot.ts');
    const address = { databaseUrl: '', dataDir: process.argv[1] };
    process.setuid(65534);
    for (const use of [connect, requireStore]) await use(address).catch(({ message }) => console.log(message));`;
  chmodSync(dirname(store.file), 0o777);
  const args = ['--input-type=module', '-e', script, dirname(store.file)];
  const lines = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^DATA_DIR: .* \(EACCES: .*\); does it belong to the user of this process, 65534\?$/),
    `DATA_DIR: "${store.file}" cannot be read (EACCES).`,
  ]);
});

test('a store is not ready while its disk has too little space', async () => {
  await using store = await open();
  await requireSpace(dirname(store.file));
  await expect(requireSpace(dirname(store.file), 1e18)).rejects.toMatchObject({ code: 'store-unavailable' });
});
