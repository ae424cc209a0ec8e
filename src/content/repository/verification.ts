import type { CertificateErrorCode } from '#domain/certificate/certificate.ts';

/** How the files of the repository are told apart from copies of them. */
export const verification = {
  heading: 'Check what you download',
  text:
    'Compare the fingerprint of your file with the fingerprint shown here. We read the details below from the ' +
    'files themselves. This site checks the files every minute, and whenever a file changes. It checks that ' +
    'each file can be read, and that the certificates form a chain up to the root. It also checks that each revocation ' +
    'list is up to date and signed by its issuer. “Verified” means only that a file passed these checks.',
  formatLastCheck: ({ day }: { day: string }) => `We last checked the files on ${day}.`,
  howTo: {
    heading: 'Check a fingerprint yourself',
    text:
      'Run the command for your system in the folder where you saved the file. Replace sub-ca.cer with the name of ' +
      'your file. Compare the result with the SHA-256 fingerprint shown below. Before you trust a root certificate, ' +
      'also compare its fingerprint with the one from the Controller of Certifying Authorities (CCA). Write to ' +
      'verifyroot@cca.gov.in, and the CCA sends you the fingerprint in an automatic reply.',
    commands: [
      { system: 'Windows', command: 'certutil -hashfile sub-ca.cer SHA256' },
      { system: 'macOS', command: 'shasum -a 256 sub-ca.cer' },
      { system: 'Linux', command: 'sha256sum sub-ca.cer' },
    ],
  },
  machines: {
    heading: 'For programs and auditors',
    manifest: 'Details and fingerprints of all files as JSON',
    feed: 'Feed of changes to the repository',
    fetching:
      'File addresses never change. Certificates are sent unaltered as application/pkix-cert, and the lists as application/pkix-crl. Strong validators and byte ranges are supported.',
  },
  /** Next to files that nobody must trust. */
  verifiedDemonstration: 'Verified, demonstration only',
  statuses: { verified: 'Verified', 'out-of-date': 'Out of date', 'not-verified': 'Not verified' },
} as const;

/** What an error means to a person who wants to rely on the file. */
export const verificationErrors = {
  unreadable: 'The file is cut off or damaged, or isn’t in DER format. Don’t use it.',
  'issuer-missing': 'The issuer’s certificate isn’t in this repository, so this file can’t be checked.',
  'issuer-differs':
    'The issuer named in the file isn’t the certificate above it in this repository. Don’t use the file.',
  'signature-differs': 'The signature doesn’t match the issuer, so something in the file was changed. Don’t use it.',
  'issuer-not-allowed': 'The issuer isn’t allowed to sign such a file. Don’t use it.',
  'chain-broken': 'A certificate above it isn’t verified, so the chain doesn’t reach the root.',
  'not-yet-valid': 'The file isn’t valid yet.',
  expired: 'The certificate has expired.',
  'past-next-update': 'The list is past its next update date. Newer revocations are missing.',
  'older-than-a-day': 'The list is more than 24 hours old. Newer revocations may be missing.',
} as const satisfies Record<CertificateErrorCode, string>;
