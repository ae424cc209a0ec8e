import type { Fingerprints } from '#domain/certificate/certificate.ts';

/** The fingerprints of a file, which for DER are those of the certificate or list in it. */
export async function findFingerprints(bytes: Uint8Array<ArrayBuffer>): Promise<Fingerprints> {
  const [sha256, sha1] = await Promise.all([
    crypto.subtle.digest('SHA-256', bytes),
    // Only to be compared with what viewers print beside it: nothing rests on SHA-1.
    crypto.subtle.digest('SHA-1', bytes),
  ]);
  return { sha256: setPairs(sha256), sha1: setPairs(sha1) };
}

/** A fingerprint as `sha256sum` prints it: lower-case hexadecimal, without colons. */
export function setPlain(fingerprint: string): string {
  return fingerprint.replaceAll(':', '').toLowerCase();
}

function setPairs(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash)].map((octet) => octet.toString(16).padStart(2, '0').toUpperCase()).join(':');
}
