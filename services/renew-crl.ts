import type { Executor } from '#database/connect.ts';
import { findDemonstration, insertDemonstration, updateCrl } from '#database/repository/demonstration-store.ts';
import { demonstrationLists } from '#domain/certificate/certificate.ts';
import type { TrustThread } from '#services/trust-worker.ts';
import type { CheckedFile, FileBytes } from '#trust/check-files.ts';
import type { DemonstrationOrganisation } from '#trust/demonstration/make-demonstration.ts';
import { isCrlDue } from '#trust/verify-files.ts';

/** Files with the result of their check. */
export type CheckedBytes = { readonly bytes: FileBytes; readonly checked: readonly CheckedFile[] };

/**
 * Returns the demonstration's files, the same for all processes on a store: creates them where there are none, and renews
 * the lists that are due. Of several processes that do so at the same moment one wins, and all return what it stored.
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
  for (const { list, issuer, key } of listDue(current.checked, clock())) {
    const previous = current.bytes[list];
    if (!stored || !previous) continue;
    const next = await trust.renew({ previous, issuer: stored[issuer], key: stored[key] }, clock());
    await updateCrl(db, list, { previous, next });
  }
  return readAndCheck(db, trust);
}

/** Whether a list among the demonstration's checked files is to be renewed. */
export function isDue(checked: readonly CheckedFile[], now: Date): boolean {
  return listDue(checked, now).length > 0;
}

function listDue(checked: readonly CheckedFile[], now: Date) {
  return demonstrationLists.filter(({ list }) => {
    const facts = checked.find(({ name }) => name === list)?.facts;
    return isCrlDue(facts?.kind === 'crl' ? facts : undefined, now);
  });
}

/** The demonstration's files without its keys: nothing that serves files ever has those. */
export async function findDemonstrationFiles(db: Executor): Promise<FileBytes> {
  const stored = await findDemonstration(db);
  if (!stored) return {};
  const { 'crl-key': _, 'sub-ca.crl-key': __, ...files } = stored;
  return files;
}

async function readAndCheck(db: Executor, trust: TrustThread): Promise<CheckedBytes> {
  const bytes = await findDemonstrationFiles(db);
  return { bytes, checked: await trust.check(bytes) };
}
