import type { CrlFacts } from '#domain/certificate/certificate.ts';
import { chain } from '#domain/certificate/certificate.ts';
import type { RecognisedRoot } from '#domain/check/recognised-roots.ts';
import { isList, type RepositoryFileName } from '#domain/repository/repository-state.ts';
import { checkFiles, type FileBytes, listNames } from '#trust/check-files.ts';
import { calculateFingerprints, formatPlainHash } from '#trust/fingerprints.ts';
import { type ReadCertificate, readCertificate, readCrl } from '#trust/read-certificate.ts';
import { verifyFiles } from '#trust/verify-files.ts';
import type { X509Crl } from '#trust/x509.ts';

/** A revocation list of the repository. */
export type TrustedList = {
  readonly crl: X509Crl;
  readonly facts: CrlFacts;
  /** Absent for a list that is verified and not past its next update. */
  readonly error?: 'list-not-verified' | 'list-out-of-date' | 'list-dated-ahead';
};

/** What certificates are verified against at a moment. */
export type TrustContext = {
  readonly now: Date;
  /** SHA-256 of the repository's root in lower-case hexadecimal; blank where its own check failed. */
  readonly repositoryRoot: string;
  readonly authorities: readonly ReadCertificate[];
  /** Of all authorities in the repository, also several of one. */
  readonly lists: readonly TrustedList[];
  readonly recognisedRoots: readonly RecognisedRoot[];
};

/** Reads and verifies the repository's files: a chain leads to its root only if that verifies itself. */
export async function createTrustContext(
  repository: FileBytes,
  recognisedRoots: readonly RecognisedRoot[],
  now: Date,
): Promise<TrustContext> {
  const files = verifyFiles(await checkFiles(repository), now);
  const findVerdict = (name: RepositoryFileName) => files.find((file) => file.name === name)?.verdict;
  const authorities = chain.flatMap((position) => {
    const bytes = repository[position];
    return (bytes && readCertificate(bytes)) ?? [];
  });
  const root = repository['root-ca'];
  const isRootVerified = root !== undefined && findVerdict('root-ca')?.status === 'verified';
  const repositoryRoot = isRootVerified ? formatPlainHash((await calculateFingerprints(root)).sha256) : '';
  const lists = listNames(repository).flatMap((name): readonly TrustedList[] => {
    const bytes = isList(name) ? repository[name] : undefined;
    const read = bytes && readCrl(bytes);
    const verdict = findVerdict(name);
    const fault = verdict && verdict.status !== 'verified' ? verdict.fault : undefined;
    return read ? [{ ...read, ...(fault ? toError(fault) : {}) }] : [];
  });
  return { now, repositoryRoot, authorities, recognisedRoots, lists };
}

/** A list older than a day is still the one that is valid; its age is told. */
function toError(fault: string): Pick<TrustedList, 'error'> {
  if (fault === 'older-than-a-day') return {};
  if (fault === 'past-next-update') return { error: 'list-out-of-date' };
  return { error: fault === 'not-yet-valid' ? 'list-dated-ahead' : 'list-not-verified' };
}
