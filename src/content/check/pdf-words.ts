import {
  type Caution,
  type Certification,
  type PdfReport,
  pdfTones,
  type RevocationResult,
  type SignatureReport,
  type SignatureVerdict,
  type SignerAnswer,
  signatureVerdicts,
  type TimeAnswer,
} from '@mohar/check/report';
import { formatLapsed, formatRevocation, weaknessNames } from '#content/check/certificate-words.ts';
import { formatSigned, nameSigner } from '#content/check/signed-words.ts';
import { isolateName } from '#domain/name.ts';
import { formatIndianTime } from '#domain/time.ts';

/** What else there is to know about a signature, the gravest first: nothing where the sentence about what was signed says it. */
const verdicts = {
  'not-intact': () => '',
  'against-signer': (signature: SignatureReport) =>
    signature.later?.class === 'signatures' && signature.chain.to !== 'unknown'
      ? `Ask ${nameSigner(signature)} whether that was agreed. Without a yes, do not rely on this document.`
      : '',
  'not-checked': () => '',
  'something-added': () => '',
  'mark-added': (signature: SignatureReport) =>
    `The stamp of a signature can hide words or amounts. Press “Open what ${nameSigner(signature)} signed”, and look at the same place on that page.`,
  'signer-revoked': () => 'The signer’s certificate was revoked. Ask the sender whether this signature counts.',
  'signer-not-genuine': (signature: SignatureReport) =>
    signature.kind === 'signature'
      ? `The certificate of “${nameSigner(signature)}” says that we issued it, but we did not. Do not rely on that name: ask for a document with a valid signature.`
      : `The timestamp of “${nameSigner(signature)}” is false: its certificate says that we issued it, but we did not. Do not rely on the time in it.`,
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
      : 'Anybody could have used that name: we do not know the authority that issued the certificate. Ask that person, on a number or address that you already have, whether they signed this. Without a yes, do not rely on the document.',
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
  const signed = formatSigned(signature, all);
  const more = verdicts[verdict](signature);
  // What is wrong with the certificate of the signer stands before what is right with the document.
  const isOfCertificate = pdfTones[verdict] === 'problem' && verdict !== 'against-signer';
  // What a false timestamp covers says nothing about the document.
  if (verdict === 'signer-not-genuine' && signature.kind === 'document-timestamp') return [more];
  return [...(isOfCertificate ? [more, signed] : [signed, more]), unknown].filter(Boolean);
}

/** The signature with the gravest verdict, the first of several. */
export function findGravest(signatures: readonly SignatureReport[]): SignatureReport | undefined {
  const [gravest] = signatures.toSorted(
    (one, other) => signatureVerdicts.indexOf(one.verdict) - signatureVerdicts.indexOf(other.verdict),
  );
  return gravest;
}

/** The answer for a whole PDF: its gravest signature. If that is a timestamp, a person's signature follows. */
export function listPdfAnswer({ signatures, removed }: PdfReport): readonly string[] {
  if (removed.length > 0) {
    return removed.length === 1
      ? [
          'A signature was removed from this document: treat it as not signed.',
          'The file still has the earlier version that was signed. Download it below and choose it at the top of this page: then you see who signed it. Ask the sender why the signature is gone.',
        ]
      : [
          'Signatures were removed from this document: treat it as not signed.',
          'The file still has the earlier versions that were signed. Download the last one below and choose it at the top of this page: then you see who signed it. Ask the sender why the signatures are gone.',
        ];
  }
  const gravest = findGravest(signatures);
  if (!gravest) {
    return [
      'This document has no digital signature. A picture of a signature is not one.',
      'If it should be signed, ask the sender for the file that was signed digitally.',
    ];
  }
  // A timestamp has no signer: who signed is said too.
  const signer =
    gravest.kind === 'document-timestamp'
      ? findGravest(signatures.filter(({ kind }) => kind === 'signature'))
      : undefined;
  return [gravest, ...(signer ? [signer] : [])].flatMap((signature) => listAnswer(signature, signatures));
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
  valid: 'The signer’s certificate had not expired then.',
  expired: 'The certificate had expired by then.',
  'not-yet-valid': 'The certificate wasn’t valid yet.',
  unknown: '',
} as const satisfies Record<TimeAnswer['certificate'], string>;

export const certificationWords = {
  'no-changes': 'Nothing. The signer certified the document as final.',
  'form-and-signatures': 'Filling in forms and further signatures.',
  'form-annotations-and-signatures': 'Filling in forms, notes and further signatures.',
} as const satisfies Record<Certification, string>;
