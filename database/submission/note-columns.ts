import type { KeptNote, SubmissionNote } from '#domain/submission/submission.ts';

/** A note as columns. Who names the consent text has just agreed to it. */
export function toNoteColumns(note: SubmissionNote, receivedAt: string) {
  return {
    consent_version: note.consentVersion,
    consented_at: note.consentVersion === '' ? null : receivedAt,
    suspicion: note.suspicion,
  };
}

/** The columns as a note. */
export function toKeptNote(row: { consent_version: string; consented_at: string | null; suspicion: string }): KeptNote {
  return {
    consentVersion: row.consent_version,
    consentedAt: row.consented_at ?? '',
    suspicion: row.suspicion === 'honeypot' || row.suspicion === 'too-quick' ? row.suspicion : '',
  };
}
