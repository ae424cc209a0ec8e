import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import type { Schema } from '#database/schema.ts';
import { vacuum } from '#database/vacuum.ts';
import { applyRetention } from '#services/apply-retention.ts';
import { countSubmissionRows, eraseSubmissions } from '#services/erase-submissions.ts';
import { findPersonalData } from '#services/personal-data.ts';
import { createStoreAddress, dialects, openTestStore } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, sampleResume, storeApplication, storeEnquiry } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const at = (time: string) => ({ hasWebhook: true, now: new Date(time) });
const ofDesk = { notes: 0, replies: 0, drafts: 0, words: 0 };
const nothing = { enquiries: 0, applications: 0, resumes: 0, outboxEntries: 0, fingerprints: 0, ...ofDesk };
const tables = ['enquiry', 'application', 'resume', 'outbox', 'recentSubmission'] as const satisfies (keyof Schema)[];

describe.each(dialects)('erasing on %s', (dialect) => {
  test('everything of one person’s address is erased, suspected robots included, and nothing of another', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const dump = () => Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
    await storeEnquiry(store.db, { ...sampleEnquiry, email: 'asha@example.in.net' }, at('2026-01-01T00:00:00Z'));
    await storeApplication(store.db, sampleApplication, sampleResume, at('2026-01-01T00:00:01Z'));
    const others = await dump();

    const metadata = { consentVersion: '1', honeypot: 'filled' };
    await storeEnquiry(store.db, sampleEnquiry, at('2026-01-01T00:00:02Z'));
    const upperCase = { ...sampleEnquiry, email: 'ASHA@Example.in' };
    await storeEnquiry(store.db, upperCase, { metadata, ...at('2026-01-01T00:00:03Z') });
    const application = { ...sampleApplication, email: 'Asha@example.in' };
    await storeApplication(store.db, application, sampleResume, at('2026-01-01T00:00:04Z'));

    const data = await findPersonalData(store.db, 'aSHA@example.IN');
    expect(data).toMatchObject({
      enquiries: [
        { email: 'asha@example.in' },
        { email: 'ASHA@Example.in', consentVersion: '1', suspicion: 'honeypot' },
      ],
      applications: [{ email: 'Asha@example.in' }],
    });
    expect(data.outbox).toHaveLength(5);
    const counts = { enquiries: 2, applications: 1, resumes: 1, outboxEntries: 5, fingerprints: 3, ...ofDesk };
    expect(await countSubmissionRows(store.db, data)).toEqual(counts);
    expect(await eraseSubmissions(store.db, data)).toEqual({ counts, remains: undefined });
    expect(await dump()).toEqual(others);
    expect(await eraseSubmissions(store.db, data)).toEqual({ counts: nothing, remains: undefined });
    // Without its fingerprint the same enquiry is not a duplicate.
    expect((await storeEnquiry(store.db, sampleEnquiry, at('2026-01-01T00:00:05Z'))).outcome).toBe('stored');
  });

  test('an address beyond ASCII is found in any case', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await storeEnquiry(store.db, { ...sampleEnquiry, email: 'Älva@Ärzte.example' });
    for (const email of ['Älva@Ärzte.example', 'älva@ärzte.example', 'ÄLVA@ÄRZTE.EXAMPLE'.normalize('NFD')]) {
      expect((await findPersonalData(store.db, email)).enquiries).toHaveLength(1);
    }
  });

  test('retention erases what was received before its limit, not at it, each kind by its own period', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    for (const time of ['2025-12-31T23:59:59.999Z', '2026-01-01T00:00:00.000Z']) {
      await storeEnquiry(store.db, sampleEnquiry, at(time));
      await storeApplication(store.db, sampleApplication, sampleResume, at(time));
      await store.db.deleteFrom('recentSubmission').execute();
    }
    const enquiriesBefore = '2026-01-01T00:00:00.000Z';
    const report = {
      enquiriesBefore,
      applicationsBefore: '2025-01-01T00:00:00.000Z',
      counts: { ...nothing, enquiries: 1, outboxEntries: 3 },
      remains: undefined,
    };
    const periods = { enquiryDays: 10, applicationDays: 375 };
    const now = new Date('2026-01-11T00:00:00.000Z');
    expect(await applyRetention(store.db, periods, now, { isDryRun: true })).toEqual(report);
    expect(await store.db.selectFrom('enquiry').select('id').execute()).toHaveLength(2);
    expect(await applyRetention(store.db, periods, now)).toEqual(report);
    const left = await store.db.selectFrom('enquiry').select('receivedAt').execute();
    expect(left).toEqual([{ receivedAt: enquiriesBefore }]);
    expect(await store.db.selectFrom('application').select('id').execute()).toHaveLength(2);
  });

  test('thousands are erased in one transaction, or none when a statement fails', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await storeApplication(store.db);
    const some = Array.from({ length: 40_000 }, (_, index) => ({ id: `none-${index}`, receivedAt: `never ${index}` }));
    const { applications } = await findPersonalData(store.db, sampleApplication.email);
    const submissions = { enquiries: some, applications };
    // `enquiry` is the last table that rows are deleted from.
    await sql`alter table enquiry rename to elsewhere`.execute(store.db);
    await expect(eraseSubmissions(store.db, submissions)).rejects.toThrow(/enquiry/);
    expect(await store.db.selectFrom('resume').select('applicationId').execute()).toHaveLength(1);
    await sql`alter table elsewhere rename to enquiry`.execute(store.db);
    expect((await eraseSubmissions(store.db, submissions)).counts).toMatchObject({
      applications: 1,
      resumes: 1,
      outboxEntries: 2,
    });
  });

  test('vacuum leaves what is stored', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await storeEnquiry(store.db);
    await vacuum(store.db, ['enquiry']);
    expect((await findPersonalData(store.db, sampleEnquiry.email)).enquiries).toHaveLength(1);
  });
});

