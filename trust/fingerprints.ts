import type { Fingerprints } from '#domain/certificate/certificate.ts';

/** The fingerprints of a file, which for DER are those of the certificate or list in it. */
export async function calculateFingerprints(bytes: Uint8Array<ArrayBuffer>): Promise<Fingerprints> {
  const [sha256, sha1] = await Promise.all([
    crypto.subtle.digest('SHA-256', bytes),
    // Only for comparison with what certificate viewers show: nothing relies on SHA-1.
    crypto.subtle.digest('SHA-1', bytes),
  ]);
  return { sha256: formatPairs(sha256), sha1: formatPairs(sha1) };
}

/** A fingerprint as `sha256sum` prints it: lower-case hexadecimal, without colons. */
export function formatPlainHash(fingerprint: string): string {
  return fingerprint.replaceAll(':', '').toLowerCase();
}

function formatPairs(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash)].map((octet) => octet.toString(16).padStart(2, '0').toUpperCase()).join(':');
}
