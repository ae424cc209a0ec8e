import {
  type AlterationCode,
  type Caution,
  type Certification,
  type PdfReport,
  type RevocationResult,
  type SignatureReport,
  type SignatureVerdict,
  type SignerAnswer,
  signatureVerdicts,
  type TimeAnswer,
  type UncheckedReason,
} from '@mohar/check/report';
import { formatLapsed, formatRevocation, weaknessNames } from '#content/check/certificate-words.ts';
import { isolateName } from '#domain/name.ts';
import { formatIndianTime } from '#domain/time.ts';

const askSender = 'Do not rely on it. Ask for the original file.';

const alterations = {
  'digest-differs': `This is not the document that was signed. ${askSender}`,
  'signature-differs': `The signature was changed, or another key made it. ${askSender}`,
  'attributes-differ': `The signature contradicts itself. ${askSender}`,
  'byte-range-invalid': `The signature does not say which part of the file it covers. ${askSender}`,
  'byte-range-past-end': `This file is cut off: the signature covers more than there is. ${askSender}`,
  'leaves-out-a-part': `The signature leaves out a part of the file, and nobody signed that part. ${askSender}`,
  'not-a-revision': `The signature ends in the middle of a version of the document. ${askSender}`,
  'ambiguous-dictionary': `The file describes the signature twice, in different ways. ${askSender}`,
  'timestamp-wrong': `The timestamp is not of this document. ${askSender}`,
} as const satisfies Record<AlterationCode, string>;

const unchecked = {
  algorithm: (detail: string) =>
    `We cannot check this signature here: this browser does not know its method (${detail}).`,
  form: (detail: string) => `We cannot check this signature here: we do not know its form (${detail}).`,
  message: () => 'We cannot check this signature: we cannot read it. That does not mean that the document was changed.',
  'several-signers': () => 'We cannot check this signature: several people signed in one.',
  'certificate-missing': () => 'We cannot check this signature: its certificate is not included.',
} as const satisfies Record<UncheckedReason, (detail: string) => string>;

/** The name in the certificate, or the name of the field where no certificate was read. */
export function nameSigner({ signer, field }: Pick<SignatureReport, 'signer' | 'field'>): string {
  return isolateName(signer.status === 'found' ? signer.name : field);
}

/** So many later signers are named at most; each has an answer of its own below. */
const maxNamedSigners = 3;

/** What was signed and what came after it, in the words of somebody who receives the document. */
export function formatSigned(signature: SignatureReport, all: readonly SignatureReport[]): string {
  const { bytes, later } = signature;
  if (bytes.status === 'not-intact') return alterations[bytes.error];
  if (bytes.status === 'not-checked' || !later) {
    return bytes.status === 'not-checked' ? unchecked[bytes.reason](bytes.detail) : '';
  }
  const name = nameSigner(signature);
  if (later.class === 'other') {
    return later.isAllowed
      ? `Something was added to the document after ${name} signed. Rely only on what ${name} signed: open it below.`
      : `${name} signed this and allowed no change after that, but something was added. Rely only on what ${name} signed: open it below.`;
  }
  if (later.class !== 'signatures') {
    if (signature.kind !== 'signature') return `The document is as it was when ${name} confirmed its time.`;
    return signature.verdict === 'signer-unknown'
      ? `Nothing was changed since this was signed in the name of ${name}.`
      : `The document is as ${name} signed it.`;
  }
  const others = all.filter(({ field }) => later.signatures.includes(field));
  const after =
    others.length > maxNamedSigners
      ? [`${others.length} further signatures were added after that.`]
      : others.map(formatLaterSigner);
  const first = later.isAllowed ? `${name} signed this.` : `${name} signed this and allowed no further signature.`;
  return [first, ...after, 'Nothing else was added.'].join(' ');
}

function formatLaterSigner(signature: SignatureReport): string {
  const name = nameSigner(signature);
  const { page } = signature.mark;
  if (signature.kind === 'document-timestamp') return `A timestamp of ${name} was added after that.`;
  return page === undefined
    ? `${name} signed after that, without a mark on any page.`
    : `${name} signed after that, with a mark on page ${page}.`;
}

