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
 * Returns the demonstration's files, the same for all processes on a store. Creates them if missing, and renews due
 * CRLs. Of several concurrent processes one wins, and all return its files.
 */
export async function renewDemonstration(
  db: Executor,
  certificates: CertificateFunctions,
  organisation: DemonstrationOrganisation,
  clock: () => Date,
): Promise<CheckedBytes> {
  if (!(await findDemonstration(db))) await insertDemonstration(db, await certificates.make(organisation, clock()));
  const current = await readAndCheck(db, certificates);
  // Reads the clock again: generating keys takes seconds, and another process may have stored a newer CRL meanwhile.
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

/** Whether one of the demonstration's CRLs is due for renewal. */
export function isDue(checked: readonly CheckedFile[], now: Date): boolean {
  return listDue(checked, now).length > 0;
}

function listDue(checked: readonly CheckedFile[], now: Date) {
  return demonstrationLists.filter(({ list }) => {
    const facts = checked.find(({ name }) => name === list)?.facts;
    return isCrlDue(facts?.kind === 'crl' ? facts : undefined, now);
  });
}

/** The demonstration's files without its keys: code that serves files never gets the keys. */
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
