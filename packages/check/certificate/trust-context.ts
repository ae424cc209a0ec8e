import type { CrlFacts } from '../report/facts.ts';
import type { X509Crl } from '../x509.ts';
import type { ReadCertificate } from './read-certificate.ts';

export type TrustedCrl = {
  readonly crl: X509Crl;
  readonly facts: CrlFacts;
  /** Absent for a CRL that is verified and not past its next update. */
  readonly error?: 'crl-not-verified' | 'crl-out-of-date' | 'crl-dated-ahead';
};

/** A root certificate that is named, not trusted, by the SHA-256 of its DER in lower-case hexadecimal. */
export type RecognisedRoot = { readonly name: string; readonly sha256: string };

/** The trust anchors, authorities and CRLs for verification at a moment. */
export type TrustContext = {
  readonly now: Date;
  /** SHA-256 of the repository's root in lower-case hexadecimal; blank where its own check failed. */
  readonly repositoryRoot: string;
  readonly authorities: readonly ReadCertificate[];
  /** Of all authorities in the repository, also several of one. */
  readonly crls: readonly TrustedCrl[];
  readonly recognisedRoots: readonly RecognisedRoot[];
};
