import type { Fingerprints } from '@mohar/check/report';

/** A pasted fingerprint in lower-case hexadecimal. Its length determines the hash. */
export type PastedFingerprint = { readonly hash: keyof Fingerprints; readonly value: string };

/** The number of hexadecimal digits of each hash. */
const fingerprintDigits = { sha256: 64, sha1: 40 } as const satisfies Record<keyof Fingerprints, number>;

/**
 * Reads a fingerprint as certificate viewers and hashing commands print it: in either case, in pairs or groups with
 * colons, hyphens or spaces, over several lines, with words around it. `undefined` where there is no whole one.
 */
export function readFingerprint(text: string): PastedFingerprint | undefined {
  const candidates = [text.replaceAll(/[\s:-]/g, '')];
  for (const words of listRuns(text)) candidates.push(words.join(''));
  for (const candidate of candidates) {
    for (const hash of ['sha256', 'sha1'] as const) {
      if (candidate.length === fingerprintDigits[hash] && /^[\da-f]+$/i.test(candidate)) {
        return { hash, value: candidate.toLowerCase() };
      }
    }
  }
  return undefined;
}

/** Consecutive words of whole octets in hexadecimal digits. The name of a file is none, as “ca” in “ca.cer”. */
function listRuns(text: string): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  const isFile = (part: string): boolean => /\.(?:cer|crt|crl|der|pem)\W?$/i.test(part);
  const parts = text.split(/\s/).filter((part) => !isFile(part));
  for (const word of parts
    .join(' ')
    .split(/[^\da-z]/i)
    .filter(Boolean)) {
    const digits = word.replace(/^0x/i, '');
    if (/^(?:[\da-f]{2})+$/i.test(digits)) runs.at(-1)?.push(digits);
    else runs.push([]);
  }
  return runs;
}
