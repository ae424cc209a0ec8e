/** Kinds of private keys. */
export type PrivateKeyKind = 'private-key' | 'encrypted-private-key' | 'pfx' | 'key-store';

/** Files that this check does not explain. */
export type UnsupportedKind =
  | 'crl'
  | 'certificate-request'
  | 'public-key'
  | 'encrypted-message'
  /** PKCS #12 without a key. */
  | 'certificate-store'
  | 'signed-message'
  | 'pdf-encryption';

/** A limit of the check; each protects the browser from a file that was made to exhaust it. */
export type LimitKind =
  | 'depth'
  | 'objects'
  | 'revisions'
  | 'decompressed-bytes'
  | 'signatures'
  | 'certificates'
  | 'certificate-size'
  | 'time';

/** Why a PDF cannot be parsed (ISO 32000-2, section 7.5). */
export type PdfErrorCode =
  | 'header-missing'
  | 'startxref-missing'
  | 'cross-reference-invalid'
  | 'cross-reference-loop'
  | 'trailer-invalid'
  | 'object-invalid'
  | 'stream-invalid'
  | 'filter-not-supported';

/** Why a file was not checked. */
export type Refusal =
  /** By content, whatever the file is called. The password is not asked for, and nothing in it is read further. */
  | { readonly code: 'private-key'; readonly found: PrivateKeyKind }
  /** `limit` in bytes. */
  | { readonly code: 'too-large'; readonly limit: number }
  /** `changed`: since it was chosen. */
  | { readonly code: 'unreadable'; readonly error: 'not-recognised' | 'damaged' | 'empty' | 'changed' | PdfErrorCode }
  | { readonly code: 'password-needed' | 'password-wrong' }
  | { readonly code: 'not-supported'; readonly found: UnsupportedKind }
  | { readonly code: 'limit-reached'; readonly limit: LimitKind };