describe('SQLite’s files', () => {
  test('hold nothing of erased rows, also while the store is open', async () => {
    const address = await createStoreAddress('SQLite', postgresUrl);
    const store = await connect(address);
    await migrate(store.db);
    const search = (word: string): string[] =>
      readdirSync(address.dataDir).filter((name) => readFileSync(join(address.dataDir, name)).includes(word));
    // Regression: SQLite keeps a copy of deleted rows of these lengths until `VACUUM`.
    await store.db.transaction().execute(async (transaction) => {
      const toId = (index: number): string => `id-${String(index % 60).padStart(4, '0')}`;
      const place = { address: '', pincode: '', cityName: '', stateName: '' };
      const person = { kind: 'contact', name: 'N', companyName: '', phone: '', ...place } as const;
      const state = { ownerId: '', revision: 0, answeredAt: '', followUpOn: '', isIndexed: 0 };
      const blank = {
        ...person,
        consentVersion: '',
        consentedAt: null,
        suspicion: '',
        status: 'new',
        ...state,
      } as const;
      for (let index = 0; index < 60; index += 1) {
        const [email, word] = index % 7 === 0 ? ['asha@example.in', 'Whisper'] : ['other@example.in', 'Other'];
        const message = `${word} ${'words '.repeat((index * 7) % 400)}`;
        const row = { ...blank, id: toId(index), email, emailKey: email, message, receivedAt: toId(index) };
        await transaction.insertInto('enquiry').values(row).execute();
      }
      for (let index = 0; index < 60; index += 2) {
        const removal = transaction.deleteFrom('enquiry').where('email', '=', 'other@example.in');
        await removal.where('id', '=', toId(index * 53)).execute();
      }
    });
    await storeApplication(
      store.db,
      { ...sampleApplication, email: 'asha@example.in' },
      { ...sampleResume, bytes: Buffer.from('%PDF Whisper '.repeat(20_000)) },
    );
    expect(search('Whisper')).not.toEqual([]);
    await eraseSubmissions(store.db, await findPersonalData(store.db, 'asha@example.in'));
    expect([search('Whisper'), search('asha@example.in')]).toEqual([[], []]);
    expect(search('Other words')).toEqual(['mohar.sqlite']);
    await store.close();
    await address.remove();
  });

  test('are reported to hold copies while another connection reads', async () => {
    const address = await createStoreAddress('SQLite', postgresUrl);
    const store = await connect(address);
    await migrate(store.db);
    const reader = new DatabaseSync(join(address.dataDir, 'mohar.sqlite'));
    reader.exec('begin deferred; select id from enquiry');
    await storeEnquiry(store.db);
    await expect(vacuum(store.db, ['enquiry'], 50)).rejects.toMatchObject({
      code: 'store-unavailable',
      message: expect.stringMatching(/^the store: the rows are deleted, but copies[^\n]+$/),
    });
    const waiting = vacuum(store.db, ['enquiry']);
    reader.exec('commit');
    await waiting;
    reader.close();
    await store.close();
    await address.remove();
  });
});
