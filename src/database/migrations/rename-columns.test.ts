import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, inject, test, vi } from 'vitest';
import { site } from '#content/site.ts';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { migrations } from '#database/migrations/migrations.ts';
import { listUndelivered } from '#database/outbox/outbox-store.ts';
import { toIndianDay } from '#domain/time.ts';
import { createSmtpSender } from '#mail/smtp.ts';
import type { SendLead } from '#mail/webhook.ts';
import { startOutboxDelivery } from '#services/deliver-outbox.ts';
import { startMailServer } from '#tests/smtp.ts';
import { createStoreAddress, dialects } from '#tests/store.ts';
import { sampleEnquiry, storeEnquiry } from '#tests/submissions.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

const now = new Date();
const time = now.toISOString();
const bytes = new Uint8Array([0, 37, 80, 68, 70, 255]);
const person = { phone: '9876543210', consent_version: '2026-11', consented_at: time, received_at: time };
const place = { address: '12 Civil Lines', pincode: '201301', city_name: 'Noida', state_name: 'Uttar Pradesh' };
const hash = 'a'.repeat(32);
/** The once key of Asha's acknowledgements today, without its number. */
const ashaToday = `${createHash('sha256').update('asha@example.in').digest('hex')}:${toIndianDay(now)}`;
const dates = { created_at: time, updated_at: time, is_active: 1 };

/** A message as migrations 0001 to 0007 stored it. */
function oldMessage(
  id: string,
  message: string,
  subject_id: string,
  state = 'waiting',
  once_key = `${message}:${subject_id}`,
) {
  const attempts = state === 'waiting' ? 0 : 1;
  return { id, message, subject_id, once_key, created_at: time, due_at: time, attempts, state, last_fault: '' };
}

/** Rows of every table, under the names of migrations 0001 to 0007; in an order that foreign keys allow. */
const oldRows: Readonly<Record<string, Rows>> = {
  enquiry: [
    { id: 'e1', kind: 'contact', name: 'Asha', company_name: '', mail: 'asha@example.in', ...place, message: 'Why?' },
    { id: 'e2', kind: 'partner', name: 'Ravi', company_name: 'R', mail: 'RAVI@example.in', ...place, message: 'How?' },
  ].map((row) => ({ ...row, ...person, suspicion: row.id === 'e2' ? 'honeypot' : '' })),
  application: [
    {
      id: 'a1',
      full_name: 'Meena',
      mail: 'meena@example.in',
      post: 'Clerk',
      expected_salary: 650_000,
      resume_kind: 'pdf',
      resume_name: 'Meena.pdf',
      resume_size: bytes.length,
      suspicion: '',
      ...person,
    },
  ],
  resume: [{ application_id: 'a1', bytes }],
  outbox: [
    oldMessage('o1', 'enquiry-notice', 'e1'),
    oldMessage('o2', 'enquiry-thanks', 'e1', 'waiting', `thanks:${ashaToday}:1`),
    oldMessage('o3', 'enquiry-webhook', 'e1'),
    oldMessage('o4', 'application-notice', 'a1'),
    oldMessage('o5', 'application-thanks', 'a1', 'waiting', `thanks:${hash}:2026-11-21:2`),
    oldMessage('o6', 'digest', '2026-11-21', 'delivered'),
    { ...oldMessage('o7', 'enquiry-notice', 'e2', 'given-up'), last_fault: '550 -notice refused' },
    oldMessage('o8', 'enquiry-thanks', 'e0', 'delivered', `thanks:${ashaToday}:2`),
  ],
  recent_submission: [{ fingerprint: 'f'.repeat(64), received_at: time }],
  rate_limit: [{ key: 'enquiry:address:192.0.2.1', points: 3, expire: 1_795_000_000_000 }],
  media: [{ hash, kind: 'picture', width: 960, height: 540, widths: '[480,960]' }],
  media_file: [{ hash, name: '960.jpeg', bytes }],
  post: [
    {
      id: 1,
      slug: 'bid',
      title: 'Bid',
      summary: 'S.',
      html: '<p>mail thanks: -notice:</p>',
      picture_hash: hash,
      picture_alt: 'A',
      share_hash: '',
      is_popular: 1,
      ...dates,
    },
  ],
  notice: [{ id: 1, key: 'n', title: 'N', kind: 'picture', href: '', media_hash: hash, alt: 'A', ...dates }],
  advertisement: [{ id: 1, key: 'ad', media_hash: hash, alt: 'A', platforms: '[1]', position: 0, is_active: 1 }],
  banner: [{ key: 'banner', text: 'B', href: '', is_active: 1 }],
  counter: [{ name: 'revision', value: 7 }],
  demonstration_file: [{ name: 'crl', bytes }],
  repository_change: [{ path: '/repository/ca.crl', step: 1, sha256: 'ab', noticed_at: time }],
};

