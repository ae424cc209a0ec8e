import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { listUndelivered } from '#database/outbox/outbox-store.ts';
import { createDailyQueue, listDayLeads } from '#services/queue-digests.ts';
import { createTestApp } from '#tests/app.ts';
import { startMailServer, submitEnquiry, waitUntilDelivered } from '#tests/smtp.ts';
import { openTestStore } from '#tests/store.ts';
import {
  sampleApplication,
  sampleEnquiry,
  samplePartner,
  sampleResume,
  storeApplication,
  storeEnquiry,
} from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const at = (day: number, time: string): Date => new Date(`2026-11-${day}T${time}+05:30`);
const mailEnv = { MAIL_RETRY_SECONDS: '1', DIGEST_TIME: '09:30', MAIL_TO_DIGEST: 'digest@desk.example' };

// Only `Date` is faked; timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at(21, '12:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the digest lists the leads of its 24 hours, and is sent once however often the server starts', async () => {
  await using server = await startMailServer();
  const digests = () => server.mailsTo('digest@desk.example').filter(({ read }) => read.subject?.startsWith('Leads'));
  await using idle = await createTestApp('SQLite', postgresUrl);
  await idle.app.close();
  const store = (name: string, now: Date, honeypot = '') =>
    storeEnquiry(idle.store.db, { ...sampleEnquiry, name }, { metadata: { honeypot }, now });
  await store('Day Before', at(20, '09:29:59'));
  await store('First Minute', at(20, '09:30:00'));
  await storeApplication(idle.store.db, sampleApplication, sampleResume, { now: at(20, '23:00:00') });
  await storeEnquiry(idle.store.db, samplePartner, { now: at(21, '08:00:00') });
  await store('Robot', at(21, '09:00:00'), 'filled');
  await store('Too Late', at(21, '09:30:00'));

  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = idle.config;
  const start = () =>
    createTestApp('SQLite', postgresUrl, { DATA_DIR, DATABASE_URL, ...mailEnv, SMTP_URL: server.url });
  {
    await using site = await start();
    await vi.waitFor(() => expect(digests()).toHaveLength(1), 10_000);
    await waitUntilDelivered(site);
  }
  const { read } = digests()[0] ?? {};
  expect(read?.subject).toBe('Leads of the day to 2026-11-21: 1 enquiries, 1 partners, 1 applications');
  expect(read?.text).toContain(
    'First Minute: 9876543210, asha@example.in, Gautam Buddha Nagar, 20 Nov 2026, 09:30 IST',
  );
  expect(read?.text).toContain('Rao & Sons (Asha Rao): 9876543210');
  expect(read?.html).toContain('Rao &amp; Sons (Asha Rao)');
  expect(read?.text).toContain('Ravi Kumar: Support engineer, 9123456780');
  expect(read?.text).not.toMatch(/Day Before|Robot|Too Late/);

  await store('After All', at(21, '11:00:00'));
  await using again = await start();
  // The digest is queued before mails are delivered, so a second one would have been delivered with them.
  await waitUntilDelivered(again);
  expect(server.mails.filter(({ read }) => read.subject === 'Enquiry from After All')).toHaveLength(1);
  expect(digests()).toHaveLength(1);
});

test('a running server sends the digest daily at its time of day in India', async () => {
  vi.setSystemTime(at(21, '09:27:00'));
  await using server = await startMailServer();
  await using site = await createTestApp('SQLite', postgresUrl, { ...mailEnv, SMTP_URL: server.url });
  const submitAt = async (day: number, time: string, message: string, digests: number) => {
    vi.setSystemTime(at(day, time));
    await submitEnquiry(site, { ...sampleEnquiry, message });
    await vi.waitFor(() => expect(server.mailsTo('digest@desk.example')).toHaveLength(digests), 15_000);
    await waitUntilDelivered(site);
  };
  await submitAt(21, '09:28:00', 'At first.', 0);
  await submitAt(21, '09:31:00', 'And then.', 1);
  await submitAt(22, '09:28:00', 'Good morning.', 1);
  await submitAt(22, '09:31:00', 'Hello again.', 2);
  const texts = server.mailsTo('digest@desk.example').map(({ read }) => read.text);
  expect(texts).toEqual([expect.stringContaining('Enquiries: 1'), expect.stringContaining('Enquiries: 2')]);
  expect(texts).toEqual(Array(2).fill(expect.stringContaining('Partner enquiries: none.')));
});

test('a server that was down when the digest was due sends it after its start, if there were leads', async () => {
  vi.setSystemTime(at(22, '08:00:00'));
  await using server = await startMailServer();
  await using idle = await createTestApp('SQLite', postgresUrl);
  await idle.app.close();
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = idle.config;
  await storeEnquiry(idle.store.db, sampleEnquiry, { now: at(20, '18:00:00') });
  await using site = await createTestApp('SQLite', postgresUrl, {
    DATA_DIR,
    DATABASE_URL,
    ...mailEnv,
    SMTP_URL: server.url,
  });
  await vi.waitFor(() => expect(server.mailsTo('digest@desk.example')).toHaveLength(1), 10_000);
  await waitUntilDelivered(site);
  expect(server.mailsTo('digest@desk.example').map(({ read }) => read.subject)).toEqual([
    'Leads of the day to 2026-11-21: 1 enquiries, 0 partners, 0 applications',
  ]);
});

