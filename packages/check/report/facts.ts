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

/** Why a certificate or a list is not one that an authority issued (RFC 5280, section 6). */
export type IssuerErrorCode =
  /** The certificate that should have issued it has another name. */
  | 'issuer-differs'
  /** Its signature is not its issuer’s: a byte was changed, or another key signed. */
  | 'signature-differs'
  /** The issuer is not allowed to sign such a file (basic constraints or key usage). */
  | 'issuer-not-allowed';
