import { describe, expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { insertEnquiry, listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { migrate } from '#database/migrate.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import type { StoredSubmission } from '#domain/submission/submission.ts';
import { createStoreAddress, dialects, openTestStore } from '#tests/store.ts';
import { storedRows } from '#tests/stored-rows.ts';
import { sampleEnquiry } from '#tests/submissions.ts';

const enquiry: Enquiry = {
  ...sampleEnquiry,
  address: '12 Civil Lines\nNear the bank',
  message: 'Which certificate do I need? 🙏 “=1+1”',
};

let count = 0;
/** Columns of a submission without a consent text, received at a moment. */
function submissionAt(receivedAt: string): StoredSubmission {
  count += 1;
  return { id: `id-${count}`, receivedAt, consentVersion: '', consentedAt: '', suspicion: '', status: 'new' };
}

describe.each(dialects)('enquiries in %s', (dialect) => {
  const postgresUrl = inject('postgresUrl');

  test('an enquiry is read back as it was inserted, after the store was closed and opened', async () => {
    const address = await createStoreAddress(dialect, postgresUrl);
    const first = await connect(address);
    await migrate(first.db);
    const consentedAt = '2026-11-20T10:00:00.123Z';
    const submission = { ...submissionAt('2026-11-20T10:00:00.123Z'), consentVersion: 'contact-1', consentedAt };
    await insertEnquiry(first.db, enquiry, submission);
    await first.close();

    const second = await connect(address);
    expect(await listEnquiries(second.db)).toEqual([{ ...enquiry, ...submission }]);
    expect(await migrate(second.db)).toEqual([]);
    await second.close();
    await address.remove();
  });

  test('a list is oldest first, and with a date only what was received then or later', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    for (const day of ['2026-11-03', '2026-11-01', '2026-11-02']) {
      await insertEnquiry(store.db, { ...enquiry, name: day }, submissionAt(`${day}T00:00:00.000Z`));
    }
    const names = (list: { name: string }[]): string[] => list.map(({ name }) => name);
    expect(names(await listEnquiries(store.db))).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
    expect(names(await listEnquiries(store.db, { since: '2026-11-02T00:00:00.000Z' }))).toEqual([
      '2026-11-02',
      '2026-11-03',
    ]);
  });

  test('a release without the status stores submissions, which are new', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const { status: _, ...row } = storedRows.enquiry;
    await store.db
      .insertInto('enquiry')
      .values(row as typeof storedRows.enquiry)
      .execute();
    expect(await listEnquiries(store.db, { status: 'new' })).toMatchObject([{ id: row.id, status: 'new' }]);
  });

  test('a transaction that fails saves nothing', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const attempt = store.db.transaction().execute(async (trx) => {
      await insertEnquiry(trx, enquiry, submissionAt('2026-11-20T10:00:00.123Z'));
      throw new Error('the second half failed');
    });
    await expect(attempt).rejects.toThrow('the second half failed');
    expect(await listEnquiries(store.db)).toEqual([]);
  });
});

test('two processes that start at once on one PostgreSQL migrate it once', async () => {
  const address = await createStoreAddress('PostgreSQL', inject('postgresUrl'));
  const stores = await Promise.all([connect(address), connect(address)]);
  const ran = await Promise.all(stores.map((store) => migrate(store.db)));
  const [idle = 0, worked = 0] = ran.map((names) => names.length).sort((a, b) => a - b);
  expect([idle, worked > 0]).toEqual([0, true]);
  await Promise.all(stores.map((store) => store.close()));
  await address.remove();
});
