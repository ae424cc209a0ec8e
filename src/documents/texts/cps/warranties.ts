import { chapter, list, section } from '#domain/document/document.ts';

/** Section 9.6. */
export const warranties = chapter(
  'Representations and warranties',
  section(
    'CA representations and warranties',
    'When we issue a certificate, we give the following warranties, as section 36 of the Act provides. We followed ' +
      'the Act and this document in issuing it. We verified what the certificate says as chapter 3 describes. The ' +
      'subscriber held the matching private key.',
  ),
  section(
    'RA representations and warranties',
    'An RA warrants that it forwards what applicants gave it, complete and unchanged. It also warrants that it keeps ' +
      'to its agreement.',
  ),
  section(
    'Subscriber representations and warranties',
    'A subscriber warrants that:',
    list(
      'what was stated in the application is true and nothing material was hidden;',
      'only the subscriber has had control of the private key;',
      'the certificate is used only within its limits;',
      'we are told at once about every reason for revocation.',
    ),
  ),
  section(
    'Relying party representations and warranties',
    'A relying party warrants that it made the checks of section 4.5.2 before it relied on a certificate.',
  ),
  section('Representations and warranties of other participants', 'None.'),
);
