import type { CertificateReport, ChainResult, Weakness } from './certificate-report.ts';

/**
 * What came after a signed revision: an update that changes no value; timestamps and validation data; signatures;
 * something else.
 */
export type UpdateClass = 'nothing' | 'validation-data' | 'signatures' | 'other';

/** Why a signature does not fit the signed bytes. */
export type AlterationCode =
  /** The digest in the signature is not the document's: a byte was changed. */
  | 'digest-differs'
  /** The signature's own bytes were changed, or another key signed. */
  | 'signature-differs'
  /** A signed attribute contradicts the signature (RFC 5652, section 5.3; RFC 5035). */
  | 'attributes-differ'
  | 'byte-range-invalid'
  | 'byte-range-past-end'
  /** More is left out than the signature's own value, so that something could be hidden there. */
  | 'leaves-out-a-part'
  | 'not-a-revision'
  | 'ambiguous-dictionary'
  /** A timestamp of the document that is of other content, or that another key made. */
  | 'timestamp-wrong';

/** Why a signature was not checked. It may be valid. */
export type UncheckedReason =
  /** A signature algorithm, a hash or a key that this check, or the browser, does not know. */
  | 'algorithm'
  /** A form of signature (SubFilter) that this check does not know. */
  | 'form'
  /** The message within cannot be parsed. */
  | 'message'
  /** The message has several signers, which ISO 32000-2, section 12.8.3.3.1, does not allow. */
  | 'several-signers'
  /** The certificate of the signer, or of the timestamp's authority, is not in the file. */
  | 'certificate-missing';

/**
 * 1. Whether what was signed is intact: bytes and mathematics only. `detail` names the algorithm or the form; blank for
 * others.
 */
export type BytesAnswer =
  | { readonly status: 'intact' }
  | { readonly status: 'not-intact'; readonly error: AlterationCode }
  | { readonly status: 'not-checked'; readonly reason: UncheckedReason; readonly detail: string };

/** What came after it in the file, by structure; the appearance is not verified. */
export type LaterAnswer = {
  readonly class: UpdateClass;
  /**
   * Whether the signer allows it: `/P 1` of its DocMDP or lock allows validation data and timestamps only (ISO 32000-2,
   * 12.8.2.2).
   */
  readonly isAllowed: boolean;
  /** Full names of the fields of the signatures that were added. */
  readonly signatures: readonly string[];
  /** Whether one of those has a mark that can be seen. */
  readonly hasMark: boolean;
  /** The entries that are something else, `page/Contents`. */
  readonly entries: readonly string[];
};

/** The visible mark of a signature; without `page` it is on no page or cannot be seen. */
export type Mark = { readonly page?: number };

/** 2. The signer; names are the certificate's. */
export type SignerAnswer =
  | {
      readonly status: 'found';
      readonly name: string;
      readonly organisation: string;
      readonly certificate: CertificateReport;
    }
  | { readonly status: 'not-read' };

/** 4. When it was signed. UTC, ISO 8601. */
export type TimeAnswer = {
  /**
   * `proven` by a timestamp with a chain to a known root; `unrecognised` by a timestamp without one; `claimed` by the
   * signer's computer.
   */
  readonly source: 'proven' | 'unrecognised' | 'claimed' | 'none';
  readonly time: string;
  /** The name of the timestamp authority; blank without one. */
  readonly authority: string;
  /**
   * `wrong` does not fit the signature; the certificate of `unsuitable` is not for timestamps only, or was not valid;
   * the certificate of `not-checked` is not in the file, or its method is not known.
   */
  readonly timestamp: 'none' | 'verified' | 'unsuitable' | 'wrong' | 'not-checked';
  /** Whether the certificate was valid at that time; `unknown` where there is no time. */
  readonly certificate: 'valid' | 'expired' | 'not-yet-valid' | 'unknown';
};

/** What a certification allows afterwards (ISO 32000-2, table 257): nothing, forms and signatures, also annotations. */
export type Certification = 'no-changes' | 'form-and-signatures' | 'form-annotations-and-signatures';

/** Fields that a signature locks (ISO 32000-2, table 236). */
export type FieldLock = {
  readonly action: 'All' | 'Include' | 'Exclude';
  readonly fields: readonly string[];
  /** Whether it forbids everything afterwards (`/P 1`). */
  readonly isFinal: boolean;
};

/** The headlines of a signature from the gravest to good: the first that applies is shown. */
export const signatureVerdicts = [
  'not-intact',
  'against-signer',
  'not-checked',
  'signer-revoked',
  'signer-not-genuine',
  'expired-when-signed',
  'not-yet-valid-when-signed',
  'not-for-signing',
  'timestamp-wrong',
  'weak',
  'in-the-future',
  'something-added',
  'mark-added',
  'signer-unknown',
  'signer-not-checked',
  'time-not-proven',
  'revocation-unknown',
  'good',
] as const;
export type SignatureVerdict = (typeof signatureVerdicts)[number];

/** One signature: four answers that are never merged, and a headline that says which of them matters most. */
export type SignatureReport = {
  /** Full name of the field (ISO 32000-2, section 12.7.4.2). */
  readonly field: string;
  readonly kind: 'signature' | 'document-timestamp';
  readonly subFilter: string;
  /** What the document claims; nothing verifies it. */
  readonly reason: string;
  readonly location: string;
  readonly bytes: BytesAnswer;
  /** Absent where the signed bytes are not intact or not checked. */
  readonly later?: LaterAnswer;
  readonly mark: Mark;
  readonly signer: SignerAnswer;
  readonly chain: ChainResult | { readonly to: 'not-read' };
  readonly time: TimeAnswer;
  /** Whether that is more than a day ahead of the check. */
  readonly isInFuture: boolean;
  /** `SHA-256 with RSA`; blank where it could not be read. */
  readonly algorithm: string;
  readonly weaknesses: readonly Weakness[];
  readonly certification?: Certification;
  readonly lock?: FieldLock;
  /** Length in bytes of the signed revision: the signer saw the file up to there. 0 where unknown. */
  readonly signedLength: number;
  readonly verdict: SignatureVerdict;
};

/** The document security store (ISO 32000-2, section 12.8.4.3): data for long-term validation, counted. */
export type ValidationData = { readonly certificates: number; readonly crls: number; readonly ocsps: number };

export type Caution = 'script-on-opening' | 'external-content' | 'print-only';

export type PdfVerdict = SignatureVerdict | 'not-signed' | 'signatures-removed';

export type PdfReport = {
  /** `1.7`. */
  readonly version: string;
  readonly isEncrypted: boolean;
  readonly isLinearised: boolean;
  readonly revisions: number;
  readonly signatures: readonly SignatureReport[];
  /** Fields for a signature that nobody has signed. */
  readonly emptyFields: number;
  /** Lengths in bytes of earlier versions inside the file with signatures that are removed since. */
  readonly removed: readonly number[];
  /** Cautions: scripts that run on opening, content in other files, parts for print only. */
  readonly cautions: readonly Caution[];
  readonly validationData?: ValidationData;
  readonly verdict: PdfVerdict;
};
