import type { Fingerprints } from './report/facts.ts';

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

/** The opposite: upper-case pairs with colons, as certificate viewers print them. */
export function formatFingerprint(plainHash: string): string {
  return plainHash.toUpperCase().replaceAll(/..(?!$)/g, '$&:');
}

/** A fingerprint that someone pasted, in lower-case hexadecimal; its length says by which hash it was made. */
export type PastedFingerprint = { readonly hash: keyof Fingerprints; readonly value: string };

/** The number of hexadecimal digits of each hash. */
const fingerprintDigits = { sha256: 64, sha1: 40 } as const satisfies Record<keyof Fingerprints, number>;

/**
 * Reads a fingerprint as certificate viewers and hashing commands print it: in either case, in pairs or groups with colons,
 * hyphens or spaces, over several lines, with words around it. `undefined` where there is no whole one.
 */
export function readFingerprint(text: string): PastedFingerprint | undefined {
  const candidates = [text.replaceAll(/[\s:-]/g, '')];
  let pairs = '';
  for (const word of text.split(/[^\da-z]/i).filter(Boolean)) {
    if (/^[\da-f]{2}$/i.test(word)) {
      pairs += word;
      continue;
    }
    candidates.push(pairs, word);
    pairs = '';
  }
  candidates.push(pairs);
  for (const candidate of candidates) {
    for (const hash of ['sha256', 'sha1'] as const) {
      if (candidate.length === fingerprintDigits[hash] && /^[\da-f]+$/i.test(candidate)) {
        return { hash, value: candidate.toLowerCase() };
      }
    }
  }
  return undefined;
}

/** Bytes in lower-case hexadecimal. */
export function formatHex(bytes: Uint8Array, separator = ''): string {
  return Array.from(bytes, (octet) => octet.toString(16).padStart(2, '0')).join(separator);
}

function formatPairs(hash: ArrayBuffer): string {
  return formatHex(new Uint8Array(hash), ':').toUpperCase();
}
