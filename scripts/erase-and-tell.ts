import type { Executor } from '#database/connect.ts';
import type { Chosen } from '#database/submission/choose.ts';
import { type ErasureCounts, eraseChosen } from '#database/submission/erase.ts';
import { wipeTraces } from '#database/submission/wipe-traces.ts';

/** Erases, says how many, and wipes what erasing left in the store's files. */
export async function eraseAndTell(db: Executor, chosen: Chosen): Promise<void> {
  console.log(writeCounts('Erased', await eraseChosen(db, chosen)));
  await wipeTraces(db);
}

/** The counts in a line: `Erased: enquiries 2, applications 1, …`. */
export function writeCounts(what: string, counts: ErasureCounts): string {
  const { enquiries, applications, resumes, outboxEntries, fingerprints } = counts;
  return (
    `${what}: enquiries ${enquiries}, applications ${applications}, resumes ${resumes}, ` +
    `outbox entries ${outboxEntries}, fingerprints ${fingerprints}.`
  );
}
