import type { Fingerprints } from './report/facts.ts';

/** The fingerprints of a file. For DER they are also the fingerprints of the certificate or list in it. */
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

/** Bytes in lower-case hexadecimal. */
export function formatHex(bytes: Uint8Array, separator = ''): string {
  return Array.from(bytes, (octet) => octet.toString(16).padStart(2, '0')).join(separator);
}

function formatPairs(hash: ArrayBuffer): string {
  return formatHex(new Uint8Array(hash), ':').toUpperCase();
}
