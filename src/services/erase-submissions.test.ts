import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, inject, test, vi } from 'vitest';
import { connect, type Store } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import type { Schema } from '#database/schema.ts';
import { applicationFields } from '#domain/application/application.ts';
import { enquiryForm } from '#domain/enquiry/enquiry.ts';
import { applyRetention } from '#services/apply-retention.ts';
import { replyToLead, saveReplyDraft } from '#services/desk/answer-lead.ts';
import { indexLeads } from '#services/desk/index-leads.ts';
import { addNote } from '#services/desk/leads.ts';
import { eraseSubmissions } from '#services/erase-submissions.ts';
import { findPersonalData } from '#services/personal-data.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { createStoreAddress, openTestStore } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, sampleResume, storeApplication, storeEnquiry } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const email = 'whisper@example.in';

/** Stores an enquiry and an application of one person, with a note, a reply and the words of the index. */
async function storePerson(store: Store): Promise<void> {
  const desk = createDeskContext(store);
  const meera = await addStaff(store, 'Meera Iyer');
  await storeEnquiry(store.db, { ...sampleEnquiry, email, message: 'Whisper of mine' }, { hasWebhook: true });
  const bytes = Buffer.from('%PDF Whisper '.repeat(20_000));
  await storeApplication(store.db, { ...sampleApplication, email, fullName: 'Whisper' }, { ...sampleResume, bytes });
  const { enquiries } = await findPersonalData(store.db, email);
  const id = enquiries[0]?.id ?? '';
  await addNote(desk, meera, id, { text: 'A Whisper, noted' });
  await replyToLead(desk, meera, id, { subject: 'Whisper', text: 'A Whisper, answered', revision: 0 });
  await saveReplyDraft(desk, meera, id, { subject: 'Whisper', text: 'A Whisper, in work' });
  await indexLeads(desk);
}

const erase = async ({ db }: Store) => eraseSubmissions(db, await findPersonalData(db, email));
const retain = ({ db }: Store) =>
  applyRetention(db, { enquiryDays: 1, applicationDays: 1 }, new Date(Date.now() + 2 * 86_400_000));

describe('nothing of a person is found', () => {
  test.each([
    ['erasure', erase],
    ['retention', retain],
  ])('in any file of SQLite after %s, while another process has the store open', async (_, remove) => {
    const address = await createStoreAddress('SQLite', postgresUrl);
    const store = await connect(address);
    await migrate(store.db);
    const other = new DatabaseSync(join(address.dataDir, 'mohar.sqlite'));
    const search = (word: string): string[] =>
      readdirSync(address.dataDir).filter((name) => {
        return readFileSync(join(address.dataDir, name), 'latin1').toLowerCase().includes(word);
      });
    await storePerson(store);
    other.prepare('select message from enquiry').all();
    expect(search('whisper')).not.toEqual([]);
    expect(await remove(store)).toMatchObject({ remains: undefined });
    expect(search('whisper')).toEqual([]);
    other.close();
    await store.close();
    await address.remove();
  });

  test('PostgreSQL collects no statistics of what visitors enter: they are copies that outlive an erasure', async () => {
    await using store = await openTestStore('PostgreSQL', postgresUrl);
    const entered = {
      enquiry: Object.keys(enquiryForm),
      // A number is no text, and is in no statistics with a name.
      application: applicationFields.filter((field) => field !== 'expSalary'),
    };
    for (const [table, fields] of Object.entries(entered)) {
      const { rows } = await sql<{ attname: string }>`
        select attname from pg_attribute where attrelid = ${table}::regclass and attstattarget = 0
      `.execute(store.db);
      const columns = fields.map((field) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
      expect(rows.map(({ attname }) => attname)).toEqual(expect.arrayContaining(columns));
    }
  });

  test.each([
    ['erasure', erase],
    ['retention', retain],
  ])('in tables, statistics and dead rows of PostgreSQL after %s, alone or among others', async (_, remove) => {
    for (const others of [0, 20]) {
      await using store = await openTestStore('PostgreSQL', postgresUrl);
      await storePerson(store);
      for (let nth = 0; nth < others; nth += 1) {
        await storeEnquiry(
          store.db,
          { ...sampleEnquiry, email: `o${nth}@example.in` },
          { now: new Date('2099-01-01') },
        );
      }
      await sql`create extension pageinspect`.execute(store.db);
      await sql`analyze`.execute(store.db);
      expect(await searchPostgres(store)).toEqual(
        expect.arrayContaining(['enquiry', 'lead_note', 'lead_word', 'reply_draft', 'dead or live rows']),
      );
      expect(await remove(store)).toMatchObject({ remains: undefined });
      expect(await searchPostgres(store)).toEqual([]);
    }
  });
});

/** Finds the word in PostgreSQL: in tables, planner statistics, and pages with dead rows. */
async function searchPostgres({ db }: Store): Promise<readonly string[]> {
  const contains = (text: string) => sql.raw(`${text} ilike '%whisper%'`);
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const own = await sql`select 1 from ${sql.table(name)} as r where ${contains('r::text')} limit 1`.execute(db);
    if (own.rows.length > 0) found.push(name);
  }
  const statistics = await sql<{ name: string }>`
    select tablename || '.' || attname as name from pg_stats where ${contains('pg_stats::text')}`.execute(db);
  const pages = await sql`
    select 1 from pg_class, generate_series(0, pg_relation_size(oid) / 8192 - 1) as page,
      heap_page_items(get_raw_page(oid::regclass::text, page::int))
    where relnamespace = 'public'::regnamespace and relkind = 'r' and t_data is not null
      and ${contains("encode(t_data, 'escape')")} limit 1`.execute(db);
  return [
    ...found,
    ...statistics.rows.map(({ name }) => name),
    ...(pages.rows.length > 0 ? ['dead or live rows'] : []),
  ];
}

