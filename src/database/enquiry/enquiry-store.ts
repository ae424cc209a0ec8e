import type { Executor } from '#database/connect.ts';
import { matchesFilter, toRow, toStored } from '#database/submission/submission-store.ts';
import type { Enquiry, StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import type { StoredSubmission, SubmissionFilter } from '#domain/submission/submission.ts';

/** Inserts an enquiry with the common columns of submissions. */
export async function insertEnquiry(db: Executor, enquiry: Enquiry, submission: StoredSubmission): Promise<void> {
  await db
    .insertInto('enquiry')
    .values(toRow({ ...enquiry, ...submission }))
    .execute();
}

/** The enquiries that match the filter, oldest first. */
export async function listEnquiries(db: Executor, filter: SubmissionFilter = {}): Promise<StoredEnquiry[]> {
  const matching = db.selectFrom('enquiry').selectAll().where(matchesFilter(filter));
  return (await matching.orderBy('receivedAt').orderBy('id').execute()).map(toStored);
}

/** One enquiry; `undefined` when it was deleted. */
export async function findEnquiry(db: Executor, id: string): Promise<StoredEnquiry | undefined> {
  const row = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toStored(row);
}
