import { describeRevocation } from '#content/check/certificate-words.ts';
import type { RevocationResult } from '#domain/check/certificate-report.ts';
import type {
  AlterationCode,
  BytesAnswer,
  Certification,
  ChangeKind,
  PdfVerdict,
  SignerAnswer,
  TimeAnswer,
  UncheckedReason,
} from '#domain/check/pdf-report.ts';
import { isolateName } from '#domain/name.ts';
import { formatIndianTime } from '#domain/time.ts';

/** The answer for each headline of a signature or a PDF, then what to do. */
export const pdfHeadlines = {
  altered:
    'The signature doesn’t fit this document: it was changed after signing. Ask the sender for the original file.',
  'changed-against-certification':
    'Someone changed this document in a way that the signer doesn’t allow. Don’t rely on it: ask the sender for ' +
    'the original.',
  'changed-otherwise':
    'Someone changed this document after it was signed. Don’t rely on it: save the version that was signed, or ask ' +
    'the sender for the original.',
  'signer-missing': 'The signature doesn’t say who signed. Ask the sender to sign again.',
  'not-supported': 'We can’t check this signature. Open the file in Adobe Acrobat Reader, which may know it.',
  'signer-revoked': 'The signer’s certificate was revoked. Ask the signer to sign again with a valid one.',
  'signer-not-genuine': 'The signer’s certificate says that we issued it, but we didn’t. Don’t rely on the signature.',
  'expired-when-signed':
    'The signer’s certificate had expired when this was signed. Ask the signer to sign again with a valid one.',
  'not-yet-valid-when-signed':
    'This was signed before the signer’s certificate was valid. Ask the signer to check the computer’s date and sign again.',
  'not-for-signing':
    'The signer’s certificate isn’t for signing documents. Ask the signer to sign with a signing certificate.',
  'timestamp-invalid':
    'The timestamp doesn’t belong to this signature, so the time isn’t proven. Ask the sender about it.',
  weak: 'The signature uses a method that is no longer safe. Ask the signer to sign again.',
  appended:
    'Something was added after the signature: see below what. You can save the version that was signed, and compare the two.',
  'signer-unknown':
    'The document is unchanged, but we don’t know the authority that vouches for the signer. Don’t rely on the ' +
    'name until you have asked the sender.',
  'signer-not-checked':
    'The document is unchanged. Another authority issued the signer’s certificate: we can’t check whether it is ' +
    'revoked now.',
  'time-not-proven':
    'The document is unchanged, but nothing proves that it was signed while the certificate was valid.',
  'revocation-unknown':
    'The document is unchanged, but our own list doesn’t say whether the signer’s certificate was revoked.',
  good: 'The document is unchanged, and the signer’s certificate is valid. Make sure that the signer is the person you expect.',
  'not-signed': 'This document has no digital signature. A picture of a signature isn’t one.',
} as const satisfies Record<PdfVerdict, string>;

const changeWords = {
  signature: 'a further signature',
  'document-timestamp': 'a timestamp of the document',
  'validation-data': 'proof for later checks of the signatures',
  form: 'entries in form fields',
  annotation: 'notes, marks or drawings',
  metadata: 'the document’s properties',
  'unused-bytes': 'bytes that no reader shows',
  stamp: 'the visible mark of a further signature, over what was signed',
  other: 'something that may change what you see',
} as const satisfies Record<ChangeKind, string>;

const alterations = {
  'digest-differs': 'The document isn’t the one that was signed.',
  'signature-differs': 'The signature itself was changed, or another key made it.',
  'attributes-differ': 'The signature contradicts itself.',
  'byte-range-invalid': 'The signature doesn’t say which part of the file it covers.',
  'byte-range-not-from-start': 'The signature doesn’t cover the beginning of the file.',
  'byte-range-overlaps': 'The parts that the signature covers overlap.',
  'byte-range-past-end': 'The signature covers more than there is: the file is cut off.',
  'gap-is-not-the-signature': 'The signature leaves out a part of the file in which something can be hidden.',
  'not-a-revision': 'The signature ends in the middle of a version of the document.',
  'ambiguous-dictionary': 'The signature is described twice, in different ways.',
} as const satisfies Record<AlterationCode, string>;

