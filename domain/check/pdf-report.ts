import type { CertificateReport, ChainResult, Weakness } from '#domain/check/certificate-report.ts';

/** What was appended to a signed revision. `other` is everything that is not understood, pages and fonts included. */
export type ChangeKind =
  | 'signature'
  | 'document-timestamp'
  | 'validation-data'
  | 'form'
  | 'annotation'
  | 'metadata'
  | 'unused-bytes'
  /** The visible mark of a later signature, over what was signed or over a quarter of the page. */
  | 'stamp'
  | 'other';

/** Why the signed bytes cannot be what the signature says. */
export type AlterationCode =
  /** The digest in the signature is not the document's: a byte was changed. */
  | 'digest-differs'
  /** The signature's own bytes were changed, or another key signed. */
  | 'signature-differs'
  /** A signed attribute contradicts the signature (RFC 5652, section 5.3; RFC 5035). */
  | 'attributes-differ'
  | 'byte-range-invalid'
  | 'byte-range-not-from-start'
  | 'byte-range-overlaps'
  | 'byte-range-past-end'
  /** The bytes left out are not exactly the signature's own value, so that something else could be hidden there. */
  | 'gap-is-not-the-signature'
  | 'not-a-revision'
  | 'ambiguous-dictionary';

/** Why a signature was not checked, which says nothing against it. */
export type UncheckedReason =
  /** A signature algorithm, a hash or a key that this check, or the browser, does not know. */
  | 'algorithm'
  /** A form of signature (SubFilter) that this check does not know. */
  | 'form'
  /** The message within cannot be parsed. */
  | 'message'
  /** The message has several signers, which ISO 32000-2, section 12.8.3.3.1, does not allow. */
  | 'several-signers';

/** 1. The bytes. */
export type BytesAnswer =
  /** `added` is what signing programs add, and no reader shows as a part of the document; none for the last signature. */
  | { readonly status: 'unchanged'; readonly added: readonly ChangeKind[] }
  | {
      readonly status: 'appended';
      readonly kinds: readonly ChangeKind[];
      /** By the certification (DocMDP) and locks of the signature; `not-restricted` where it has none. */
      /** Full names of the fields that were filled in. */
      readonly fields: readonly string[];
      readonly permission: 'permitted' | 'not-permitted' | 'not-restricted';
    }
  | { readonly status: 'altered'; readonly error: AlterationCode }
  /** `detail` names the algorithm or the form; blank for others. */
  | { readonly status: 'not-checked'; readonly reason: UncheckedReason; readonly detail: string };

/** 2. The signer; names are the certificate's. */
export type SignerAnswer =
  | {
      readonly status: 'found';
      readonly name: string;
      readonly organisation: string;
      readonly certificate: CertificateReport;
    }
  | { readonly status: 'certificate-missing' }
  | { readonly status: 'not-read' };

/** 4. When it was signed. UTC, ISO 8601. */
export type TimeAnswer = {
  /**
   * `proven` by a timestamp whose authority's chain leads to a known root; `unrecognised` where it does not;
   * `claimed` is what the signer's computer said.
   */
  readonly source: 'proven' | 'unrecognised' | 'claimed' | 'none';
  readonly time: string;
  /** The name of the timestamp authority; blank without one. */
  readonly authority: string;
  /** A timestamp that is there but does not fit this signature. */
  readonly isTimestampInvalid: boolean;
  /** Whether the certificate was valid at that time; `unknown` where there is no time. */
  readonly certificate: 'valid' | 'expired' | 'not-yet-valid' | 'unknown';
};

/** What a certification allows afterwards (ISO 32000-2, table 257): nothing, forms and signatures, also annotations. */
export type Certification = 'no-changes' | 'form-and-signatures' | 'form-annotations-and-signatures';

/** Fields that a signature locks (ISO 32000-2, table 236). */
export type FieldLock = { readonly action: 'All' | 'Include' | 'Exclude'; readonly fields: readonly string[] };

/** The headlines of a signature from the gravest to good: the first that applies is shown. */
export const signatureVerdicts = [
  'altered',
  'changed-against-certification',
  'changed-otherwise',
  'signer-missing',
  'not-supported',
  'signer-revoked',
  'signer-not-genuine',
  'expired-when-signed',
  'not-yet-valid-when-signed',
  'not-for-signing',
  'timestamp-invalid',
  'weak',
  'appended',
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
  readonly signer: SignerAnswer;
  readonly chain: ChainResult | { readonly to: 'not-read' };
  readonly time: TimeAnswer;
  /** `SHA-256 with RSA`; blank where it could not be read. */
  readonly algorithm: string;
  readonly weaknesses: readonly Weakness[];
  readonly certification?: Certification;
  readonly lock?: FieldLock;
  /** Length in bytes of the revision that was signed: the file up to there is what the signer saw. 0 where unknown. */
  readonly signedLength: number;
  readonly verdict: SignatureVerdict;
};

/** The document security store (ISO 32000-2, section 12.8.4.3): data for long-term validation, counted. */
export type ValidationData = { readonly certificates: number; readonly crls: number; readonly ocsps: number };

export type PdfVerdict = SignatureVerdict | 'not-signed';

export type PdfReport = {
  /** `1.7`. */
  readonly version: string;
  readonly isEncrypted: boolean;
  readonly isLinearised: boolean;
  readonly revisions: number;
  readonly signatures: readonly SignatureReport[];
  /** Fields for a signature that nobody has signed. */
  readonly emptyFields: number;
  readonly validationData?: ValidationData;
  readonly verdict: PdfVerdict;
};
