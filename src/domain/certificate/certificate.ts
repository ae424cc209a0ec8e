import type { IssuerErrorCode } from '@mohar/check/report';

export type { CertificateFacts, CrlFacts, Fingerprints } from '@mohar/check/report';

/** Why a file is not verified or out of date. The values are public: `/repository.json` has them. */
export type CertificateErrorCode =
  /** Not DER, as RFC 2585 requires: PEM text, a truncated file, or something else. */
  | 'unreadable'
  /** The issuer's certificate does not exist. */
  | 'issuer-missing'
  | IssuerErrorCode
  /** A certificate above it in the chain is not verified. */
  | 'chain-broken'
  | 'not-yet-valid'
  | 'expired'
  | 'past-next-update'
  /** A list older than the renewal period of 24 hours. */
  | 'older-than-a-day';

/** Verified; verified, but out of date; or not verified. `fault` is the error's name in `/repository.json`. */
export type VerificationResult =
  | { readonly status: 'verified' }
  | { readonly status: 'out-of-date' | 'not-verified'; readonly fault: CertificateErrorCode };

/** The three certificates of the chain, from its top down. */
export const chain = ['root-ca', 'ca', 'sub-ca'] as const;
export type ChainPosition = (typeof chain)[number];

/** The issuer of each; the root signs itself. */
export const issuerOf = { 'root-ca': 'root-ca', ca: 'root-ca', 'sub-ca': 'ca' } as const satisfies Record<
  ChainPosition,
  ChainPosition
>;

/** The lists of a demonstration, each with its issuer and the name of its key. */
export const demonstrationLists = [
  { list: 'crl', issuer: 'ca', key: 'crl-key' },
  { list: 'sub-ca.crl', issuer: 'sub-ca', key: 'sub-ca.crl-key' },
] as const satisfies readonly { readonly list: string; readonly issuer: ChainPosition; readonly key: string }[];
export type DemonstrationList = (typeof demonstrationLists)[number];

/** Demonstration files until the authority’s own exist: five in DER, and the keys of the next lists in PKCS #8. */
export type Demonstration = {
  readonly [File in ChainPosition | DemonstrationList['list' | 'key']]: Uint8Array<ArrayBuffer>;
};
