import { chapter, type DocumentSection, section } from '#domain/document/document.ts';

/** Sections 4.6 to 4.8. */
export const changes: readonly DocumentSection[] = [
  chapter(
    'Certificate renewal',
    section(
      'Circumstance for certificate renewal',
      'A certificate can be renewed as long as it has neither expired nor been revoked. A renewal always brings a new key ' +
        'pair; section 4.7 therefore applies as well.',
    ),
    section('Who may request renewal', 'The subscriber; for an organisational certificate, with its authorisation.'),
    section('Processing certificate renewal requests', 'The subscriber is verified again as in section 3.2.'),
    section('Notification of new certificate issuance to subscriber', 'As in section 4.3.2.'),
    section('Conduct constituting acceptance of a renewal certificate', 'As in section 4.4.1.'),
    section('Publication of the renewal certificate by the CA', 'As in section 4.4.2.'),
    section('Notification of certificate issuance by the CA to other entities', 'As in section 4.4.3.'),
  ),
  chapter(
    'Certificate re-key',
    section(
      'Circumstance for certificate re-key',
      'A new key pair is made for every new certificate. A token whose password is forgotten has to be formatted, which ' +
        'erases the certificate on it; a fresh application follows.',
    ),
    section('Who may request certification of a new public key', 'As in section 4.6.2.'),
    section('Processing certificate re-keying requests', 'As in section 4.6.3.'),
    section('Notification of new certificate issuance to subscriber', 'As in section 4.3.2.'),
    section('Conduct constituting acceptance of a re-keyed certificate', 'As in section 4.4.1.'),
    section('Publication of the re-keyed certificate by the CA', 'As in section 4.4.2.'),
    section('Notification of certificate issuance by the CA to other entities', 'As in section 4.4.3.'),
  ),
  chapter(
    'Certificate modification',
    section(
      'Circumstance for certificate modification',
      'A certificate is never modified. When something in it is no longer true, it is revoked and a fresh application is ' +
        'made.',
    ),
    section('Who may request certificate modification', 'Not applicable.'),
    section('Processing certificate modification requests', 'Not applicable.'),
    section('Notification of new certificate issuance to subscriber', 'Not applicable.'),
    section('Conduct constituting acceptance of modified certificate', 'Not applicable.'),
    section('Publication of the modified certificate by the CA', 'Not applicable.'),
    section('Notification of certificate issuance by the CA to other entities', 'Not applicable.'),
  ),
];
