import type { Selectable } from 'kysely';
import type { Executor } from '#database/connect.ts';
import type { SubmissionColumns } from '#database/schema.ts';
import type { StoredSubmission } from '#domain/submission/submission.ts';

type SubmissionRow = Selectable<SubmissionColumns>;

export function toSubmissionColumns(submission: StoredSubmission): SubmissionRow {
  const { id, receivedAt, consentVersion, consentedAt, suspicion } = submission;
  return {
    id,
    received_at: receivedAt,
    consent_version: consentVersion,
    consented_at: consentedAt === '' ? null : consentedAt,
    suspicion,
  };
}

export function toStoredSubmission(row: SubmissionRow): StoredSubmission {
  const { id, received_at, consent_version, consented_at, suspicion } = row;
  return {
    id,
    receivedAt: received_at,
    consentVersion: consent_version,
    consentedAt: consented_at ?? '',
    suspicion: suspicion === 'honeypot' || suspicion === 'too-quick' ? suspicion : '',
  };
}

/** What identifies a submission: its id, the sender's address, and when it was received (UTC, ISO 8601). */
export type SubmissionKey = { readonly id: string; readonly email: string; readonly receivedAt: string };

/** The keys of all enquiries or applications, or of those received before a time (UTC, ISO 8601); oldest first. */
export function listSubmissionKeys(
  db: Executor,
  table: 'enquiry' | 'application',
  { before }: { readonly before?: string } = {},
): Promise<SubmissionKey[]> {
  return db
    .selectFrom(table)
    .select(['id', 'email', 'received_at as receivedAt'])
    .$if(before !== undefined, (query) => query.where('received_at', '<', before ?? ''))
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/**
 * Inserts the fingerprint of a submission, or updates it where its time is not later than `expiredBefore`. Returns false
 * where it has not expired: of several transactions at the same moment, in one process or many, one gets true.
 */
export async function insertFingerprint(
  db: Executor,
  { fingerprint, receivedAt, expiredBefore }: { fingerprint: string; receivedAt: string; expiredBefore: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('recent_submission')
    .values({ fingerprint, received_at: receivedAt })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ received_at: receivedAt })
        .where('recent_submission.received_at', '<=', expiredBefore),
    )
    .returning('fingerprint')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Deletes the fingerprints whose time is not later than `expiredBefore` (UTC, ISO 8601). */
export async function deleteFingerprints(db: Executor, expiredBefore: string): Promise<void> {
  await db.deleteFrom('recent_submission').where('received_at', '<=', expiredBefore).execute();
}