/** What else there is to know about a signature, the gravest first: nothing where the sentence about what was signed says it. */
const verdicts = {
  'not-intact': () => '',
  'against-signer': (signature: SignatureReport) =>
    signature.later?.class === 'signatures' ? `Ask ${nameSigner(signature)} whether that was agreed.` : '',
  'not-checked': () => '',
  'something-added': () => '',
  'mark-added': (signature: SignatureReport) =>
    `That is usual for a further signature, but a mark can cover words or amounts. Compare that page with what ${nameSigner(signature)} signed.`,
  'signer-revoked': () => 'The signer’s certificate was revoked. Ask the sender whether this signature counts.',
  'signer-not-genuine': () =>
    'The signer’s certificate says that we issued it, but we did not. Do not rely on the name.',
  'expired-when-signed': () =>
    'The signer’s certificate was no longer valid when this was signed. Ask the sender whether this signature counts.',
  'not-yet-valid-when-signed': () =>
    'This was signed before the signer’s certificate was valid. Ask the sender about it.',
  'not-for-signing': () => 'The signer’s certificate is not for signing documents. Ask the sender about it.',
  'timestamp-wrong': ({ time }: SignatureReport) =>
    time.timestamp === 'wrong'
      ? 'Its timestamp is of something else, so it does not prove the time.'
      : 'Its timestamp does not prove the time: the certificate that made it is not for timestamps, or was not valid then.',
  weak: ({ weaknesses }: SignatureReport) =>
    `It was signed with an old method (${weaknesses.map((weakness) => weaknessNames[weakness]).join(', ')}), which is not safe enough today. If much depends on the document, confirm it with the person or office that issued it.`,
  'in-the-future': ({ time }: SignatureReport) =>
    `The time of signing is in the future: ${formatIndianTime(time.time)}. Ask the sender about it.`,
  'signer-unknown': ({ chain }: SignatureReport) =>
    chain.to === 'unknown' && chain.lapsed
      ? formatLapsed(chain.lapsed)
      : 'We cannot confirm that name, because we do not know the authority behind it. Ask the person whether they signed this, on a number or address that you already have.',
  'signer-not-checked': ({ signer }: SignatureReport) =>
    signer.status === 'found'
      ? `The authority is ${isolateName(signer.certificate.issuer)}: only it knows whether the certificate was revoked.`
      : '',
  'time-not-proven': () => 'Nothing proves that it was signed while the certificate was valid.',
  'revocation-unknown': () => 'Our list does not say whether the signer’s certificate was revoked.',
  good: (signature: SignatureReport) =>
    `The certificate of ${nameSigner(signature)} is valid. Make sure that this is the person you expect.`,
} as const satisfies Record<SignatureVerdict, (signature: SignatureReport) => string>;

/** The sentences of the answer for a signature: what was signed, then what else there is to know or to do. */
export function listAnswer(signature: SignatureReport, all: readonly SignatureReport[]): readonly string[] {
  const { verdict, chain } = signature;
  const isAdded = verdict === 'something-added' || verdict === 'against-signer' || verdict === 'mark-added';
  const unknown = isAdded && chain.to === 'unknown' ? verdicts['signer-unknown'](signature) : '';
  return [formatSigned(signature, all), verdicts[verdict](signature), unknown].filter(Boolean);
}

/** The signature with the gravest verdict, the first of several. */
export function findGravest(signatures: readonly SignatureReport[]): SignatureReport | undefined {
  const [gravest] = signatures.toSorted(
    (one, other) => signatureVerdicts.indexOf(one.verdict) - signatureVerdicts.indexOf(other.verdict),
  );
  return gravest;
}

