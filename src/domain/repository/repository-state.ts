import {
  type CertificateFacts,
  type ChainPosition,
  type CrlFacts,
  chain,
  type Fingerprints,
  type VerificationResult,
} from '#domain/certificate/certificate.ts';

/** The file name of a further list: another authority's, or a part of one. */
export type ListName = `${string}.crl`;

/** The files that every repository should have: the certificates of the chain, and the CA's list. */
export type ExpectedFileName = ChainPosition | 'crl';
export const expectedFileNames: readonly ExpectedFileName[] = [...chain, 'crl'];

/** The files of the repository that can be verified. */
export type RepositoryFileName = ExpectedFileName | ListName;

/** The path of each file; never changed once published. */
export const repositoryPaths = {
  'root-ca': '/repository/root-ca.cer',
  ca: '/repository/ca.cer',
  'sub-ca': '/repository/sub-ca.cer',
  crl: '/repository/ca.crl',
} as const satisfies Record<ExpectedFileName, string>;

/** The path of a file; a further list keeps its name. */
export function repositoryPathOf(name: RepositoryFileName): string {
  return isFurtherList(name) ? `/repository/${name}` : repositoryPaths[name];
}

/** Whether it is a list, not a certificate. */
export function isList(name: RepositoryFileName): name is 'crl' | ListName {
  return name === 'crl' || isFurtherList(name);
}

export function isFurtherList(name: RepositoryFileName): name is ListName {
  return name.endsWith('.crl');
}

/**
 * Whether a name is valid for a further list: letters, digits, `.`, `-` and `_`, which need no encoding in an address.
 */
export function isListName(name: string): name is ListName {
  return /^[A-Za-z0-9][\w.-]{0,98}\.crl$/.test(name) && `/repository/${name}` !== repositoryPaths.crl;
}

/** An existing file with its fields and the result of its verification. */
export type RepositoryFile = {
  readonly name: RepositoryFileName;
  readonly path: string;
  readonly size: number;
  readonly fingerprints: Fingerprints;
  /** Absent where the file could not be parsed. */
  readonly facts?: CertificateFacts | CrlFacts;
  /** The certificate that signed it; absent where there is an error. */
  readonly issuer?: ChainPosition;
  readonly verdict: VerificationResult;
  /** Of a CRL: whole hours since its `thisUpdate`; absent before it. */
  readonly ageHours?: number;
};

/**
 * Whether the Sub-CA, which issues to subscribers, has no valid list. The list may have any name, so it is found by its
 * issuer.
 */
export function lacksSubCaList(files: readonly RepositoryFile[]): boolean {
  const hasSubCa = files.some(({ name, verdict }) => name === 'sub-ca' && verdict.status === 'verified');
  const lists = files.filter(({ name, verdict }) => isList(name) && verdict.status !== 'not-verified');
  return hasSubCa && lists.every(({ issuer }) => issuer !== 'sub-ca');
}

/** An expected or existing file of the authority that is not served. */
export type UnservedFile = {
  /** Of its address. */
  readonly path: string;
  /** The unreadable file or folder, or the folder without the missing file. */
  readonly place: string;
  /** `missing`, or the error's code, such as `EACCES`. */
  readonly reason: string;
};

/** The repository as it was last checked, at most a minute ago. */
export type RepositoryState = {
  /** Whether the files are the demonstration's, not an authority's own. */
  readonly isDemonstration: boolean;
  /** The day in India of the check, `2026-11-21`; blank before the first. */
  readonly checkedOn: string;
  readonly files: readonly RepositoryFile[];
  /** Own files that are not in `files`. */
  readonly unserved: readonly UnservedFile[];
};

/** A file of the repository that appeared or changed. */
export type RepositoryChange = {
  readonly path: string;
  /** Counts the changes of this path, from 1, its first appearance. */
  readonly step: number;
  /** Of the new content, in lower-case hexadecimal. */
  readonly sha256: string;
  /** UTC, ISO 8601. */
  readonly noticedAt: string;
};

/** The copy of a repository file on one of the site's machines. */
export type RepositoryCopy = {
  /** The name of the machine. */
  readonly host: string;
  readonly path: string;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
  /** When the machine last reported it: UTC, ISO 8601. */
  readonly seenAt: string;
};
