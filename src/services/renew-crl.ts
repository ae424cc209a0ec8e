import type { Executor } from '#database/connect.ts';
import { findDemonstration, insertDemonstration, updateCrl } from '#database/repository/demonstration-store.ts';
import { demonstrationLists } from '#domain/certificate/certificate.ts';
import type { DemonstrationOrganisation } from '#domain/demonstration/make-demonstration.ts';
import type { CheckedFile, FileBytes } from '#domain/repository/check-files.ts';
import { isCrlDue } from '#domain/repository/verify-files.ts';
import type { CertificateFunctions } from '#services/certificate-worker.ts';

/** Files with the result of their check. */
export type CheckedBytes = { readonly bytes: FileBytes; readonly checked: readonly CheckedFile[] };

/**
 * Returns the demonstration's files, the same for all processes on a store: creates them where there are none, and renews
 * the lists that are due. Of several processes that do so at the same moment one wins, and all return what it stored.
 */
export async function renewDemonstration(
  db: Executor,
  certificates: CertificateFunctions,
  organisation: DemonstrationOrganisation,
  clock: () => Date,
): Promise<CheckedBytes> {
  if (!(await findDemonstration(db))) await insertDemonstration(db, await certificates.make(organisation, clock()));
  const current = await readAndCheck(db, certificates);
  // Keys take seconds, in which another process may have stored its own list: an earlier time would find it in the future.
  if (!isDue(current.checked, clock())) return current;
  const stored = await findDemonstration(db);
  for (const { list, issuer, key } of listDue(current.checked, clock())) {
    const previous = current.bytes[list];
    if (!stored || !previous) continue;
    const next = await certificates.renew({ previous, issuer: stored[issuer], key: stored[key] }, clock());
    await updateCrl(db, list, { previous, next });
  }
  return readAndCheck(db, certificates);
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

async function readAndCheck(db: Executor, certificates: CertificateFunctions): Promise<CheckedBytes> {
  const bytes = await findDemonstrationFiles(db);
  return { bytes, checked: await certificates.check(bytes) };
}
