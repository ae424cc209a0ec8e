import { chapter, type DocumentSection, section } from '#domain/document/document.ts';

/** Sections 4.6 to 4.8. */
export const changes: readonly DocumentSection[] = [
  chapter(
    'Certificate renewal',
    section(
      'Circumstance for certificate renewal',
      'A certificate can be renewed if it has neither expired nor been revoked. A renewal always requires a new key ' +
        'pair, so section 4.7 also applies.',
    ),
    section(
      'Who may request renewal',
      'The subscriber may request renewal. For an organisational certificate, the organisation must authorise it.',
    ),
    section('Processing certificate renewal requests', 'We verify the subscriber again as section 3.2 describes.'),
    section('Notification of new certificate issuance to subscriber', 'Section 4.3.2 applies.'),
    section('Conduct constituting acceptance of a renewal certificate', 'Section 4.4.1 applies.'),
    section('Publication of the renewal certificate by the CA', 'Section 4.4.2 applies.'),
    section('Notification of certificate issuance by the CA to other entities', 'Section 4.4.3 applies.'),
  ),
  chapter(
    'Certificate re-key',
    section(
      'Circumstance for certificate re-key',
      'Every new certificate requires a new key pair. A subscriber who forgets the token password must format the ' +
        'token, which erases the certificate, and make a fresh application.',
    ),
    section('Who may request certification of a new public key', 'Section 4.6.2 applies.'),
    section('Processing certificate re-keying requests', 'Section 4.6.3 applies.'),
    section('Notification of new certificate issuance to subscriber', 'Section 4.3.2 applies.'),
    section('Conduct constituting acceptance of a re-keyed certificate', 'Section 4.4.1 applies.'),
    section('Publication of the re-keyed certificate by the CA', 'Section 4.4.2 applies.'),
    section('Notification of certificate issuance by the CA to other entities', 'Section 4.4.3 applies.'),
  ),
  chapter(
    'Certificate modification',
    section(
      'Circumstance for certificate modification',
      'We never modify a certificate. If something in it is no longer true, it is revoked and the subscriber makes a ' +
        'fresh application.',
    ),
    section('Who may request certificate modification', 'Not applicable.'),
    section('Processing certificate modification requests', 'Not applicable.'),
    section('Notification of new certificate issuance to subscriber', 'Not applicable.'),
    section('Conduct constituting acceptance of modified certificate', 'Not applicable.'),
    section('Publication of the modified certificate by the CA', 'Not applicable.'),
    section('Notification of certificate issuance by the CA to other entities', 'Not applicable.'),
  ),
];
