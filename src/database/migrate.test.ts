import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { requireWritable } from '#database/connect.ts';
import { migrate, requireCurrentSchema } from '#database/migrate.ts';
import { migrations } from '#database/migrations/migrations.ts';
import { listEnquiryFields } from '#domain/enquiry/enquiry.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleApplication } from '#tests/submissions.ts';

test.each(dialects)('a store that a newer version has migrated is refused with that reason on %s', async (dialect) => {
  await using store = await openTestStore(dialect, inject('postgresUrl'));
  const db = store.db.withoutPlugins();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(db);
  await expect(migrate(store.db)).rejects.toMatchObject({
    code: 'store-unavailable',
    message: expect.stringMatching(/^the store: a newer version has changed it \(9999-later\); start that version/),
  });
});

const newest = Object.keys(migrations).at(-1) ?? '';

test.each(dialects)('a command leaves a store of an earlier or a newer version as it is on %s', async (dialect) => {
  await using store = await openTestStore(dialect, inject('postgresUrl'));
  const db = store.db.withoutPlugins();
  await expect(requireCurrentSchema(store.db)).resolves.toBeUndefined();
  await sql`delete from kysely_migration where name = ${newest}`.execute(db);
  await expect(requireCurrentSchema(store.db)).rejects.toMatchObject({
    code: 'store-unavailable',
    message: expect.stringMatching(
      new RegExp(`^the store: it is of an earlier version; make a backup .* \\(${newest}\\)$`),
    ),
  });
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(db);
  await expect(requireCurrentSchema(store.db)).rejects.toThrow(/a newer version has changed it \(9999-later\)/);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  expect(rows.map(({ name }) => name)).not.toContain(newest);
});

test.each(dialects)('no column of what people enter may hold null on %s', async (dialect) => {
  await using store = await openTestStore(dialect, inject('postgresUrl'));
  const tables = await store.db.withoutPlugins().introspection.getTables();
  const entered = { enquiry: listEnquiryFields('partner'), application: Object.keys(sampleApplication) };
  for (const [name, fields] of Object.entries(entered)) {
    const { columns = [] } = tables.find((table) => table.name === name) ?? {};
    const filled = columns.filter(({ isNullable }) => !isNullable).map((column) => column.name);
    const names = fields.map((field) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    expect(filled).toEqual(expect.arrayContaining(names));
  }
});

test('a store that can be written is accepted, and one of a role that may only read is refused', async () => {
  for (const dialect of dialects) {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    await expect(requireWritable(store)).resolves.toBeUndefined();
  }
  await using store = await openTestStore('PostgreSQL', inject('postgresUrl'));
  const role = `reader_${process.pid}`;
  await sql`create role ${sql.ref(role)}`.execute(store.db);
  await sql`grant select on all tables in schema public to ${sql.ref(role)}`.execute(store.db);
  await store.db.connection().execute(async (db) => {
    await sql`set role ${sql.ref(role)}`.execute(db);
    await expect(requireWritable({ ...store, db })).rejects.toThrow(/ is read-only \(.*permission denied/);
    await sql`reset role`.execute(db);
  });
  await sql`drop owned by ${sql.ref(role)}`.execute(store.db);
  await sql`drop role ${sql.ref(role)}`.execute(store.db);
});
