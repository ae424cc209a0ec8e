import { describe, expect, inject, test } from 'vitest';
import { connect, type StoreAddress } from '#database/connect.ts';
import { stagingSchema } from '#database/copy/postgres-stage.ts';
import { shortLived } from '#database/copy/table.ts';
import { moveStore } from '#services/move-store.ts';
import { killScript, runScript } from '#tests/run-script.ts';
import { createMigratedStoreAddress, createStoreAddress, type DialectName, dialects } from '#tests/store.ts';
import { fillStore, insertResume, listTables, storedRows, sumStore } from '#tests/stored-rows.ts';

const toArgument = ({ databaseUrl, dataDir }: StoreAddress): string => databaseUrl || `sqlite:${dataDir}`;
const toArguments = (from: StoreAddress, to: StoreAddress) => ['--from', toArgument(from), '--to', toArgument(to)];
const runMove = (from: StoreAddress, to: StoreAddress) => runScript('scripts/move.ts', toArguments(from, to), {});

async function create(dialect: DialectName, isMigrated = false) {
  const open = isMigrated ? createMigratedStoreAddress : createStoreAddress;
  const address = await open(dialect, inject('postgresUrl'));
  return Object.assign(address, { [Symbol.asyncDispose]: () => address.remove() });
}

async function withStore<Result>(address: StoreAddress, work: (store: Awaited<ReturnType<typeof connect>>) => Result) {
  const store = await connect(address);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

describe.each(dialects)('npm run move from %s', (dialect) => {
  const other = dialect === 'SQLite' ? 'PostgreSQL' : 'SQLite';

  test('killed three times, it continues, and the other store then has every row', async () => {
    await using source = await create(dialect, true);
    await withStore(source, async (store) => {
      await fillStore(store, { enquiries: 4_000 });
      for (const id of ['r1', 'r2', 'r3', 'r4', 'r5', 'r6']) await insertResume(store, id, 1_500_000);
    });
    const before = await sumStore(source);
    // A site that was started once has made empty tables.
    await using target = await create(other, true);
    for (const place of [/enquiry: 1\d\d\d of 4001/, /resume: [2-5] of 7/, /enquiry, verified: /]) {
      await killScript('scripts/move.ts', toArguments(source, target), {}, place);
      // Nothing is visible yet.
      expect(Object.values(await sumStore(target)).reduce((sum, { rows }) => sum + rows, 0)).toBe(0);
    }
    const { code, stdout, stderr } = await runMove(source, target);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^Moved and verified: 4036 rows, 4036 of them by an earlier/),
    ]);
    expect(stderr).toMatch(/^The site must be stopped/);
    expect(`${stdout}${stderr}`).not.toMatch(/postgres:postgres|asha@|at .*\.ts:/);
    expect(await sumStore(target)).toEqual(before);
    expect(await sumStore(source)).toEqual(before);
    await withStore(target, async (store) => {
      const expected = ['kysely_migration', 'kysely_migration_lock', ...shortLived, ...Object.keys(before)];
      expect([...(await listTables(store))].sort()).toEqual(expected.sort());
      expect(await listTables(store, stagingSchema)).toEqual(other === 'SQLite' ? expect.anything() : []);
    });

    // It has rows now.
    const again = moveStore({ from: source, to: target, report: () => {} });
    await expect(again).rejects.toMatchObject({ code: 'store-not-empty' });
    expect(await sumStore(target)).toEqual(before);
  });

  test('is refused when the source is written to meanwhile, and begins again afterwards', async () => {
    await using source = await create(dialect, true);
    await withStore(source, (store) => fillStore(store, { enquiries: 10 }));
    await using target = await create(other);
    const writing = withStore(source, async ({ db }) => {
      let writes: Promise<unknown> | undefined;
      const report = ({ step }: { step: string }): void => {
        if (step === 'resume') writes ??= db.updateTable('counter').set({ value: 8 }).execute();
      };
      await expect(moveStore({ from: source, to: target, report })).rejects.toMatchObject({
        code: 'copy-failed',
        message: expect.stringContaining('Stop the site'),
      });
      await writes;
    });
    await writing;
    expect(await withStore(target, (store) => listTables(store))).toEqual([]);
    const { rows } = await moveStore({ from: source, to: target, report: () => {} });
    // Sessions, invitations and challenges are not copied.
    expect(rows).toBe(10 + Object.keys(storedRows).length - 3);
    expect((await sumStore(target)).counter).toEqual((await sumStore(source)).counter);
  });
});

test('a SQLite store that a site has open is not replaced, although it is empty', async () => {
  await using source = await create('PostgreSQL', true);
  await withStore(source, (store) => fillStore(store));
  await using target = await create('SQLite', true);
  await withStore(target, async (site) => {
    await site.db.selectFrom('counter').selectAll().execute();
    const { code, stderr } = await runMove(source, target);
    expect([code, stderr]).toEqual([1, expect.stringContaining('stop the site first')]);
    await site.db.insertInto('counter').values({ name: 'revision', value: 1 }).execute();
  });
});

test('a wrong argument is one line that repeats no password', async () => {
  const wrong = [
    ['--from', 'sqlite:'],
    ['--from', 'mysql://me:hunter2@host/x', '--to', 'sqlite:data'],
  ];
  for (const args of wrong) {
    const { code, stdout, stderr } = await runScript('scripts/move.ts', args, {});
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^--from: [^\n]+\n$/)]);
    expect(stderr).not.toContain('hunter2');
  }
});