const renamedColumns: Readonly<Record<string, string>> = { mail: 'email', last_fault: 'last_error' };
const renamedValues: Readonly<Record<string, string>> = {
  'enquiry-notice': 'enquiry-notification',
  'enquiry-thanks': 'enquiry-acknowledgement',
  'application-notice': 'application-notification',
  'application-thanks': 'application-acknowledgement',
  'enquiry-notice:e1': 'enquiry-notification:e1',
  'enquiry-notice:e2': 'enquiry-notification:e2',
  'application-notice:a1': 'application-notification:a1',
  [`thanks:${ashaToday}:1`]: `acknowledgement:${ashaToday}:1`,
  [`thanks:${ashaToday}:2`]: `acknowledgement:${ashaToday}:2`,
  [`thanks:${hash}:2026-11-21:2`]: `acknowledgement:${hash}:2026-11-21:2`,
};

/** The rows as they are expected after migration 0008. */
function rename(table: string, rows: Rows): Rows {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        ['enquiry', 'application', 'outbox'].includes(table) ? (renamedColumns[name] ?? name) : name,
        table === 'outbox' ? (renamedValues[String(value)] ?? value) : value,
      ]),
    ),
  );
}

/** A store that the migrations up to 0007 made, with the rows above. */
async function openOldStore(dialect: (typeof dialects)[number]) {
  const address = await createStoreAddress(dialect, inject('postgresUrl'));
  const store = await connect(address);
  const plain = store.db.withoutPlugins();
  const migrator = new Migrator({ db: plain, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo('0007-repository');
  if (error !== undefined) throw error;
  const db = plain as unknown as Kysely<Record<string, Record<string, unknown>>>;
  for (const [table, rows] of Object.entries(oldRows))
    await db
      .insertInto(table)
      .values([...rows])
      .execute();
  return {
    ...store,
    async readAll(): Promise<Record<string, Rows>> {
      const tables = Object.keys(oldRows).map(async (table) => {
        const { rows } = await sql<Rows[number]>`select * from ${sql.table(table)} order by 1`.execute(plain);
        return [table, rows.map(normalise)] as const;
      });
      return Object.fromEntries(await Promise.all(tables));
    },
    async [Symbol.asyncDispose]() {
      await store.close();
      await address.remove();
    },
  };
}

/** PostgreSQL returns a `bigint` as a string and bytes as a `Buffer`. */
function normalise(row: Rows[number]): Rows[number] {
  const normaliseValue = (name: string, value: Rows[number][string]) => {
    if (value instanceof Uint8Array) return new Uint8Array(value);
    return name === 'expire' ? Number(value) : value;
  };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, normaliseValue(name, value)]));
}

describe.each(dialects)('migration 0008 on %s', (dialect) => {
  test('renames columns and outbox values, and loses no row of any table', async () => {
    await using store = await openOldStore(dialect);
    expect(await store.readAll()).toEqual(oldRows);
    // Up to this migration only, so that later migrations do not break the test.
    const migrator = new Migrator({
      db: store.db.withoutPlugins(),
      provider: { getMigrations: async () => migrations },
    });
    const { results } = await migrator.migrateTo('0008-rename-columns');
    expect(results?.map(({ migrationName }) => migrationName)).toEqual(['0008-rename-columns']);
    const expected = Object.entries(oldRows).map(([table, rows]) => [table, rename(table, rows)]);
    expect(await store.readAll()).toEqual(Object.fromEntries(expected));
  });

  test('waiting messages are delivered after it, and the daily limit of acknowledgements still counts earlier ones', async () => {
    await using store = await openOldStore(dialect);
    await migrate(store.db);
    await using server = await startMailServer();
    const leads: string[] = [];
    const sendLead: SendLead = async (id, enquiry) => void leads.push(`${id} ${enquiry.email}`);
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const smtp = createSmtpSender(server.url, 'site@post.example', site);
    const delivery = startOutboxDelivery({
      db: store.db,
      organisation: site,
      clock: () => now,
      log,
      digestTime: '',
      retrySeconds: 1,
      sendLead,
      mailboxes: { contact: 'contact@desk.example', partner: 'p@desk.example', career: 'hr@desk.example', digest: '' },
      sendMail: smtp.send,
      countDelivery: () => {},
    });
    await vi.waitFor(async () => expect(await listUndelivered(store.db)).toMatchObject([{ id: 'o7' }]), 10_000);
    await delivery.stop(1);
    smtp.close();
    expect(server.mails.flatMap(({ to }) => to).sort()).toEqual([
      'asha@example.in',
      'contact@desk.example',
      'hr@desk.example',
      'meena@example.in',
    ]);
    expect(leads).toEqual(['o3 asha@example.in']);
    expect(await storeEnquiry(store.db, { ...sampleEnquiry, message: 'Later.' }, { now })).toMatchObject({
      outcome: 'stored',
    });
    expect((await listUndelivered(store.db)).map(({ kind }) => kind)).toEqual([
      'enquiry-notification',
      'enquiry-notification',
    ]);
  });
});
