import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Executor } from '#database/connect.ts';
import type { EnquiryTable } from '#database/schema.ts';
import type { Enquiry, StoredEnquiry } from '#domain/enquiry/enquiry.ts';

/** Keeps an enquiry. When it resolves outside a transaction, the enquiry is on the disk. */
export async function addEnquiry(db: Executor, enquiry: Enquiry, now = new Date()): Promise<StoredEnquiry> {
  const stored = { ...enquiry, id: randomUUIDv7(), receivedAt: now.toISOString() };
  await db
    .insertInto('enquiry')
    .values({
      id: stored.id,
      kind: stored.kind,
      name: stored.name,
      company_name: stored.companyName,
      mail: stored.mail,
      phone: stored.phone,
      address: stored.address,
      pincode: stored.pincode,
      city_name: stored.cityName,
      state_name: stored.stateName,
      message: stored.message,
      received_at: stored.receivedAt,
    })
    .execute();
  return stored;
}

/** The kept enquiries, oldest first; with `since` (UTC, ISO 8601) only those received then or later. */
export async function listEnquiries(db: Executor, { since }: { since?: string } = {}): Promise<StoredEnquiry[]> {
  let query = db.selectFrom('enquiry').selectAll().orderBy('received_at').orderBy('id');
  if (since !== undefined) query = query.where('received_at', '>=', since);
  return (await query.execute()).map(toEnquiry);
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
  };
}
