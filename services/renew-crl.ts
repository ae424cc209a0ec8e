import type { Executor } from '#database/connect.ts';
import { findDemonstration, insertDemonstration, updateCrl } from '#database/repository/demonstration-store.ts';
import type { TrustThread } from '#services/trust-worker.ts';
import type { CheckedFile, FileBytes } from '#trust/check-files.ts';
import type { DemonstrationOrganisation } from '#trust/demonstration/make-demonstration.ts';
import { isCrlDue } from '#trust/verify-files.ts';

/** Files with the result of their check. */
export type CheckedBytes = { readonly bytes: FileBytes; readonly checked: readonly CheckedFile[] };

/**
 * Returns the demonstration's files, the same for all processes on a store: creates them where there are none, and renews
 * the CRL when it is due. Of several processes that do so at the same moment one wins, and all return what it stored.
 */
export async function renewDemonstration(
  db: Executor,
  trust: TrustThread,
  organisation: DemonstrationOrganisation,
  clock: () => Date,
): Promise<CheckedBytes> {
  if (!(await findDemonstration(db))) await insertDemonstration(db, await trust.make(organisation, clock()));
  const current = await readAndCheck(db, trust);
  // Keys take seconds, in which another process may have stored its own list: an earlier time would find it in the future.
  if (!isDue(current.checked, clock())) return current;
  const stored = await findDemonstration(db);
  const previous = current.bytes.crl;
  if (stored && previous) {
    const next = await trust.renew({ previous, issuer: stored.ca, key: stored['crl-key'] }, clock());
    await updateCrl(db, { previous, next });
  }
  return readAndCheck(db, trust);
}

/** Whether the CRL among checked files is to be renewed. */
export function isDue(checked: readonly CheckedFile[], now: Date): boolean {
  const facts = checked.find(({ name }) => name === 'crl')?.facts;
  return isCrlDue(facts?.kind === 'crl' ? facts : undefined, now);
}

/** The demonstration's files without its key: nothing that serves files ever has that. */
export async function findDemonstrationFiles(db: Executor): Promise<FileBytes> {
  const { 'crl-key': _, ...files } = (await findDemonstration(db)) ?? { 'crl-key': undefined };
  return files;
}

async function readAndCheck(db: Executor, trust: TrustThread): Promise<CheckedBytes> {
  const bytes = await findDemonstrationFiles(db);
  return { bytes, checked: await trust.check(bytes) };
}