/** The answer for a whole PDF is the answer for its gravest signature. */
export function listPdfAnswer({ signatures, removed }: PdfReport): readonly string[] {
  if (removed.length > 0) {
    return removed.length === 1
      ? [
          'A signature was removed from this document: treat it as not signed.',
          'The file still has the earlier version that was signed. To see who signed it, download it below and check it here.',
        ]
      : [
          'Signatures were removed from this document: treat it as not signed.',
          'The file still has the earlier versions that were signed. To see who signed them, download them below and check them here.',
        ];
  }
  const gravest = findGravest(signatures);
  return gravest
    ? listAnswer(gravest, signatures)
    : ['This document has no digital signature. A picture of a signature is not one.'];
}

/** A line of its own below the answer. */
export const cautions = {
  'script-on-opening':
    'This document runs a program (a script) when it is opened, which can change what you see. Ask the signer for a file that runs none.',
  'external-content': 'A part of this document is in another file, which nobody signed with it.',
  'print-only': 'This document has parts that only show when it is printed.',
} as const satisfies Record<Caution, string>;

/** 2. Who signed; where the signature does not hold, anyone could have put the name there. */
export function formatSigner(signer: SignerAnswer, isIntact: boolean): string {
  if (signer.status === 'not-read') return 'Not read, because the signature could not be checked.';
  const { name, organisation } = signer;
  const whole = [name, organisation].filter(Boolean).map(isolateName).join(', ');
  return isIntact ? whole : `The name in the file is ${whole}, but this is not what that person signed.`;
}

/** 4. When it was signed, and whether the certificate was valid then. */
export function describeTime({ source, time, authority, timestamp, certificate }: TimeAnswer): string {
  const sources = {
    proven: () => `Signed before ${formatIndianTime(time)}, proven by the timestamp of “${isolateName(authority)}”.`,
    unrecognised: () =>
      `${formatIndianTime(time)}, by the timestamp of “${isolateName(authority)}”, an authority that we don’t recognise.`,
    claimed: () => `${formatIndianTime(time)}, according to the signer’s computer.`,
    none: () => 'The signature doesn’t say when it was made.',
  };
  return [sources[source](), timestamps[timestamp], validity[certificate]].filter(Boolean).join(' ');
}

const timestamps = {
  none: '',
  verified: '',
  unsuitable: '',
  wrong: 'It has a timestamp that is of something else.',
  'not-checked': 'It has a timestamp that we cannot check: its certificate is not included.',
} as const satisfies Record<TimeAnswer['timestamp'], string>;

/** Whether the signer's certificate was revoked, and whether before or after the signature was made. */
export function formatSignerRevocation(revocation: RevocationResult, time: TimeAnswer): string {
  const words = formatRevocation(revocation);
  return revocation.status === 'revoked' ? `${words} ${revocationOrder[compareTimes(time, revocation.date)]}` : words;
}

function compareTimes({ source, time }: TimeAnswer, revokedAt: string): keyof typeof revocationOrder {
  if (source === 'none') return 'unknown';
  const isBefore = Date.parse(time) < Date.parse(revokedAt);
  if (source === 'proven') return isBefore ? 'proven-later' : 'timestamp-later';
  return isBefore ? 'claimed-later' : 'earlier';
}

const revocationOrder = {
  'proven-later': 'That was after this was signed: a timestamp proves it.',
  'timestamp-later': 'That was before the time of the timestamp, so nothing proves that it was signed earlier.',
  'claimed-later': 'That was after this was signed, according to the signer’s computer. No timestamp confirms it.',
  earlier: 'That was before this was signed.',
  unknown: 'The signature doesn’t say whether it was made before that.',
} as const;

const validity = {
  valid: 'The certificate was valid at that time.',
  expired: 'The certificate had expired by then.',
  'not-yet-valid': 'The certificate wasn’t valid yet.',
  unknown: '',
} as const satisfies Record<TimeAnswer['certificate'], string>;

export const certificationWords = {
  'no-changes': 'Nothing. The signer certified the document as final.',
  'form-and-signatures': 'Filling in forms and further signatures.',
  'form-annotations-and-signatures': 'Filling in forms, notes and further signatures.',
} as const satisfies Record<Certification, string>;
