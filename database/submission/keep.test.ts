import { describe, expect, inject, test } from 'vitest';
import { listApplications, readResume } from '#database/application/application-store.ts';
import { keepApplication } from '#database/application/keep-application.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { keepEnquiry } from '#database/enquiry/keep-enquiry.ts';
import { listUndelivered } from '#database/outbox/outbox-store.ts';
import { plainNote } from '#domain/submission/submission.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, sampleResume } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const at = (time: string) => ({ hasWebhook: false, now: new Date(`2026-11-21T${time}Z`) });

describe.each(dialects)('keeping on %s', (dialect) => {
  test('an enquiry is kept with a notice, thanks and the webhook’s message', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await keepEnquiry(store.db, sampleEnquiry, plainNote, { hasWebhook: true });
    const [enquiry] = await listEnquiries(store.db);
    const messages = await listUndelivered(store.db);
    expect(messages.map(({ message }) => message).sort()).toEqual([
      'enquiry-notice',
      'enquiry-thanks',
      'enquiry-webhook',
    ]);
    expect(new Set(messages.map(({ subjectId }) => subjectId))).toEqual(new Set([enquiry?.id]));
  });

  test('an identical enquiry within ten minutes is the same one; after that it is another', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const keep = (time: string, message = sampleEnquiry.message) =>
      keepEnquiry(store.db, { ...sampleEnquiry, message }, plainNote, at(time));
    expect(await keep('10:00:00')).toBe('kept');
    expect(await keep('10:09:59')).toBe('repeat');
    expect(await keep('10:05:00', 'Something else?')).toBe('kept');
    expect(await keep('10:10:00')).toBe('kept');
    expect(await listEnquiries(store.db)).toHaveLength(3);
  });

  test('of twenty identical enquiries at once one is kept', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const attempts = Array.from({ length: 20 }, () => keepEnquiry(store.db, sampleEnquiry, plainNote, at('10:00:00')));
    expect((await Promise.all(attempts)).sort()).toEqual(['kept', ...Array<string>(19).fill('repeat')]);
    expect(await listEnquiries(store.db)).toHaveLength(1);
    expect(await listUndelivered(store.db)).toHaveLength(2);
  });

  test('an address gets two acknowledgements a day of India, whatever its case and however many come at once', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const keep = (number: number, now: string) => {
      const mail = number % 2 === 0 ? 'Asha@Example.in' : 'asha@example.in';
      const message = `Question number ${number}`;
      return keepEnquiry(store.db, { ...sampleEnquiry, mail, message }, plainNote, {
        hasWebhook: false,
        now: new Date(now),
      });
    };
    await Promise.all(Array.from({ length: 12 }, (_, number) => keep(number, '2026-11-21T18:29:59Z')));
    const thanks = async () =>
      (await listUndelivered(store.db)).filter(({ message }) => message === 'enquiry-thanks').length;
    expect(await thanks()).toBe(2);
    // Half past six in the evening, UTC, is midnight in India.
    await keep(100, '2026-11-21T18:30:00Z');
    expect(await thanks()).toBe(3);
    expect(await listEnquiries(store.db)).toHaveLength(13);
  });

  test('what a robot sent is kept apart and tells nobody', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await keepEnquiry(store.db, sampleEnquiry, { consentVersion: '', suspicion: 'honeypot' }, at('10:00:00'));
    expect(await listUndelivered(store.db)).toEqual([]);
    expect(await listEnquiries(store.db, { suspected: false })).toEqual([]);
    expect(await listEnquiries(store.db, { suspected: true })).toMatchObject([{ suspicion: 'honeypot' }]);
  });

  test('an application and its resume are kept together or not at all', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await keepApplication(store.db, sampleApplication, sampleResume, plainNote);
    const [application] = await listApplications(store.db);
    expect(application).toMatchObject({ ...sampleApplication, resumeName: 'Ravi.pdf', resumeKind: 'pdf' });
    const bytes = await readResume(store.db, application?.id ?? '');
    expect(Buffer.from(bytes ?? []).equals(Buffer.from(sampleResume.bytes))).toBe(true);
    expect(await keepApplication(store.db, sampleApplication, sampleResume, plainNote)).toBe('repeat');
    const another = { ...sampleResume, bytes: Buffer.from('%PDF-1.7 another') };
    expect(await keepApplication(store.db, sampleApplication, another, plainNote)).toBe('kept');

    await store.db.schema.dropTable('resume').execute();
    const other = { ...sampleApplication, fullName: 'Other Kumar' };
    await expect(keepApplication(store.db, other, sampleResume, plainNote)).rejects.toThrow();
    expect(await listApplications(store.db)).toHaveLength(2);
    expect(await listUndelivered(store.db)).toHaveLength(4);
  });
});
