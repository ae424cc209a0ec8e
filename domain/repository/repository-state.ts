import {
  type CertificateFacts,
  type ChainPosition,
  type CrlFacts,
  chain,
  type Fingerprints,
  type VerificationResult,
} from '#domain/certificate/certificate.ts';

/** The files of the repository that can be verified: a certificate of the chain, or its list. */
export type RepositoryFileName = ChainPosition | 'crl';
export const repositoryFileNames: readonly RepositoryFileName[] = [...chain, 'crl'];

/** The path of each file; never changed once published. */
export const repositoryPaths = {
  'root-ca': '/repository/root-ca.cer',
  ca: '/repository/ca.cer',
  'sub-ca': '/repository/sub-ca.cer',
  crl: '/repository/ca.crl',
} as const satisfies Record<RepositoryFileName, string>;

/** An existing file with its fields and the result of its verification. */
export type RepositoryFile = {
  readonly name: RepositoryFileName;
  readonly path: string;
  readonly size: number;
  readonly fingerprints: Fingerprints;
  /** Absent where the file could not be parsed. */
  readonly facts?: CertificateFacts | CrlFacts;
  readonly verdict: VerificationResult;
  /** Of a CRL: whole hours since its `thisUpdate`. */
  readonly age?: number;
};

/** The repository as it was last checked, at most a minute ago. */
export type RepositoryState = {
  /** Whether the files are the demonstration's, not an authority's own. */
  readonly isDemonstration: boolean;
  readonly files: readonly RepositoryFile[];
};

/** A file of the repository that appeared or changed. */
export type RepositoryChange = {
  readonly path: string;
  /** Counts the changes of this path, from 1, its first appearance. */
  readonly step: number;
  /** Of what it was changed to, in lower-case hexadecimal. */
  readonly sha256: string;
  /** UTC, ISO 8601. */
  readonly noticedAt: string;
};

/** A file of the repository as a machine that serves the site has it. */
export type RepositoryCopy = {
  /** The name of the machine. */
  readonly host: string;
  readonly path: string;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
  /** When the machine last reported it: UTC, ISO 8601. */
  readonly seenAt: string;
};
