import type { CertificateFacts, Fingerprints } from './facts.ts';

/** What the key may do (RFC 5280, sections 4.2.1.3 and 4.2.1.12). */
export type KeyPurpose = 'sign' | 'encrypt' | 'both' | 'authority' | 'timestamp' | 'other';

/** The class that a policy number of India's PKI (2.16.356.100) names. */
export type CertificateClass =
  | 'class-1'
  | 'class-2'
  | 'class-3'
  | 'ekyc-single-factor'
  | 'ekyc-multi-factor'
  | 'document-signer';

/** Whole days, counted from the moment of the check. */
export type Validity =
  | { readonly status: 'valid'; readonly daysLeft: number }
  | { readonly status: 'expired'; readonly daysSince: number }
  | { readonly status: 'not-yet-valid'; readonly daysUntil: number };

/** Why no chain leads to a root that we know. */
export type ChainErrorCode =
  /** The next certificate is neither in the file nor in the repository. */
  | 'issuer-missing'
  | 'root-not-recognised'
  | 'self-signed'
  | 'signature-differs'
  | 'issuer-not-allowed'
  | 'issuer-not-valid'
  /** An authority above sets rules that are not applied here. */
  | 'issuer-sets-rules'
  /** The repository itself is not verified, so nothing can be traced to it. */
  | 'repository-not-verified'
  | 'algorithm-not-supported';

/** To which root the chain leads. `names` are the common names from the certificate up. */
export type ChainResult =
  | { readonly to: 'repository-root'; readonly names: readonly string[] }
  | { readonly to: 'cca-root'; readonly root: string; readonly names: readonly string[] }
  | {
      readonly to: 'unknown';
      readonly error: ChainErrorCode;
      readonly names: readonly string[];
      /** Whether the certificate names an authority of the repository as its issuer. */
      readonly claimsRepository: boolean;
      /** Whether the top of the chain has the name of a root that we know by its fingerprint, and is not that. */
      readonly claimsRoot: boolean;
      /** The authority that alone invalidates a chain to a known root: its name and end of validity. */
      readonly lapsed?: { readonly name: string; readonly validTo: string };
    };

/** Why the CRL does not say whether a certificate is revoked. */
type RevocationErrorCode = 'crl-missing' | 'crl-not-verified' | 'crl-out-of-date' | 'crl-dated-ahead';

/** The revocation data of a signed document: an answer of an OCSP responder, or a CRL. */
export type RevocationSource = 'ocsp' | 'crl';

/** Whether the repository's CRL has the certificate or one above it. Dates in UTC, ISO 8601. */
export type RevocationResult =
  | { readonly status: 'not-revoked'; readonly thisUpdate: string }
  | {
      readonly status: 'revoked';
      readonly date: string;
      /** CRLReason (RFC 5280, section 5.3.1), such as `keyCompromise`; blank where the CRL gives none. */
      readonly reason: string;
      readonly certificate: 'own' | 'authority';
      readonly isCrlCurrent: boolean;
      /** Absent where the repository's CRL says it. */
      readonly source?: RevocationSource;
    }
  /** As the document itself says, at that date; nothing is known of later. */
  | { readonly status: 'not-revoked-then'; readonly thisUpdate: string; readonly source: RevocationSource }
  | { readonly status: 'unknown'; readonly error: RevocationErrorCode; readonly thisUpdate: string }
  /** Of another authority, or the repository has no CRL that covers it. */
  | { readonly status: 'not-checked'; readonly why: 'other-authority' | 'other-crl' };

/** Algorithms and keys that are too weak today. */
export type Weakness = 'sha-1' | 'md5' | 'short-rsa';

/** A PAN compared with the SHA-256 of the holder's PAN in the subject's serialNumber (2.5.4.5). */
export type PanResult = 'matches' | 'differs' | 'absent' | 'invalid';

export const portals = ['income-tax', 'gst', 'mca', 'dgft', 'tenders'] as const;
export type Portal = (typeof portals)[number];

export type PortalReason =
  | 'cannot-sign'
  | 'expired'
  | 'not-yet-valid'
  | 'revoked'
  | 'not-genuine'
  | 'class-too-low'
  | 'document-signer'
  | 'one-time-certificate'
  | 'pan-differs'
  | 'pan-absent'
  /** Nothing speaks against it, but who issued it, or whether it is revoked, could not be checked. */
  | 'authority-not-checked'
  | 'revocation-not-checked'
  | 'class-unknown'
  | 'organisation-absent'
  | 'weak'
  /** Accepted once registered there. */
  | 'register';

export type PortalResult = {
  readonly portal: Portal;
  readonly accepts: 'yes' | 'no' | 'depends';
  readonly reason: PortalReason;
};

/** The tone of a headline: rely on the file, a warning, or something was not checked. */
export type Tone = 'good' | 'problem' | 'unclear';

/** The headlines of a certificate, the most important thing first, and the tone of each. */
export const certificateTones = {
  revoked: 'problem',
  'false-root': 'problem',
  altered: 'problem',
  'not-genuine': 'problem',
  expired: 'problem',
  'not-yet-valid': 'problem',
  'self-signed': 'problem',
  weak: 'problem',
  'unknown-critical-extension': 'unclear',
  'other-authority': 'unclear',
  'chain-unknown': 'unclear',
  'revocation-unknown': 'unclear',
  authority: 'unclear',
  'expires-soon': 'unclear',
  // Valid, but portals refuse its class.
  'refused-by-portals': 'unclear',
  // Good for decryption; but a holder whom a portal refuses has chosen the wrong one of two certificates.
  'good-encryption': 'unclear',
  good: 'good',
} as const satisfies { readonly [verdict: string]: Tone };
export type CertificateVerdict = keyof typeof certificateTones;

/** Addresses in a certificate, on one line each: its CRL distribution points and its OCSP responders. */
export type RevocationAddresses = { readonly crls: readonly string[]; readonly responders: readonly string[] };

/** Everything that the file and the repository say about one certificate. */
export type CertificateReport = {
  readonly facts: CertificateFacts;
  readonly fingerprints: Fingerprints;
  /** Common names and organisation; blank where the certificate has none. */
  readonly holder: string;
  readonly organisation: string;
  readonly issuer: string;
  /** Whether the subject's serialNumber (2.5.4.5) is a SHA-256, like the hash of a PAN. */
  readonly hasPanHash: boolean;
  readonly purpose: KeyPurpose;
  readonly certificateClass: CertificateClass | 'unknown';
  readonly validity: Validity;
  readonly weaknesses: readonly Weakness[];
  /** Object identifiers. */
  readonly unknownCriticalExtensions: readonly string[];
  readonly repeatedExtensions: readonly string[];
  readonly chain: ChainResult;
  readonly revocation: RevocationResult;
  readonly revocationAddresses: RevocationAddresses;
  /** Absent where no PAN was given. */
  readonly pan?: PanResult;
  readonly portals: readonly PortalResult[];
  readonly verdict: CertificateVerdict;
};
