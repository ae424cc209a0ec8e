import type { LimitKind, PdfErrorCode, Refusal, UnsupportedKind } from '@mohar/check/report';

const privateKey =
  'This file holds a private key, the secret that you sign with. Anyone who has it can sign in your name: never ' +
  'upload it anywhere or send it to anyone. Here it hasn’t left your device. If you have already given it to ' +
  'someone, revoke your certificate today. To check your certificate, export it without the key, as a .cer file.';

const unsupported = {
  crl: 'a list of revoked certificates',
  'certificate-request': 'a request for a certificate',
  'public-key': 'a public key without a certificate',
  'encrypted-message': 'an encrypted message',
  'certificate-store': 'a store of certificates without a key. Export the certificate from it as a .cer file',
  'signed-message': 'a signed message without a certificate',
  'pdf-encryption': 'a PDF that is encrypted by a method which we don’t know',
} as const satisfies Record<UnsupportedKind, string>;

const unreadable = {
  'not-recognised': 'This is neither a certificate nor a PDF. Choose a .cer, .crt, .pem, .p7b or .pdf file.',
  damaged: 'This certificate is cut off or damaged. Export it again, or ask for another copy.',
  empty: 'This file is empty. Download it again.',
  changed: 'This file was moved, changed or deleted after you chose it. Choose it again.',
} as const;

const damagedPdf = 'This PDF is damaged, so we can’t check its signatures. Ask the sender for the original file.';

const limits = {
  depth: 'it is nested too deeply',
  objects: 'it has too many objects',
  revisions: 'it has too many versions',
  'decompressed-bytes': 'it grows too large when it is unpacked',
  signatures: 'it has too many signatures',
  certificates: 'it has too many certificates',
  'certificate-size': 'it has a certificate that is too long',
  time: 'it takes too long',
} as const satisfies Record<LimitKind, string>;

/** Why a file was not checked, and what to do. */
export function formatRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'private-key':
      return privateKey;
    case 'too-large':
      return `This file is larger than ${refusal.limit / 1_048_576} MB, which is the most that we check.`;
    case 'password-needed':
      return 'This PDF is protected. Enter its password to check it. For an e-Aadhaar it is the first four letters of the name in capitals and the year of birth, such as ASHA1990.';
    case 'password-wrong':
      return 'The password doesn’t open this PDF. Check your typing.';
    case 'not-supported':
      return `We can’t explain this file: it is ${unsupported[refusal.found]}.`;
    case 'limit-reached':
      return `We stopped checking this file: ${limits[refusal.limit]}.`;
    case 'unreadable':
      return isPdfError(refusal.error) ? damagedPdf : unreadable[refusal.error];
  }
}

function isPdfError(error: PdfErrorCode | keyof typeof unreadable): error is PdfErrorCode {
  return !(error in unreadable);
}

/** Beside the certificates of a file that could be read. */
export function formatDamaged(count: number): string {
  return count === 1
    ? 'One more part of this file is cut off or damaged: we cannot read it.'
    : `${count} more parts of this file are cut off or damaged: we cannot read them.`;
}