const belongings = ['leadNote', 'leadReply', 'replyDraft', 'leadWord', 'outbox'] as const satisfies (keyof Schema)[];

describe('on PostgreSQL', () => {
  const actions = {
    'the index': ({ desk }) => indexLeads(desk),
    'a note': ({ desk, meera, id }) => addNote(desk, meera, id, { text: 'Called' }),
    'an unsent reply': ({ desk, meera, id }) => saveReplyDraft(desk, meera, id, { subject: 'DSC', text: 'Yes' }),
    'a reply': ({ desk, meera, id }) => replyToLead(desk, meera, id, { subject: 'DSC', text: 'Yes', revision: 0 }),
  } satisfies Record<string, (lead: Awaited<ReturnType<typeof openLead>>) => Promise<unknown>>;
  const table = Object.entries(actions).flatMap(([name, act]) => [
    { name, act, order: 'before' as const },
    { name, act, order: 'after' as const },
  ]);

  /** By default a second, which a loaded machine may exceed. */
  const waiting = { timeout: 20_000, interval: 50 };

  test.each(table)('$name that is saved $order an erasure begins and ends with it leaves nothing', async (row) => {
    await using store = await openTestStore('PostgreSQL', postgresUrl);
    const lead = await openLead(store);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    // Both wait for this lock at their first change of the lead, in the order of their start.
    const locking = store.db.transaction().execute(async (trx) => {
      await trx.selectFrom('enquiry').select('id').where('id', '=', lead.id).forUpdate().execute();
      await held;
    });
    const steps = [() => row.act(lead), () => erase(store)];
    if (row.order === 'after') steps.reverse();
    const running: Promise<unknown>[] = [];
    for (const [index, step] of steps.entries()) {
      let hasEnded = false;
      running.push(step().finally(() => (hasEnded = true)));
      await vi.waitFor(async () => expect(hasEnded || (await countBlocked(store)) > index).toBe(true), waiting);
    }
    release();
    const [first, second] = await Promise.allSettled(running);
    await locking;
    expect(first).toMatchObject({ status: 'fulfilled' });
    const isRefused = row.order === 'after' && row.name !== 'the index';
    expect(second).toMatchObject(isRefused ? { reason: { code: 'lead-unknown' } } : { status: 'fulfilled' });
    for (const name of belongings)
      expect([name, await store.db.selectFrom(name).selectAll().execute()]).toEqual([name, []]);
    expect(await store.db.selectFrom('enquiry').select('id').execute()).toEqual([]);
  });
});

