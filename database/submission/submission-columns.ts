import type { StoredSubmission } from '#domain/submission/submission.ts';

/** The columns that enquiries and applications share, as they are read back. */
type SubmissionRow = {
  readonly id: string;
  readonly received_at: string;
  readonly consent_version: string;
  readonly consented_at: string | null;
  readonly suspicion: string;
};

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
