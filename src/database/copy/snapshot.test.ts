import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { formatRow, parseRow } from '#database/copy/row-line.ts';
import { withSnapshot } from '#database/copy/snapshot.ts';
import { haveSameTables, shortLived, toTables, uncopiedTables } from '#database/copy/table.ts';
import { migrate } from '#database/migrate.ts';
import { createMigratedStoreAddress, type DialectName, dialects } from '#tests/store.ts';
import { fillStore, listTables, storedRows, sumStore } from '#tests/stored-rows.ts';

async function openStore(dialect: DialectName) {
  const address = await createMigratedStoreAddress(dialect, inject('postgresUrl'));
  const store = await connect(address);
  return {
    address,
    store,
    async [Symbol.asyncDispose]() {
      await store.close();
      await address.remove();
    },
  };
}

/** Tables that are not copied, and why: the migrator's own, and counts that expire in minutes. */
const uncopied = [...uncopiedTables];

describe.each(dialects)('a snapshot of %s', (dialect) => {
  test('has every table of the schema, each after those that it refers to', async () => {
    await using opened = await openStore(dialect);
    const present = await listTables(opened.store);
    const tables = await withSnapshot(opened.address, async (snapshot) => snapshot.tables);
    const names = tables.map(({ name }) => name);
    expect([...names, ...uncopied].sort()).toEqual([...present].sort());
    const inCode = [...names, ...shortLived.filter((name) => name !== 'rate_limit')].map((name) =>
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(inCode.sort()).toEqual(Object.keys(storedRows).sort());
    for (const [parent, child] of [
      ['application', 'resume'],
      ['media', 'media_file'],
      ['media', 'post'],
    ] as const) {
      expect(names.indexOf(parent)).toBeLessThan(names.indexOf(child));
    }
  });

  test('does not change while rows are written, and no writer waits for it', async () => {
    await using opened = await openStore(dialect);
    await fillStore(opened.store);
    const before = await sumStore(opened.address);
    await withSnapshot(opened.address, async (snapshot) => {
      await opened.store.db.insertInto('counter').values({ name: 'other', value: 1 }).execute();
      await opened.store.db.deleteFrom('enquiry').execute();
      for (const table of snapshot.tables) expect(await snapshot.count(table)).toBe(before[table.name]?.rows);
    });
    expect((await sumStore(opened.address)).enquiry?.rows).toBe(0);
  });

  test('gives the rows in the order of their key’s bytes', async () => {
    await using opened = await openStore(dialect);
    await fillStore(opened.store, { enquiries: 1_200 });
    await withSnapshot(opened.address, async (snapshot) => {
      const table = snapshot.tables.find(({ name }) => name === 'enquiry');
      if (!table) throw new Error('no table');
      const ids: string[] = [];
      for await (const batch of snapshot.read(table)) ids.push(...batch.map((row) => String(row[0])));
      const inBytes = [...ids].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(ids).toEqual(inBytes);
    });
  });
});

test('no column of PostgreSQL numbers its rows by itself, whose next number would have to be restored', async () => {
  await using opened = await openStore('PostgreSQL');
  const tables = await opened.store.db.introspection.getTables();
  const numbering = tables.flatMap(({ columns }) => columns.filter((column) => column.isAutoIncrementing));
  expect(numbering).toEqual([]);
});

test('a database that sorts as a language does has the same sums', async () => {
  await using opened = await openStore('SQLite');
  const name = `icu_${process.pid}`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${name} template template0 locale_provider icu icu_locale 'en-US'`);
  const databaseUrl = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
  const address = { databaseUrl, dataDir: '' };
  const store = await connect(address);
  await migrate(store.db);
  for (const filled of [opened.store, store]) await fillStore(filled, { enquiries: 100 });
  const sums = await sumStore(address);
  await store.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  expect(sums).toEqual(await sumStore(opened.address));
});

test('both stores have the same tables, and the same sum for the same rows', async () => {
  await using some = await openStore('SQLite');
  await using other = await openStore('PostgreSQL');
  for (const { store } of [some, other]) await fillStore(store);
  expect(await sumStore(some.address)).toEqual(await sumStore(other.address));
  const [tables, otherTables] = await Promise.all(
    [some, other].map(({ address }) => withSnapshot(address, async (snapshot) => snapshot.tables)),
  );
  expect(haveSameTables(tables ?? [], otherTables ?? [])).toBe(true);
  expect(haveSameTables(tables ?? [], otherTables?.slice(1) ?? [])).toBe(false);
});

const column = (name: string, type: string, key = -1) => ({ table: 't', column: name, type, key });

test('a column of a type without a common form, and a table without a key, are reported', () => {
  expect(() => toTables([column('id', 'text', 0), column('at', 'timestamptz')], [])).toThrow(
    expect.objectContaining({ code: 'copy-failed', message: expect.stringContaining('column at of t is of type') }),
  );
  expect(() => toTables([column('id', 'text')], [])).toThrow(expect.objectContaining({ code: 'copy-failed' }));
});

test('a line of a row gives the row, and any other line is refused', () => {
  const [table] = toTables([column('id', 'text', 0), column('size', 'integer'), column('bytes', 'bytea')], []);
  if (!table) throw new Error('no table');
  const row = ['é\n"', 5, Buffer.from([0, 255])];
  expect(parseRow(table, formatRow(table, row))).toEqual(row);
  expect(parseRow(table, formatRow(table, ['a', null, null]))).toEqual(['a', null, null]);
  for (const line of ['', '[]', '{"id":"a"}', '{"id":"a","size":"5","bytes":null}', '{"id":1,"size":5,"bytes":null}']) {
    expect(() => parseRow(table, line)).toThrow(expect.objectContaining({ code: 'backup-refused' }));
  }
  expect(() => formatRow(table, [5, 5, null])).toThrow(expect.objectContaining({ code: 'copy-failed' }));
});
