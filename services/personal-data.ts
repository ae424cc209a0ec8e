import { findApplication } from '#database/application/application-store.ts';
import type { Executor } from '#database/connect.ts';
import { findEnquiry } from '#database/enquiry/enquiry-store.ts';
import { listMessagesOf } from '#database/outbox/outbox-store.ts';
import { listSubmissionKeys } from '#database/submission/submission-store.ts';

/**
 * Finds everything that is stored of an e-mail address, case-insensitively, submissions of suspected robots included, without
 * the bytes of resumes. `outbox` has the messages about these submissions, oldest first.
 */
export async function findPersonalData(db: Executor, email: string) {
  const enquiryIds = await listIds(db, 'enquiry', email);
  const applicationIds = await listIds(db, 'application', email);
  return {
    enquiries: await findEach(enquiryIds, (id) => findEnquiry(db, id)),
    applications: await findEach(applicationIds, (id) => findApplication(db, id)),
    outbox: await listMessagesOf(db, [...enquiryIds, ...applicationIds]),
  };
}

/** Compares addresses in JavaScript: SQLite, and PostgreSQL in some locales, fold the case of ASCII letters only. */
async function listIds(db: Executor, table: 'enquiry' | 'application', email: string): Promise<string[]> {
  const keys = await listSubmissionKeys(db, table);
  return keys.filter((key) => foldCase(key.email) === foldCase(email)).map(({ id }) => id);
}

function foldCase(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

async function findEach<Found>(ids: readonly string[], find: (id: string) => Promise<Found | undefined>) {
  return (await Array.fromAsync(ids, find)).filter((row) => row !== undefined);
}
