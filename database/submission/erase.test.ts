import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { keepApplication } from '#database/application/keep-application.ts';
import { connect } from '#database/connect.ts';
import { keepEnquiry } from '#database/enquiry/keep-enquiry.ts';
import { migrate } from '#database/migrate.ts';
import type { Schema } from '#database/schema.ts';
import { chooseByAge } from '#database/submission/choose.ts';
import { countChosen, eraseChosen } from '#database/submission/erase.ts';
import { findSubject } from '#database/submission/find-subject.ts';
import { wipeTraces } from '#database/submission/wipe-traces.ts';
import { plainNote } from '#domain/submission/submission.ts';
import { createStoreAddress, dialects, openTestStore } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, sampleResume } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const at = (time: string) => ({ hasWebhook: true, now: new Date(time) });
const nothing = { enquiries: 0, applications: 0, resumes: 0, outboxEntries: 0, fingerprints: 0 };
const tables = ['enquiry', 'application', 'resume', 'outbox', 'recent_submission'] as const satisfies (keyof Schema)[];

describe.each(dialects)('erasing on %s', (dialect) => {
  test('one person’s address takes all that is theirs, a robot’s too, and nothing of another', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const dump = () => Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
    await keepEnquiry(
      store.db,
      { ...sampleEnquiry, email: 'asha@example.in.net' },
      plainNote,
      at('2026-01-01T00:00:00Z'),
    );
    await keepApplication(store.db, sampleApplication, sampleResume, plainNote, new Date('2026-01-01T00:00:01Z'));
    const others = await dump();

    const honeypot = { consentVersion: '1', suspicion: 'honeypot' as const };
    await keepEnquiry(store.db, sampleEnquiry, plainNote, at('2026-01-01T00:00:02Z'));
    await keepEnquiry(store.db, { ...sampleEnquiry, email: 'ASHA@Example.in' }, honeypot, at('2026-01-01T00:00:03Z'));
    const application = { ...sampleApplication, email: 'Asha@example.in' };
    await keepApplication(store.db, application, sampleResume, plainNote, new Date('2026-01-01T00:00:04Z'));

    const subject = await findSubject(store.db, 'aSHA@example.IN');
    expect(subject).toMatchObject({
      enquiries: [{ mail: 'asha@example.in' }, { mail: 'ASHA@Example.in', consentVersion: '1', suspicion: 'honeypot' }],
      applications: [{ email: 'Asha@example.in' }],
    });
    expect(subject.outbox).toHaveLength(5);
    const counts = { enquiries: 2, applications: 1, resumes: 1, outboxEntries: 5, fingerprints: 3 };
    expect(await countChosen(store.db, subject)).toEqual(counts);
    expect(await eraseChosen(store.db, subject)).toEqual(counts);
    expect(await dump()).toEqual(others);
    expect(await eraseChosen(store.db, subject)).toEqual(nothing);
    // With the fingerprint gone, the same words are no repeat.
    expect(await keepEnquiry(store.db, sampleEnquiry, plainNote, at('2026-01-01T00:00:05Z'))).toBe('kept');
  });

  test('an address beyond ASCII is found in whatever case', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await keepEnquiry(store.db, { ...sampleEnquiry, email: 'Älva@Ärzte.example' }, plainNote, { hasWebhook: false });
    for (const mail of ['Älva@Ärzte.example', 'älva@ärzte.example', 'ÄLVA@ÄRZTE.EXAMPLE'.normalize('NFD')]) {
      expect((await findSubject(store.db, mail)).enquiries).toHaveLength(1);
    }
  });

  test('age takes what was received before the moment, not at it, each kind by its own', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    for (const time of ['2025-12-31T23:59:59.999Z', '2026-01-01T00:00:00.000Z']) {
      await keepEnquiry(store.db, sampleEnquiry, plainNote, at(time));
      await keepApplication(store.db, sampleApplication, sampleResume, plainNote, new Date(time));
      await store.db.deleteFrom('recent_submission').execute();
    }
    const enquiriesBefore = '2026-01-01T00:00:00.000Z';
    const chosen = await chooseByAge(store.db, { enquiriesBefore, applicationsBefore: '2025-01-01T00:00:00.000Z' });
    expect(await eraseChosen(store.db, chosen)).toEqual({ ...nothing, enquiries: 1, outboxEntries: 3 });
    const left = await store.db.selectFrom('enquiry').select('received_at').execute();
    expect(left).toEqual([{ received_at: enquiriesBefore }]);
    expect(await store.db.selectFrom('application').select('id').execute()).toHaveLength(2);
  });

  test('thousands go at once, or none when one step fails', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await keepApplication(store.db, sampleApplication, sampleResume, plainNote);
    const some = Array.from({ length: 40_000 }, (_, index) => ({ id: `none-${index}`, receivedAt: `never ${index}` }));
    const { applications } = await findSubject(store.db, sampleApplication.email);
    const chosen = { enquiries: some, applications };
    // `enquiry` is the last to be erased from.
    await sql`alter table enquiry rename to elsewhere`.execute(store.db);
    await expect(eraseChosen(store.db, chosen)).rejects.toThrow(/enquiry/);
    expect(await store.db.selectFrom('resume').select('application_id').execute()).toHaveLength(1);
    await sql`alter table elsewhere rename to enquiry`.execute(store.db);
    expect(await eraseChosen(store.db, chosen)).toMatchObject({ applications: 1, resumes: 1, outboxEntries: 2 });
  });

  test('wiping leaves what was kept', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await keepEnquiry(store.db, sampleEnquiry, plainNote, { hasWebhook: false });
    await wipeTraces(store.db);
    expect((await findSubject(store.db, sampleEnquiry.mail)).enquiries).toHaveLength(1);
  });
});

