import type { RepositoryFileName } from '#domain/repository/repository-state.ts';

/** The figure of who signs what, down to the reader's own certificate. */
export const chainFigure = {
  heading: 'Who issues your certificate',
  text:
    'Our subordinate authority (sub-CA) issues every subscriber certificate. Our certifying authority (CA) signs the ' +
    'certificate of the sub-CA. India’s national root signs the certificate of the CA. We ' +
    'refresh the certificate revocation list (CRL) about every 24 hours. The CA signs the list below, so it covers ' +
    'certificates that the CA has issued. If your certificate names another list under “CRL Distribution Points”, use ' +
    'that one.',
  signedBy: {
    'root-ca': 'Signed by itself',
    ca: 'Signed by the national root',
    'sub-ca': 'Signed by the CA. Issues the certificates of subscribers.',
    crl: 'Signed by the CA. Lists its revoked certificates.',
  } as const satisfies Record<RepositoryFileName, string>,
  absent: 'Not published here yet',
  subscriber: { title: 'Your certificate', signedBy: 'Signed by the sub-CA' },
  caption:
    'Each picture is drawn from the SHA-256 fingerprint of its file. It is only a picture and not a proof: two files ' +
    'may look alike. To check a file, compare its whole fingerprint.',
} as const;
