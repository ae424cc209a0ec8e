import type { Executor } from '#database/connect.ts';
import { vacuum } from '#database/vacuum.ts';
import type { ErasureCounts } from '#services/erase-submissions.ts';

/** Prints the counts of an erasure, then removes the deleted rows from the database's files. */
export async function finishErasure(db: Executor, counts: ErasureCounts): Promise<void> {
  console.log(formatCounts('Erased', counts));
  await vacuum(db);
}

/** `Erased: enquiries 2, applications 1, …`. */
export function formatCounts(label: string, counts: ErasureCounts): string {
  const { enquiries, applications, resumes, outboxEntries, fingerprints } = counts;
  return (
    `${label}: enquiries ${enquiries}, applications ${applications}, resumes ${resumes}, ` +
    `outbox entries ${outboxEntries}, fingerprints ${fingerprints}.`
  );
}
