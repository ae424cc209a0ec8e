import { describe, expect, inject, test } from 'vitest';
import { findResume, listApplications } from '#database/application/application-store.ts';
import { connect, type Executor } from '#database/connect.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { listUndelivered } from '#database/outbox/outbox-store.ts';
import { createRateLimiter } from '#database/rate-limit/rate-limiter.ts';
import type { Application } from '#domain/application/application.ts';
import { enteredFields } from '#domain/enquiry/enquiry.ts';
import { submitEnquiry } from '#services/submit-enquiry.ts';
import { startCountingProxy } from '#tests/postgres/counting-proxy.ts';
import { createMigratedStoreAddress, dialects, openTestStore } from '#tests/store.ts';
import {
  noMetadata,
  sampleApplication,
  sampleEnquiry,
  samplePartner,
  sampleResume,
  storeApplication,
  storeEnquiry,
} from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const at = (time: string) => ({ now: new Date(`2026-11-21T${time}Z`) });
const listMessages = async (db: Executor) => (await listUndelivered(db)).map(({ kind }) => kind).sort();

describe.each(dialects)('a submission on %s', (dialect) => {
  test('an enquiry is stored with a notification, an acknowledgement and the webhook’s message', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await storeEnquiry(store.db, sampleEnquiry, { hasWebhook: true });
    const [enquiry] = await listEnquiries(store.db);
    const messages = await listUndelivered(store.db);
    expect(await listMessages(store.db)).toEqual([
      'enquiry-acknowledgement',
      'enquiry-notification',
      'enquiry-webhook',
    ]);
    expect(new Set(messages.map(({ subjectId }) => subjectId))).toEqual(new Set([enquiry?.id]));
  });

  test('an identical enquiry within ten minutes is a duplicate; after that it is another', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const submit = async (time: string, message = sampleEnquiry.message) =>
      (await storeEnquiry(store.db, { ...sampleEnquiry, message }, at(time))).outcome;
    expect(await submit('10:00:00')).toBe('stored');
    expect(await submit('10:09:59')).toBe('duplicate');
    expect(await submit('10:05:00', 'Something else?')).toBe('stored');
    expect(await submit('10:10:00')).toBe('stored');
    expect(await listEnquiries(store.db)).toHaveLength(3);
  });

  test('after a clock that was ahead for a year an identical enquiry is stored again', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const submit = async (time: string) =>
      (await storeEnquiry(store.db, sampleEnquiry, { now: new Date(time) })).outcome;
    expect(await submit('2027-11-21T10:00:00Z')).toBe('stored');
    // Clocks may differ by an hour.
    expect(await submit('2027-11-21T09:30:00Z')).toBe('duplicate');
    expect(await submit('2026-11-21T10:00:00Z')).toBe('stored');
    expect(await submit('2026-11-21T10:01:00Z')).toBe('duplicate');
  });

  test('an enquiry or application that differs in one entry is no duplicate; one of another place is', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await storeEnquiry(store.db, samplePartner);
    for (const field of enteredFields) {
      const { outcome } = await storeEnquiry(store.db, { ...samplePartner, [field]: `other ${field}` });
      expect([field, outcome]).toEqual([field, 'stored']);
    }
    expect(await storeEnquiry(store.db, { ...samplePartner, cityName: 'Noida' })).toMatchObject({
      outcome: 'duplicate',
    });
    await storeApplication(store.db);
    const other = {
      fullName: 'O',
      email: 'o@b.in',
      phone: '1',
      post: 'P',
      expectedSalary: 100_000,
    } satisfies Application;
    for (const [field, value] of Object.entries(other)) {
      const { outcome } = await storeApplication(store.db, { ...sampleApplication, [field]: value });
      expect([field, outcome]).toEqual([field, 'stored']);
    }
  });

  test('a duplicate has the id of the first, and so does each of several at once', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const first = await storeEnquiry(store.db, sampleEnquiry, at('10:00:00'));
    const again = [1, 2, 3].map(() => storeEnquiry(store.db, sampleEnquiry, at('10:05:00')));
    const [saved] = await listEnquiries(store.db);
    expect(first).toEqual({ outcome: 'stored', id: saved?.id });
    expect(await Promise.all(again)).toEqual(Array(3).fill({ outcome: 'duplicate', id: saved?.id }));
    const later = await storeEnquiry(store.db, sampleEnquiry, at('10:10:00'));
    expect(later).not.toMatchObject({ id: saved?.id });
    expect(await storeEnquiry(store.db, sampleEnquiry, at('10:11:00'))).toEqual({ ...later, outcome: 'duplicate' });
  });

  test('of twenty identical enquiries at once one is stored', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const attempts = Array.from({ length: 20 }, () => storeEnquiry(store.db, sampleEnquiry, at('10:00:00')));
    const outcomes = (await Promise.all(attempts)).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual([...Array<string>(19).fill('duplicate'), 'stored']);
    expect(await listEnquiries(store.db)).toHaveLength(1);
    expect(await listUndelivered(store.db)).toHaveLength(2);
  });

  test('of concurrent enquiries one whose insert fails harms no other, and its repetition is stored', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const enquiries = Array.from({ length: 12 }, (_, nth) => ({ ...sampleEnquiry, message: `Question number ${nth}` }));
    // A name of null violates the column's constraint.
    const failing = { ...sampleEnquiry, name: null as never, message: 'Question number 12' };
    const results = await Promise.allSettled([...enquiries, failing].map((enquiry) => storeEnquiry(store.db, enquiry)));
    expect(results.map(({ status }) => status)).toEqual([...Array<string>(12).fill('fulfilled'), 'rejected']);
    expect((await listEnquiries(store.db)).map(({ kind }) => kind).sort()).toEqual(
      enquiries.map(({ kind }) => kind).sort(),
    );
    const again = await storeEnquiry(store.db, { ...failing, name: sampleEnquiry.name });
    expect(again.outcome).toBe('stored');
  });

  test('a failed insert leaves no fingerprint: the same enquiry is stored when it is sent again', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await store.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    await expect(storeEnquiry(store.db, sampleEnquiry, at('10:00:00'))).rejects.toThrow();
    expect(await listEnquiries(store.db)).toEqual([]);
    await store.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(await storeEnquiry(store.db, sampleEnquiry, at('10:00:01'))).toMatchObject({ outcome: 'stored' });
    expect(await listMessages(store.db)).toEqual(['enquiry-acknowledgement', 'enquiry-notification']);
  });

  test('an address gets two acknowledgements a day in India, in any case and however many are submitted at once', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const submit = (number: number, now: string) => {
      const email = number % 2 === 0 ? 'Asha@Example.in' : 'asha@example.in';
      const message = `Question number ${number}`;
      return storeEnquiry(store.db, { ...sampleEnquiry, email, message }, { now: new Date(now) });
    };
    await Promise.all(Array.from({ length: 12 }, (_, number) => submit(number, '2026-11-21T18:29:59Z')));
    const countAcknowledgements = async () =>
      (await listMessages(store.db)).filter((message) => message === 'enquiry-acknowledgement').length;
    expect(await countAcknowledgements()).toBe(2);
    // 18:30 UTC is midnight in India.
    await submit(100, '2026-11-21T18:30:00Z');
    expect(await countAcknowledgements()).toBe(3);
    expect(await listEnquiries(store.db)).toHaveLength(13);
  });

  test('a suspected robot’s enquiry is stored without messages', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await storeEnquiry(store.db, sampleEnquiry, { metadata: { honeypot: 'filled' }, ...at('10:00:00') });
    expect(await listUndelivered(store.db)).toEqual([]);
    expect(await listEnquiries(store.db, { suspected: false })).toEqual([]);
    expect(await listEnquiries(store.db, { suspected: true })).toMatchObject([{ suspicion: 'honeypot' }]);
  });

  test('an application and its resume are stored together or not at all', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await storeApplication(store.db);
    const [application] = await listApplications(store.db);
    expect(application).toMatchObject({ ...sampleApplication, resumeName: 'Ravi.pdf', resumeKind: 'pdf' });
    const bytes = await findResume(store.db, application?.id ?? '');
    expect(Buffer.from(bytes ?? []).equals(Buffer.from(sampleResume.bytes))).toBe(true);
    expect((await storeApplication(store.db)).outcome).toBe('duplicate');
    const another = { ...sampleResume, bytes: Buffer.from('%PDF-1.7 another') };
    expect((await storeApplication(store.db, sampleApplication, another)).outcome).toBe('stored');

    await store.db.schema.dropTable('resume').execute();
    const other = { ...sampleApplication, fullName: 'Other Kumar' };
    await expect(storeApplication(store.db, other)).rejects.toThrow();
    expect(await listApplications(store.db)).toHaveLength(2);
    expect(await listUndelivered(store.db)).toHaveLength(4);
  });
});

