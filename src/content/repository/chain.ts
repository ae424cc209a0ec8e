import { times } from '#content/service/times.ts';
import type { ChainPosition } from '#domain/certificate/certificate.ts';
import type { ExpectedFileName } from '#domain/repository/repository-state.ts';

/** The figure of who signs what, down to the reader's own certificate. */
export const chainFigure = {
  heading: 'Who issues your certificate',
  text:
    'Our subordinate authority (sub-CA) issues all user certificates. Our certifying authority (CA) signs ' +
    'the certificate of the sub-CA, and India’s national root signs the certificate of the CA. We refresh each ' +
    `certificate revocation list (CRL) ${times.revocationList}. If your software keeps a copy of a list, replace the copy at least once a day. Always replace it before the “Next update” time in the list. Each authority signs a list of the certificates that it has revoked. If your certificate names a list under “CRL Distribution Points”, use that list.`,
  signedBy: {
    'root-ca': 'Signed by itself',
    ca: 'Signed by the national root',
    'sub-ca': 'Signed by the CA. The sub-CA signs user certificates with the key that belongs to this certificate.',
    crl: 'Signed by the CA. Lists the certificates that the CA has revoked.',
  } as const satisfies Record<ExpectedFileName, string>,
  listSignedBy: {
    'root-ca': 'Signed by the national root. Lists the certificates that the root has revoked.',
    ca: 'Signed by the CA. Lists the certificates that the CA has revoked.',
    'sub-ca': 'Signed by the sub-CA. Lists the certificates that the sub-CA has revoked.',
  } as const satisfies Record<ChainPosition, string>,
  absent: 'Not published here yet',
  subscriber: { title: 'Your certificate', signedBy: 'Signed by the sub-CA' },
  caption:
    'We draw each picture from the SHA-256 fingerprint of the file. The fingerprint is a code that is calculated from the file. The picture proves nothing, because ' +
    'two files can have similar pictures. To check a file, compare its whole fingerprint.',
} as const;
