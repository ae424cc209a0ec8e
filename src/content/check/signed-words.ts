import type { AlterationCode, SignatureReport, UncheckedReason } from '@mohar/check/report';
import { isolateName } from '#domain/name.ts';

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
  const { bytes, later, kind } = signature;
  if (bytes.status === 'not-intact') return alterations[bytes.error];
  if (bytes.status === 'not-checked' || !later) {
    return bytes.status === 'not-checked' ? unchecked[bytes.reason](bytes.detail) : '';
  }
  const name = nameSigner(signature);
  const isKnown = isNameKnown(signature);
  const signed = isKnown ? `${name} signed this.` : `This was signed in the name of ${name}.`;
  if (later.class === 'other') {
    const added = later.isAllowed
      ? 'Something was added after that. We cannot tell whether the addition is visible.'
      : 'The signer allowed no change after that, but something was added.';
    return `${signed} ${added} Do not use this file as it is: press “Open what ${name} signed”, and compare the two page by page.`;
  }
  if (later.class !== 'signatures') {
    if (kind !== 'signature') return `The document is as it was when it got the timestamp of ${name}.`;
    if (isKnown) return `The document is as ${name} signed it.`;
    return isLater(signature, all)
      ? `Nothing was changed after this further signature, in the name of ${name}.`
      : `Nothing was changed since this was signed in the name of ${name}.`;
  }
  const others = all.filter(({ field }) => later.signatures.includes(field));
  return [
    signed,
    later.isAllowed ? '' : 'The signer allowed no further signature.',
    ...(others.length > maxNamedSigners
      ? [`${others.length} further signatures were added after that.`]
      : others.map((other) => formatLaterSigner(signature, other))),
    'Nothing else was added.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether another signature was there before. */
function isLater({ field }: SignatureReport, all: readonly SignatureReport[]): boolean {
  return all.some(({ later }) => later?.class === 'signatures' && later.signatures.includes(field));
}

/** Whether an authority that we know vouches for the name. */
function isNameKnown({ chain }: SignatureReport): boolean {
  return chain.to !== 'unknown' && chain.to !== 'not-read';
}

function formatLaterSigner(first: SignatureReport, later: SignatureReport): string {
  const name = nameSigner(later);
  if (later.kind === 'document-timestamp') return `A timestamp of ${name} was added after that.`;
  const { page } = later.mark;
  return `${nameLater(first, later, name)} ${page === undefined ? 'It is invisible.' : `It shows on page ${page}.`}`;
}

/** Two signatures in one name may be two people's: the certificate tells. */
function nameLater(first: SignatureReport, later: SignatureReport, name: string): string {
  if (nameSigner(first) !== name) {
    return isNameKnown(later)
      ? `A signature of ${name} was added after that.`
      : `A signature in the name of ${name} was added after that.`;
  }
  return findFingerprint(first) === findFingerprint(later)
    ? `Another signature by the same certificate was added after that.`
    : `Another signature in the same name, but by a different certificate, was added after that. It may be of another person: ask about both.`;
}

function findFingerprint({ signer }: SignatureReport): string | undefined {
  return signer.status === 'found' ? signer.certificate.fingerprints.sha256 : undefined;
}
