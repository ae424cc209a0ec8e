import { chapter, list, section } from '#domain/document/document.ts';

/** Section 9.6. */
export const warranties = chapter(
  'Representations and warranties',
  section(
    'CA representations and warranties',
    'When we issue a certificate we warrant, as section 36 of the Act provides, that we followed the Act and this document ' +
      'in doing so, that we verified what the certificate says as chapter 3 describes, and that the subscriber held the ' +
      'matching private key.',
  ),
  section(
    'RA representations and warranties',
    'An RA warrants that it forwards what applicants gave it, complete and unchanged, and keeps to its agreement.',
  ),
  section(
    'Subscriber representations and warranties',
    'A subscriber warrants:',
    list(
      'that what was stated in the application is true and nothing material was hidden;',
      'that the private key was and is in his or her control alone;',
      'that the certificate is used only within its limits;',
      'that we are told at once of every reason for a revocation.',
    ),
  ),
  section(
    'Relying party representations and warranties',
    'A relying party warrants that it made the checks of section 4.5.2 before it relied.',
  ),
  section('Representations and warranties of other participants', 'None.'),
);
