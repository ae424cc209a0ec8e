/** Hashes of a whole file, in upper-case hexadecimal pairs with colons, as certificate viewers print them. */
export type Fingerprints = { readonly sha256: string; readonly sha1: string };

/** The fields of a certificate that pages show (RFC 5280, section 4). */
export type CertificateFacts = {
  readonly kind: 'certificate';
  /** As it is encoded, `C=IN, O=…, CN=…`. */
  readonly subject: string;
  readonly issuer: string;
  /** Upper-case hexadecimal, without a sign octet. */
  readonly serialNumber: string;
  /** UTC, ISO 8601. */
  readonly validFrom: string;
  readonly validTo: string;
  /** `RSA, 2048 bits`. */
  readonly key: string;
  /** `SHA-256 with RSA`. */
  readonly signatureAlgorithm: string;
  /** Policy numbers, such as 2.16.356.100.2.3 of India’s class 3. */
  readonly policies: readonly string[];
};

/** The fields of a certificate revocation list that pages show (RFC 5280, section 5). */
export type CrlFacts = {
  readonly kind: 'crl';
  readonly issuer: string;
  /** Decimal; blank where the list has none. */
  readonly number: string;
  /** UTC, ISO 8601. */
  readonly thisUpdate: string;
  /** UTC, ISO 8601; blank where the list names none. */
  readonly nextUpdate: string;
  readonly entries: number;
  readonly signatureAlgorithm: string;
};

/** Why a file is not verified or out of date. The values are public: `/repository.json` has them. */
export type CertificateErrorCode =
  /** Not DER, in which RFC 2585 requires these files: PEM text, a truncated file, or something else. */
  | 'unreadable'
  /** The certificate that should have issued it does not exist, or has another name. */
  | 'issuer-missing'
  | 'issuer-differs'
  /** Its signature is not its issuer’s: a byte was changed, or another key signed. */
  | 'signature-differs'
  /** The issuer is not allowed to sign such a file (basic constraints or key usage). */
  | 'issuer-not-allowed'
  /** A certificate above it in the chain is not verified. */
  | 'chain-broken'
  | 'not-yet-valid'
  | 'expired'
  | 'past-next-update'
  /** A list older than the 24 hours within which it is renewed. */
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

/** What a site shows until the authority’s own files exist: five files in DER, and the keys of the next lists in PKCS #8. */
export type Demonstration = {
  readonly [File in ChainPosition | DemonstrationList['list' | 'key']]: Uint8Array<ArrayBuffer>;
};
