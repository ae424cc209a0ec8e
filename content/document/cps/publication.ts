import { chapter, list, section } from '#domain/document/document.ts';

/** Chapter 2 in the order of RFC 3647. */
export const publication = chapter(
  'Publication and repository responsibilities',
  section(
    'Repositories',
    'Our repository stands on our public website and can be read by anyone without charge or login. The CCA runs the ' +
      'national repository under section 20 of the Act; we hand in our certificates and revocation lists for it ' +
      'regularly.',
  ),
  section(
    'Publication of certification information',
    'We publish in the repository:',
    list(
      'the certificates of our CA and sub-CA, and that of the national root above them;',
      'the current CRL;',
      'this document and its earlier editions;',
      'our privacy policies and the agreements with subscribers and relying parties.',
    ),
  ),
  section(
    'Time or frequency of publication',
    'A certificate of our CA or sub-CA is published when it comes into use. The CRL is refreshed about every 24 hours. ' +
      'A new edition of this document is published no later than the day from which it applies.',
  ),
  section(
    'Access controls on repositories',
    'Reading is open to all. Only our own authorised staff can add or replace a file, and each such change is recorded.',
  ),
);
