import type { CertificateErrorCode } from '#domain/certificate/certificate.ts';

/** How the files of the repository are told apart from copies of them. */
export const verification = {
  heading: 'Check what you download',
  text:
    'A certificate is worth what its fingerprint proves. What stands below is read from the files themselves, and this ' +
    'site checks them whenever they change and every minute besides: that each can be read, that the chain leads to the ' +
    'root, that the list is signed by its issuer and current.',
  howTo: {
    heading: 'Compute a fingerprint yourself',
    text:
      'Run one line where you saved the file; the name is the sub-CA certificate’s, put your file’s in its place. The ' +
      'result must be the SHA-256 fingerprint shown here, letter for letter, whether capital or small and with or ' +
      'without colons. Compare it before you trust a root, and with a fingerprint that reached you another way.',
    commands: [
      { system: 'Windows', command: 'certutil -hashfile sub-ca.cer SHA256' },
      { system: 'macOS', command: 'shasum -a 256 sub-ca.cer' },
      { system: 'Linux', command: 'sha256sum sub-ca.cer' },
    ],
  },
  machines: {
    heading: 'For programs and auditors',
    manifest: 'The whole repository as JSON, with every fact and hash',
    feed: 'A feed of its changes',
    fetching:
      'The addresses never change. Certificates are sent as application/pkix-cert and the list as application/pkix-crl, ' +
      'unaltered, with strong validators and ranges.',
  },
  statuses: { verified: 'Verified', 'out-of-date': 'Out of date', 'not-verified': 'Not verified' },
} as const;

/** What an error means to a person who wants to rely on the file. */
export const verificationErrors = {
  unreadable: 'The file is cut off or damaged, or is not in DER. Do not use it.',
  'issuer-missing': 'The certificate that issued it is not in this repository, so it cannot be checked.',
  'issuer-differs': 'It names another issuer than the certificate that stands above it here. Do not use it.',
  'signature-differs': 'Its signature is not its issuer’s: something in the file was changed. Do not use it.',
  'issuer-not-allowed': 'Its issuer has no right to sign such a file. Do not use it.',
  'chain-broken': 'A certificate above it is not verified, so the chain does not reach the root.',
  'not-yet-valid': 'It is not valid yet.',
  expired: 'It has expired.',
  'past-next-update': 'The list is past its next update. Newer revocations are missing from it.',
  'older-than-a-day': 'The list is more than 24 hours old. Newer revocations may be missing from it.',
} as const satisfies Record<CertificateErrorCode, string>;
