import { certificateTones, type Tone } from '#domain/check/certificate-report.ts';
import { isForged } from '#domain/check/certificate-verdict.ts';
import type { FileReport } from '#domain/check/file-report.ts';
import {
  type PdfVerdict,
  type SignatureReport,
  type SignatureVerdict,
  signatureVerdicts,
  type TimeAnswer,
} from '#domain/check/pdf-report.ts';

/** The headline of a signature. It is good only where all four answers are. */
export function deriveSignatureVerdict(signature: Omit<SignatureReport, 'verdict'>): SignatureVerdict {
  const found: SignatureVerdict[] = [
    ...findByteProblems(signature),
    ...findSignerProblems(signature),
    ...findTimeProblems(signature),
  ];
  return signatureVerdicts.find((verdict) => found.includes(verdict)) ?? 'good';
}

function findByteProblems({ bytes, weaknesses }: Omit<SignatureReport, 'verdict'>): readonly SignatureVerdict[] {
  const weak: readonly SignatureVerdict[] = weaknesses.length > 0 ? ['weak'] : [];
  if (bytes.status === 'unchanged') return weak;
  if (bytes.status === 'altered') return ['altered'];
  if (bytes.status === 'not-checked') return ['not-supported'];
  if (bytes.permission === 'not-permitted') return ['changed-against-certification'];
  return [bytes.kinds.includes('other') ? 'changed-otherwise' : 'appended', ...weak];
}

function findSignerProblems({ signer, time, kind }: Omit<SignatureReport, 'verdict'>): readonly SignatureVerdict[] {
  if (signer.status === 'not-read') return [];
  if (signer.status === 'certificate-missing') return ['signer-missing'];
  const { revocation, chain, weaknesses, unknownCriticalExtensions, purpose, validity } = signer.certificate;
  const found: SignatureVerdict[] = [];
  if (revocation.status === 'revoked' && !isProvenBefore(time, revocation.date)) found.push('signer-revoked');
  if (isForged(chain)) found.push('signer-not-genuine');
  if (chain.to === 'unknown') found.push('signer-unknown');
  if (weaknesses.length > 0) found.push('weak');
  const allowed = kind === 'document-timestamp' ? ['timestamp'] : ['sign', 'both'];
  if (!allowed.includes(purpose)) found.push('not-for-signing');
  if (chain.to === 'cca-root' || unknownCriticalExtensions.length > 0) found.push('signer-not-checked');
  // A list may leave out what has expired (RFC 5280, section 3.3): then it says nothing about the time of signing.
  // What a document says itself makes no signature good: it holds at its date, and others than the repository said it.
  const isListed = revocation.status === 'revoked' ? revocation.source === undefined : validity.status !== 'expired';
  if (!isListed || (revocation.status !== 'revoked' && revocation.status !== 'not-revoked')) {
    found.push('revocation-unknown');
  }
  return found;
}

/** A certificate that is revoked later leaves earlier signatures as they are, if a timestamp proves that they are earlier. */
function isProvenBefore({ source, time }: TimeAnswer, date: string): boolean {
  return source === 'proven' && Date.parse(time) < Date.parse(date);
}

function findTimeProblems({ signer, time }: Omit<SignatureReport, 'verdict'>): readonly SignatureVerdict[] {
  const found: SignatureVerdict[] = time.isTimestampInvalid ? ['timestamp-invalid'] : [];
  if (signer.status !== 'found') return found;
  if (time.certificate === 'expired') found.push('expired-when-signed');
  if (time.certificate === 'not-yet-valid') found.push('not-yet-valid-when-signed');
  // A time that is only claimed is as good as the certificate is now: it may since have come into other hands.
  const isValidNow = signer.certificate.validity.status === 'valid';
  if (time.source !== 'proven' && (!isValidNow || time.certificate === 'unknown')) found.push('time-not-proven');
  return found;
}

/** The headline of a PDF: that of its gravest signature. */
export function derivePdfVerdict(signatures: readonly SignatureReport[]): PdfVerdict {
  if (signatures.length === 0) return 'not-signed';
  return (
    signatureVerdicts.find((verdict) => signatures.some((signature) => signature.verdict === verdict)) ?? 'altered'
  );
}

/** The tone of each headline of a signature or a PDF. */
export const pdfTones = {
  altered: 'problem',
  'changed-against-certification': 'problem',
  'changed-otherwise': 'problem',
  'signer-missing': 'problem',
  'not-supported': 'unclear',
  'signer-revoked': 'problem',
  'signer-not-genuine': 'problem',
  'expired-when-signed': 'problem',
  'not-yet-valid-when-signed': 'problem',
  'not-for-signing': 'problem',
  'timestamp-invalid': 'problem',
  weak: 'problem',
  appended: 'unclear',
  'signer-unknown': 'unclear',
  'signer-not-checked': 'unclear',
  'time-not-proven': 'unclear',
  'revocation-unknown': 'unclear',
  good: 'good',
  'not-signed': 'unclear',
} as const satisfies Record<PdfVerdict, Tone>;

/** Whether everything in a file is good. */
export function isGood(report: FileReport): boolean {
  if (report.kind === 'refused') return false;
  if (report.kind === 'pdf') return pdfTones[report.pdf.verdict] === 'good';
  return (
    report.certificates.length > 0 &&
    report.certificates.every(({ verdict }) => certificateTones[verdict] === 'good' || verdict === 'authority')
  );
}
