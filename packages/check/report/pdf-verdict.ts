import { type CertificateReport, certificateTones, type Tone } from './certificate-report.ts';
import { isForged } from './certificate-verdict.ts';
import type { FileReport } from './file-report.ts';
import {
  type PdfReport,
  type PdfVerdict,
  type SignatureReport,
  type SignatureVerdict,
  signatureVerdicts,
  type TimeAnswer,
} from './pdf-report.ts';

/** The headline of a signature: good only where bytes, later changes, certificate and time are. */
export function deriveSignatureVerdict(signature: Omit<SignatureReport, 'verdict'>): SignatureVerdict {
  const found: SignatureVerdict[] = [
    ...findByteProblems(signature),
    ...findSignerProblems(signature),
    ...findTimeProblems(signature),
  ];
  return signatureVerdicts.find((verdict) => found.includes(verdict)) ?? 'good';
}

function findByteProblems({ bytes, later, weaknesses }: Omit<SignatureReport, 'verdict'>): readonly SignatureVerdict[] {
  if (bytes.status === 'not-intact') return ['not-intact'];
  if (bytes.status === 'not-checked') return ['not-checked'];
  const found: SignatureVerdict[] = weaknesses.length > 0 ? ['weak'] : [];
  if (later && !later.isAllowed) found.push('against-signer');
  if (later?.class === 'other') found.push('something-added');
  if (later?.hasMark) found.push('mark-added');
  return found;
}

function findSignerProblems({ signer, time, kind }: Omit<SignatureReport, 'verdict'>): readonly SignatureVerdict[] {
  if (signer.status === 'not-read') return [];
  const { revocation, chain, weaknesses, unknownCriticalExtensions, purpose, validity } = signer.certificate;
  const found: SignatureVerdict[] = [];
  if (revocation.status === 'revoked' && !isProvenBefore(time, revocation.date)) found.push('signer-revoked');
  if (isForged(chain)) found.push('signer-not-genuine');
  if (chain.to === 'unknown') found.push('signer-unknown');
  if (weaknesses.length > 0) found.push('weak');
  const allowed = kind === 'document-timestamp' ? ['timestamp'] : ['sign', 'both'];
  if (!allowed.includes(purpose)) found.push('not-for-signing');
  if (chain.to === 'cca-root' || unknownCriticalExtensions.length > 0) found.push('signer-not-checked');
  // A list may leave out expired certificates (RFC 5280, section 3.3): then it says nothing about the time of signing.
  // Only a list of the repository counts: validation data in the document is from an earlier date.
  const isListed = revocation.status === 'revoked' ? revocation.source === undefined : validity.status !== 'expired';
  if (!isListed || (revocation.status !== 'revoked' && revocation.status !== 'not-revoked')) {
    found.push('revocation-unknown');
  }
  return found;
}

/**
 * A certificate that is revoked later leaves earlier signatures as they are, if a timestamp proves that they are
 * earlier.
 */
function isProvenBefore({ source, time }: TimeAnswer, date: string): boolean {
  return source === 'proven' && Date.parse(time) < Date.parse(date);
}

function findTimeProblems({ signer, time, isInFuture }: Omit<SignatureReport, 'verdict'>): readonly SignatureVerdict[] {
  const found: SignatureVerdict[] =
    time.timestamp === 'wrong' || time.timestamp === 'unsuitable' ? ['timestamp-wrong'] : [];
  if (isInFuture) found.push('in-the-future');
  if (signer.status !== 'found') return found;
  if (time.certificate === 'expired') found.push('expired-when-signed');
  if (time.certificate === 'not-yet-valid') found.push('not-yet-valid-when-signed');
  // A time that is only claimed is as good as the certificate is now: it may since have come into other hands.
  const isValidNow = signer.certificate.validity.status === 'valid';
  if (time.source !== 'proven' && (!isValidNow || time.certificate === 'unknown')) found.push('time-not-proven');
  return found;
}

/** The headline of a PDF: the headline of its gravest signature. */
export function derivePdfVerdict(signatures: readonly SignatureReport[], removed: readonly number[]): PdfVerdict {
  if (removed.length > 0) return 'signatures-removed';
  if (signatures.length === 0) return 'not-signed';
  return (
    signatureVerdicts.find((verdict) => signatures.some((signature) => signature.verdict === verdict)) ?? 'not-intact'
  );
}

/** The tone of each headline of a signature or a PDF. */
export const pdfTones = {
  'not-intact': 'problem',
  'against-signer': 'problem',
  'not-checked': 'unclear',
  'signer-revoked': 'problem',
  'signer-not-genuine': 'problem',
  'expired-when-signed': 'problem',
  'not-yet-valid-when-signed': 'problem',
  'not-for-signing': 'problem',
  'timestamp-wrong': 'unclear',
  weak: 'unclear',
  'in-the-future': 'unclear',
  'something-added': 'unclear',
  'mark-added': 'unclear',
  'signer-unknown': 'unclear',
  'signer-not-checked': 'unclear',
  'time-not-proven': 'unclear',
  'revocation-unknown': 'unclear',
  good: 'good',
  'not-signed': 'unclear',
  'signatures-removed': 'problem',
} as const satisfies Record<PdfVerdict, Tone>;

/**
 * The exit status of a check: 0 where every signature is intact, by a known chain, and after it came nothing but
 * timestamps, validation data and signatures without a visible mark; 1 not checked; 2 not intact; 3 intact with
 * questions. Of several files 2 counts before 1, and 1 before 3.
 */
export function exitStatus(reports: readonly FileReport[]): 0 | 1 | 2 | 3 {
  const found = new Set(reports.map(statusOf));
  return ([2, 1, 3] as const).find((status) => found.has(status)) ?? 0;
}

function statusOf(report: FileReport): 0 | 1 | 2 | 3 {
  if (report.kind === 'refused') return 1;
  if (report.kind === 'pdf') return statusOfPdf(report.pdf);
  const { certificates, damaged } = report;
  if (certificates.some(({ verdict }) => verdict === 'altered')) return 2;
  if (damaged > 0) return 1;
  const areKnown = certificates.every(({ chain }) => chain.to !== 'unknown');
  return certificates.length > 0 && areKnown && certificates.every(isSound) ? 0 : 3;
}

function isSound({ verdict }: CertificateReport): boolean {
  return certificateTones[verdict] === 'good' || verdict === 'authority';
}

function statusOfPdf({ signatures, removed, cautions }: PdfReport): 0 | 1 | 2 | 3 {
  if (signatures.some(({ bytes }) => bytes.status === 'not-intact')) return 2;
  if (signatures.length === 0 && removed.length === 0) return 1;
  if (signatures.some(({ bytes }) => bytes.status === 'not-checked')) return 1;
  const areGood = signatures.every(({ verdict, signer }) => pdfTones[verdict] === 'good' && signer.status === 'found');
  return areGood && removed.length === 0 && cautions.length === 0 ? 0 : 3;
}
