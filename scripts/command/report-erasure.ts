import type { ErasureCounts } from '#services/erase-submissions.ts';

/** `Erased: enquiries 2, applications 1, …`. */
export function formatCounts(label: string, counts: ErasureCounts): string {
  const { enquiries, applications, resumes, outboxEntries, notes, replies, drafts, fingerprints } = counts;
  return (
    `${label}: enquiries ${enquiries}, applications ${applications}, resumes ${resumes}, ` +
    `outbox entries ${outboxEntries}, notes ${notes}, replies ${replies}, drafts ${drafts}, fingerprints ${fingerprints}.`
  );
}
