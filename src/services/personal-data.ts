import { findApplication } from '#database/application/application-store.ts';
import type { Executor } from '#database/connect.ts';
import { findEnquiry } from '#database/enquiry/enquiry-store.ts';
import { listDrafts, listNotes, listReplies } from '#database/lead/lead-notes.ts';
import { listMessagesOf } from '#database/outbox/outbox-store.ts';
import { listIdsOf } from '#database/submission/submission-store.ts';
import { normalisePhone, phonePattern } from '#domain/phone.ts';

/**
 * Finds all data stored about an e-mail address, case-insensitively, or a phone number. Includes submissions of
 * suspected robots, but not the bytes of resumes. `outbox` has the messages about these submissions, `notes` and
 * `replies` the texts of staff, `drafts` their unsent replies, oldest first.
 */
export async function findPersonalData(db: Executor, contact: string) {
  const phone = normalisePhone(contact);
  const person = phonePattern.test(phone) ? { phone } : { email: contact };
  const enquiryIds = await listIdsOf(db, 'enquiry', person);
  const applicationIds = await listIdsOf(db, 'application', person);
  const ids = [...enquiryIds, ...applicationIds];
  return {
    enquiries: await findEach(enquiryIds, (id) => findEnquiry(db, id)),
    applications: await findEach(applicationIds, (id) => findApplication(db, id)),
    outbox: await listMessagesOf(db, ids),
    notes: await listNotes(db, ids),
    replies: await listReplies(db, ids),
    drafts: await listDrafts(db, ids),
  };
}

async function findEach<Found>(ids: readonly string[], find: (id: string) => Promise<Found | undefined>) {
  return (await Array.fromAsync(ids, find)).filter((row) => row !== undefined);
}
