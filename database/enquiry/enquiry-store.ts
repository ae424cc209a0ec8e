import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Executor } from '#database/connect.ts';
import type { EnquiryTable } from '#database/schema.ts';
import { toKeptNote, toNoteColumns } from '#database/submission/note-columns.ts';
import type { Enquiry, StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import type { SubmissionFilter, SubmissionNote } from '#domain/submission/submission.ts';

/** Writes an enquiry and what is kept beside it; answers its id. */
export async function addEnquiry(db: Executor, enquiry: Enquiry, note: SubmissionNote, now: Date): Promise<string> {
  const id = randomUUIDv7();
  const receivedAt = now.toISOString();
  await db
    .insertInto('enquiry')
    .values({
      id,
      kind: enquiry.kind,
      name: enquiry.name,
      company_name: enquiry.companyName,
      mail: enquiry.mail,
      phone: enquiry.phone,
      address: enquiry.address,
      pincode: enquiry.pincode,
      city_name: enquiry.cityName,
      state_name: enquiry.stateName,
      message: enquiry.message,
      received_at: receivedAt,
      ...toNoteColumns(note, receivedAt),
    })
    .execute();
  return id;
}

/** The kept enquiries that the filter lets through, oldest first. */
export async function listEnquiries(db: Executor, filter: SubmissionFilter = {}): Promise<StoredEnquiry[]> {
  const { since, before, suspected } = filter;
  let query = db.selectFrom('enquiry').selectAll().orderBy('received_at').orderBy('id');
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (before !== undefined) query = query.where('received_at', '<', before);
  if (suspected !== undefined) query = query.where('suspicion', suspected ? '!=' : '=', '');
  return (await query.execute()).map(toEnquiry);
}

/** One enquiry; `undefined` when it was erased. */
export async function findEnquiry(db: Executor, id: string): Promise<StoredEnquiry | undefined> {
  const row = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toEnquiry(row);
}

function toEnquiry(row: Selectable<EnquiryTable>): StoredEnquiry {
  return {
    id: row.id,
    kind: row.kind === 'partner' ? 'partner' : 'contact',
    name: row.name,
    companyName: row.company_name,
    mail: row.mail,
    phone: row.phone,
    address: row.address,
    pincode: row.pincode,
    cityName: row.city_name,
    stateName: row.state_name,
    message: row.message,
    receivedAt: row.received_at,
    ...toKeptNote(row),
  };
}