const unchecked = {
  algorithm: 'We can’t check this signature: this check, or your browser, doesn’t know its method',
  form: 'We can’t check this signature: this check doesn’t know its form',
  message: 'We can’t check this signature: we can’t read it. That doesn’t mean that the document was changed',
  'several-signers': 'We can’t check this signature: it holds the signatures of several people at once',
} as const satisfies Record<UncheckedReason, string>;

const permissions = {
  permitted: 'The signer allows this.',
  'not-permitted': 'The signer doesn’t allow this.',
  'not-restricted': 'The signature doesn’t forbid this, but doesn’t cover it: confirm it with the signer.',
} as const;

/** 1. Whether the bytes are those that were signed. */
export function describeBytes(bytes: BytesAnswer): string {
  if (bytes.status === 'unchanged') {
    if (bytes.added.length === 0) return 'Unchanged since it was signed.';
    return `Unchanged since it was signed. Added later, without changing what was signed: ${bytes.added.map((kind) => changeWords[kind]).join(', ')}.`;
  }
  if (bytes.status === 'altered') return alterations[bytes.error];
  if (bytes.status === 'not-checked') {
    return `${unchecked[bytes.reason]}${bytes.detail === '' ? '' : ` (${bytes.detail})`}.`;
  }
  const signed = 'The version that was signed is still inside this file: save it, and compare the two.';
  const added = bytes.kinds.map((kind) => describeKind(kind, bytes.fields)).join(', ');
  if (bytes.kinds.includes('other')) return `Changed after it was signed: ${added}. ${signed}`;
  return `Added after it was signed: ${added}. ${permissions[bytes.permission]} ${signed}`;
}

/** The names of the fields tell what was filled in; a form with very many is not listed as a whole. */
function describeKind(kind: ChangeKind, fields: readonly string[]): string {
  if (kind !== 'form' || fields.length === 0) return changeWords[kind];
  const more = fields.length > 10 ? ` and ${fields.length - 10} more` : '';
  return `${changeWords.form} (${fields.slice(0, 10).map(isolateName).join(', ')}${more})`;
}

/** 2. Who signed; where the signature does not hold, anyone could have put the name there. */
export function describeSigner(signer: SignerAnswer, bytes: BytesAnswer): string {
  if (signer.status === 'certificate-missing') return 'The certificate of the signer isn’t in the file.';
  if (signer.status === 'not-read') return 'Not read, because the signature could not be checked.';
  const { name, organisation } = signer;
  const whole = [name, organisation].filter(Boolean).map(isolateName).join(', ');
  return bytes.status === 'altered' ? `The file names ${whole}, who didn’t sign it as it is now.` : whole;
}

/** 4. When it was signed, and whether the certificate was valid then. */
export function describeTime({ source, time, authority, isTimestampInvalid, certificate }: TimeAnswer): string {
  const sources = {
    proven: () => `Signed before ${formatIndianTime(time)}, proven by the timestamp of “${isolateName(authority)}”.`,
    unrecognised: () =>
      `${formatIndianTime(time)}, by the timestamp of “${isolateName(authority)}”, an authority that we don’t know.`,
    claimed: () => `${formatIndianTime(time)}, by the clock of the signer’s computer. Nothing proves it.`,
    none: () => 'The signature doesn’t say when it was made.',
  };
  const wrong = isTimestampInvalid ? ' It has a timestamp that doesn’t belong to it.' : '';
  return `${sources[source]()}${wrong} ${validity[certificate]}`.trim();
}

/** Whether the signer's certificate was revoked, and whether before or after the signature was made. */
export function describeSignerRevocation(revocation: RevocationResult, time: TimeAnswer): string {
  const words = describeRevocation(revocation);
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
  'claimed-later':
    'That was after this was signed, if the clock of the signer’s computer was right. Nothing proves it.',
  earlier: 'That was before this was signed.',
  unknown: 'The signature doesn’t say whether it was made before that.',
} as const;

const validity = {
  valid: 'The certificate was valid then.',
  expired: 'The certificate had expired by then.',
  'not-yet-valid': 'The certificate wasn’t valid yet.',
  unknown: '',
} as const satisfies Record<TimeAnswer['certificate'], string>;

export const certificationWords = {
  'no-changes': 'Certified: nothing may be changed afterwards.',
  'form-and-signatures': 'Certified: only forms may be filled in and signatures added.',
  'form-annotations-and-signatures': 'Certified: only forms may be filled in, notes and signatures added.',
} as const satisfies Record<Certification, string>;
