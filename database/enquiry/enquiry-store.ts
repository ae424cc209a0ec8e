import type { Selectable } from 'kysely';
import type { Executor } from '#database/connect.ts';
import type { EnquiryTable } from '#database/schema.ts';
import { toStoredSubmission, toSubmissionColumns } from '#database/submission/submission-store.ts';
import type { Enquiry, StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import type { StoredSubmission, SubmissionFilter } from '#domain/submission/submission.ts';

/** Inserts an enquiry with what is stored of every submission. */
export async function insertEnquiry(db: Executor, enquiry: Enquiry, submission: StoredSubmission): Promise<void> {
  await db
    .insertInto('enquiry')
    .values({
      ...toSubmissionColumns(submission),
      kind: enquiry.kind,
      name: enquiry.name,
      company_name: enquiry.companyName,
      email: enquiry.email,
      phone: enquiry.phone,
      address: enquiry.address,
      pincode: enquiry.pincode,
      city_name: enquiry.cityName,
      state_name: enquiry.stateName,
      message: enquiry.message,
    })
    .execute();
}

/** The enquiries that match the filter, oldest first. */
export async function listEnquiries(db: Executor, filter: SubmissionFilter = {}): Promise<StoredEnquiry[]> {
  const { since, before, suspected } = filter;
  let query = db.selectFrom('enquiry').selectAll().orderBy('received_at').orderBy('id');
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (before !== undefined) query = query.where('received_at', '<', before);
  if (suspected !== undefined) query = query.where('suspicion', suspected ? '!=' : '=', '');
  return (await query.execute()).map(toEnquiry);
}

/** One enquiry; `undefined` when it was deleted. */
export async function findEnquiry(db: Executor, id: string): Promise<StoredEnquiry | undefined> {
  const row = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toEnquiry(row);
}

function toEnquiry(row: Selectable<EnquiryTable>): StoredEnquiry {
  return {
    ...toStoredSubmission(row),
    kind: row.kind === 'partner' ? 'partner' : 'contact',
    name: row.name,
    companyName: row.company_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    pincode: row.pincode,
    cityName: row.city_name,
    stateName: row.state_name,
    message: row.message,
  };
}
