import { verification } from '#content/repository/verification.ts';
import { times } from '#content/service/times.ts';
import type { Fingerprints } from '#domain/certificate/certificate.ts';

/** The box in which a reader compares a fingerprint with those of the repository. */
export const comparison = {
  heading: 'Compare a fingerprint',
  text: 'A fingerprint is a code that is calculated from a file. Paste the fingerprint of your file to find out which of our files you have. Your browser doesn’t send the fingerprint to us.',
  withoutScript: `This box needs JavaScript. Without JavaScript, compare the fingerprints yourself. Those of our files are under “${verification.heading}”.`,
  label: 'Fingerprint of your file',
  hint: 'Paste a whole SHA-256 or SHA-1 fingerprint. Colons, spaces and capital letters make no difference.',
  compare: 'Compare',
  howTo: 'How to find the fingerprint of a file',
  hashes: { sha256: 'SHA-256', sha1: 'SHA-1' } as const satisfies Record<keyof Fingerprints, string>,
  match: 'Match',
  formatMatch: (hash: string, title: string, file: string) => `This is the ${hash} fingerprint of ${file}: ${title}.`,
  /** SHA-1 collides: two files with one fingerprint can be made. */
  sha1Only: 'SHA-1 alone isn’t safe to rely on. Compare the SHA-256 fingerprint too.',
  formatSuperseded: (edition: string) => `${edition} (superseded)`,
  details: 'Details of this file',
  noMatch: 'No match',
  formatNoMatch: (hash: string) =>
    `No file in this repository has this ${hash} fingerprint, so don’t rely on your file. Download it again from ` +
    `this page and compare again. The revocation list changes ${times.revocationList}, so an older one doesn’t ` +
    'match.',
  blank: 'Paste a fingerprint first.',
  incomplete:
    'This isn’t a whole fingerprint. SHA-256 has 64 digits and letters from A to F, and SHA-1 has 40. Paste all of ' +
    'them.',
} as const;