async function openLead(store: Store) {
  const meera = await addStaff(store, 'Meera Iyer');
  const saved = await storeEnquiry(store.db, { ...sampleEnquiry, email });
  return { desk: createDeskContext(store), meera, id: 'id' in saved ? saved.id : '' };
}

/** How many connections to this database wait for a lock. */
async function countBlocked({ db }: Store): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

const readers = [
  { dialect: 'SQLite', reader: 'another process', read: readSqlite },
  { dialect: 'PostgreSQL', reader: 'a snapshot of the same role', read: readSnapshot },
  { dialect: 'PostgreSQL', reader: 'a transaction that has written', read: writeElsewhere },
] as const;

test.concurrent.each(readers)(
  'an erasure on $dialect says that copies may remain while $reader may read them',
  async (row) => {
    await using store = await openTestStore(row.dialect, postgresUrl);
    await storePerson(store);
    const endReading = await row.read(store);
    const { counts, remains } = await erase(store);
    expect(counts).toMatchObject({ enquiries: 1, applications: 1, notes: 1, replies: 1 });
    expect(remains).toMatchObject({
      code: 'store-unavailable',
      message: expect.stringContaining('copies of them may remain'),
    });
    await endReading();
    // The next erasure of any person removes them.
    expect((await eraseSubmissions(store.db, { enquiries: [], applications: [] })).remains).toBeUndefined();
  },
);

test.concurrent('an erasure by an ordinary role says so while another role may read them, as a dump does', async () => {
  await using store = await openTestStore('PostgreSQL', postgresUrl);
  await storePerson(store);
  await using site = await connectAsOwner(store);
  const endReading = await readSnapshot(store);
  expect((await erase(site)).remains).toMatchObject({ code: 'store-unavailable' });
  await endReading();
  expect((await eraseSubmissions(site.db, { enquiries: [], applications: [] })).remains).toBeUndefined();
});

/** Another connection to the store, of a role that owns its tables and is no superuser. */
async function connectAsOwner({ db, name }: Store): Promise<Store> {
  const role = `site_${randomUUID().replaceAll('-', '')}`;
  await sql`create role ${sql.ref(role)} login password 'site'`.execute(db);
  const tables = await db.introspection.getTables();
  for (const table of tables.filter(({ schema }) => schema === 'public')) {
    await sql`alter table ${sql.ref(table.name)} owner to ${sql.ref(role)}`.execute(db.withoutPlugins());
  }
  const url = new URL(`postgres://${name.replace('PostgreSQL, ', '')}`);
  Object.assign(url, { username: role, password: 'site' });
  return connect({ databaseUrl: url.href, dataDir: '' });
}

/** Opens a transaction that has read, like a backup; returns a function to end it, like the functions below. */
async function readSqlite({ name }: Store): Promise<() => Promise<void>> {
  const reader = new DatabaseSync(name.replace('SQLite, ', ''));
  reader.exec('begin deferred; select id from enquiry');
  return async () => reader.close();
}

function readSnapshot(store: Store): Promise<() => Promise<void>> {
  return holdTransaction(store, async (trx) => {
    await sql`set transaction isolation level repeatable read`.execute(trx);
    await trx.selectFrom('enquiry').select('id').execute();
  });
}

function writeElsewhere(store: Store): Promise<() => Promise<void>> {
  return holdTransaction(store, async (trx) => {
    await trx.insertInto('counter').values({ name: 'held', value: 1 }).execute();
  });
}

async function holdTransaction({ db }: Store, work: (trx: Store['db']) => Promise<void>): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const running = db.transaction().execute(async (trx) => {
    await work(trx);
    begin();
    await held;
  });
  await hasBegun;
  return async () => {
    release();
    await running;
  };
}
