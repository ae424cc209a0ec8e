import { chapter, list, section } from '#domain/document/document.ts';

/** Chapter 2 in the order of RFC 3647. */
export const publication = chapter(
  'Publication and repository responsibilities',
  section(
    'Repositories',
    'Our repository is on our public website, where anyone can read it without charge or login. The CCA runs the ' +
      'national repository under section 20 of the Act. We regularly submit our certificates and revocation lists ' +
      'to it.',
  ),
  section(
    'Publication of certification information',
    'We publish in the repository:',
    list(
      'the certificates of our CA and sub-CA, and of the national root above them;',
      'the current CRL;',
      'this document and its earlier editions;',
      'our privacy policies, and our agreements with subscribers and relying parties.',
    ),
  ),
  section(
    'Time or frequency of publication',
    'We publish a certificate of our CA or sub-CA when it comes into use. We refresh the CRL about every 24 hours. ' +
      'We publish a new edition of this document no later than the date from which it applies.',
  ),
  section(
    'Access controls on repositories',
    'Everyone may read the repository. Only our own authorised staff can add or replace a file. We record each such ' +
      'change.',
  ),
);