test('over the rate limit nothing is stored; the worker is woken for what is stored, not for a duplicate', async () => {
  await using store = await openTestStore('SQLite', postgresUrl);
  let woken = 0;
  let retryAfterSeconds = 0;
  const context = {
    db: store.db,
    clock: () => new Date(),
    consumeRateLimit: async () => retryAfterSeconds,
    wakeOutbox() {
      woken += 1;
    },
    hasWebhook: false,
  };
  const submit = () => submitEnquiry(context, sampleEnquiry, { metadata: noMetadata, networks: ['192.0.2.1'] });
  retryAfterSeconds = 7;
  expect(await submit()).toEqual({ outcome: 'rate-limited', retryAfterSeconds: 7 });
  expect([await listEnquiries(store.db), woken]).toEqual([[], 0]);
  retryAfterSeconds = 0;
  expect([await submit(), woken]).toMatchObject([{ outcome: 'stored' }, 1]);
  expect([await submit(), woken]).toMatchObject([{ outcome: 'duplicate' }, 1]);
});

test('a submission on PostgreSQL waits for the database at most five times', async () => {
  const address = await createMigratedStoreAddress('PostgreSQL', postgresUrl);
  {
    await using proxy = await startCountingProxy(address.databaseUrl);
    const store = await connect({ ...address, databaseUrl: proxy.url }, { hasDeadlines: true });
    const limit = { name: 'enquiry', perNetwork: 100, overall: 100, windowSeconds: 60 };
    const consumeRateLimit = createRateLimiter(store.pool, limit, () => {});
    const context = { db: store.db, clock: () => new Date(), consumeRateLimit, wakeOutbox() {}, hasWebhook: true };
    const submit = (email: string) =>
      submitEnquiry(context, { ...sampleEnquiry, email }, { metadata: noMetadata, networks: ['a', 'b', 'c'] });
    // The first opens the connections.
    await submit('asha@example.in');
    proxy.takeRoundTrips();
    expect(await submit('ravi@example.in')).toMatchObject({ outcome: 'stored' });
    expect(proxy.takeRoundTrips()).toBeLessThanOrEqual(5);
    await store.close();
  }
  await address.remove();
});