describe('SQLite’s files', () => {
  test('hold no word of the erased, while the store is open as well', async () => {
    const address = await createStoreAddress('SQLite', postgresUrl);
    const store = await connect(address);
    await migrate(store.db);
    const search = (word: string): string[] =>
      readdirSync(address.dataDir).filter((name) => readFileSync(join(address.dataDir, name)).includes(word));
    // Rows of these lengths, a person's and others', of which others go: SQLite then leaves a copy that only writing the
    // file anew takes out.
    await store.db.transaction().execute(async (transaction) => {
      const toId = (index: number): string => `id-${String(index % 60).padStart(4, '0')}`;
      const blank = { name: 'N', company_name: '', phone: '', address: '', pincode: '', consented_at: null };
      for (let index = 0; index < 60; index += 1) {
        const [mail, word] = index % 7 === 0 ? ['asha@example.in', 'Whisper'] : ['other@example.in', 'Other'];
        const message = `${word} ${'words '.repeat((index * 7) % 400)}`;
        const row = { ...blank, id: toId(index), kind: 'contact', mail, message, received_at: toId(index) };
        await transaction.insertInto('enquiry').values(row).execute();
      }
      for (let index = 0; index < 60; index += 2) {
        const removal = transaction.deleteFrom('enquiry').where('mail', '=', 'other@example.in');
        await removal.where('id', '=', toId(index * 53)).execute();
      }
    });
    await keepApplication(
      store.db,
      { ...sampleApplication, email: 'asha@example.in' },
      { ...sampleResume, bytes: Buffer.from('%PDF Whisper '.repeat(20_000)) },
      plainNote,
    );
    expect(search('Whisper')).not.toEqual([]);
    await eraseChosen(store.db, await findSubject(store.db, 'asha@example.in'));
    await wipeTraces(store.db);
    expect([search('Whisper'), search('asha@example.in')]).toEqual([[], []]);
    expect(search('Other words')).toEqual(['mohar.sqlite']);
    await store.close();
    await address.remove();
  });

  test('are said to hold traces while somebody reads the journal', async () => {
    const address = await createStoreAddress('SQLite', postgresUrl);
    const store = await connect(address);
    await migrate(store.db);
    const reader = await connect(address);
    await reader.db.connection().execute(async (connection) => {
      await sql`begin deferred`.execute(connection);
      await connection.selectFrom('enquiry').select('id').execute();
      await keepEnquiry(store.db, sampleEnquiry, plainNote, { hasWebhook: false });
      await sql`pragma busy_timeout = 50`.execute(store.db);
      await expect(wipeTraces(store.db)).rejects.toMatchObject({
        code: 'store-unavailable',
        message: expect.stringMatching(/^the store: the rows are gone, but traces[^\n]+$/),
      });
      await sql`commit`.execute(connection);
    });
    await wipeTraces(store.db);
    await reader.close();
    await store.close();
    await address.remove();
  });
});