test('a server that was down for days sends the digests that it missed, of days with leads', async () => {
  vi.setSystemTime(at(16, '10:00:00'));
  await using server = await startMailServer();
  const settings = { ...mailEnv, SMTP_URL: server.url };
  await using site = await createTestApp('SQLite', postgresUrl, settings);
  await vi.waitFor(() => expect(server.mailsTo('digest@desk.example')).toHaveLength(1), 10_000);
  await waitUntilDelivered(site);
  await site.app.close();
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = site.config;
  // Others that share the store go on to save.
  await storeEnquiry(site.store.db, sampleEnquiry, { now: at(16, '18:00:00') });
  await storeEnquiry(site.store.db, { ...sampleEnquiry, message: 'Later.' }, { now: at(19, '09:00:00') });
  vi.setSystemTime(at(20, '12:00:00'));
  await using _next = await createTestApp('SQLite', postgresUrl, { DATA_DIR, DATABASE_URL, ...settings });
  await vi.waitFor(() => expect(server.mailsTo('digest@desk.example')).toHaveLength(4), 10_000);
  const subjects = server.mailsTo('digest@desk.example').map(({ read }) => read.subject);
  expect(subjects.sort()).toEqual([
    'Leads of the day to 2026-11-16: 0 enquiries, 0 partners, 0 applications',
    'Leads of the day to 2026-11-17: 1 enquiries, 0 partners, 0 applications',
    'Leads of the day to 2026-11-19: 1 enquiries, 0 partners, 0 applications',
    'Leads of the day to 2026-11-20: 0 enquiries, 0 partners, 0 applications',
  ]);
});

test('a day with suspected robots is reported by a count alone, also without a digest', async () => {
  vi.setSystemTime(at(21, '09:29:00'));
  await using server = await startMailServer();
  const settings = { ...mailEnv, DIGEST_TIME: '', SMTP_URL: server.url };
  await using site = await createTestApp('SQLite', postgresUrl, settings);
  const metadata = { honeypot: 'filled' };
  await storeEnquiry(site.store.db, { ...sampleEnquiry, name: 'Asha Hidden' }, { metadata, now: at(21, '09:00:00') });
  await storeApplication(site.store.db, sampleApplication, sampleResume, { metadata, now: at(21, '09:10:00') });
  const reports = () => server.mailsTo('digest@desk.example').map(({ read }) => read);
  vi.setSystemTime(at(21, '09:30:05'));
  await vi.waitFor(() => expect(reports()).toHaveLength(1), 15_000);
  await waitUntilDelivered(site);
  expect(reports()[0]?.subject).toBe('Suspected robots in the day to 2026-11-21: 2');
  expect(reports()[0]?.text).toContain('“Suspected robots”');
  expect(reports()[0]?.text).not.toContain('Asha');
});

test('a day without suspected robots has no report', async () => {
  await using store = await openTestStore('SQLite', postgresUrl);
  await storeEnquiry(store.db, sampleEnquiry, { now: at(21, '09:00:00') });
  const queue = createDailyQueue(store.db, 'suspicion-report', '');
  const listReports = async () =>
    (await listUndelivered(store.db)).flatMap(({ kind, subjectId }) => (kind === 'suspicion-report' ? subjectId : []));
  await queue(at(21, '09:31:00'));
  expect(await listReports()).toEqual([]);
  await storeEnquiry(store.db, sampleEnquiry, { metadata: { honeypot: 'filled' }, now: at(21, '10:00:00') });
  await queue(at(22, '09:29:00'));
  expect(await listReports()).toEqual([]);
  await queue(at(22, '09:31:00'));
  expect(await listReports()).toEqual(['2026-11-22']);
});

test.each([
  ['no report was ever sent', false],
  ['the last report was deleted a week later', true],
])('suspected robots of an outage are reported where %s', async (_case, hadReport) => {
  await using store = await openTestStore('SQLite', postgresUrl);
  const { db } = store;
  const suspect = (day: number, time: string) =>
    storeEnquiry(
      db,
      { ...sampleEnquiry, message: `${day} ${time}` },
      { metadata: { honeypot: 'x' }, now: at(day, time) },
    );
  if (hadReport) {
    await suspect(11, '14:00:00');
    await createDailyQueue(db, 'suspicion-report', '')(at(12, '09:31:00'));
    await db.deleteFrom('outbox').execute();
  }
  await suspect(20, '14:00:00');
  // No server ran from the evening of the 20th on.
  await createDailyQueue(db, 'suspicion-report', '')(at(23, '10:00:00'));
  expect((await listUndelivered(db)).map(({ subjectId }) => subjectId)).toEqual(['2026-11-21']);
});

test('after the time of the digest was moved to a later hour, the hours between are in it', async () => {
  await using store = await openTestStore('SQLite', postgresUrl);
  const { db } = store;
  await createDailyQueue(db, 'digest', '09:30')(at(21, '09:30:04'));
  await storeEnquiry(db, sampleEnquiry, { now: at(21, '14:00:00') });
  await createDailyQueue(db, 'digest', '18:00')(at(22, '18:00:03'));
  const count = async (time: string) => (await listDayLeads(db, 'digest', '2026-11-22', time)).enquiries.length;
  expect(await count('18:00')).toBe(1);
  expect((await listDayLeads(db, 'digest', '2026-11-23', '18:00')).enquiries).toEqual([]);
});

test('a digest that a clock ahead has queued does not count as the last one', async () => {
  await using store = await openTestStore('SQLite', postgresUrl);
  const { db } = store;
  await createDailyQueue(db, 'digest', '09:30')(at(20, '10:00:00'));
  await createDailyQueue(db, 'digest', '09:30')(new Date('2027-11-20T10:00:00+05:30'));
  await storeEnquiry(db, sampleEnquiry, { now: at(20, '15:00:00') });
  await createDailyQueue(db, 'digest', '09:30')(at(23, '10:00:00'));
  const digests = (await listUndelivered(db)).filter(({ kind }) => kind === 'digest');
  expect(digests.map(({ subjectId }) => subjectId).sort()).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-23',
    '2027-11-20',
  ]);
});
