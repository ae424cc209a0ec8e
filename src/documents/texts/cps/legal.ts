import { site } from '#content/site.ts';
import { warranties } from '#documents/texts/cps/warranties.ts';
import { chapter, section } from '#domain/document/document.ts';

/** Chapter 9 in the order of RFC 3647. */
export const legal = chapter(
  'Other business and legal matters',
  chapter(
    'Fees',
    section(
      'Certificate issuance or renewal fees',
      'We show the price before payment, with goods and services tax at 18 per cent.',
    ),
    section('Certificate access fees', 'None.'),
    section('Revocation or status information access fees', 'None.'),
    section('Fees for other services', 'Our website shows these fees.'),
    section('Refund policy', 'The Terms of Service apply.'),
  ),
  chapter(
    'Financial responsibility',
    section('Insurance coverage', 'No stipulation.'),
    section('Other assets', 'No stipulation.'),
    section('Insurance or warranty coverage for end-entities', 'None.'),
  ),
  chapter(
    'Confidentiality of business information',
    section(
      'Scope of confidential information',
      'These are confidential: customer data, private keys, activation data, audit reports, logs, and plans for ' +
        'incidents and disasters.',
    ),
    section(
      'Information not within the scope of confidential information',
      'This document, and what a certificate or a CRL publishes by its nature, are not confidential.',
    ),
    section(
      'Responsibility to protect confidential information',
      'Those who work for us may see this information only as far as their task requires. They must keep it ' +
        'secret, also after the task ends.',
    ),
  ),
  chapter(
    'Privacy of personal information',
    section(
      'Privacy plan',
      'Our privacy policy is in the repository, and so is the Unique Identification Authority of India (UIDAI) ' +
        'privacy policy, for everything that concerns Aadhaar.',
    ),
    section('Information treated as private', 'Everything about a person that is not in the certificate is private.'),
    section('Information not deemed private', 'The contents of a certificate and its status are not private.'),
    section(
      'Responsibility to protect private information',
      'We encrypt personal data when we send it and when we store it. We record access to it.',
    ),
    section(
      'Notice and consent to use private information',
      'Before we collect information, we tell the applicant what we collect and why, and the applicant must consent.',
    ),
    section(
      'Disclosure pursuant to judicial or administrative process',
      'On a written order, we disclose information to a court or an authority that the law empowers, but no more ' +
        'than it asks for.',
    ),
    section(
      'Other information disclosure circumstances',
      'We disclose information to the CCA and its auditors as their duties require.',
    ),
  ),
  section(
    'Intellectual property rights',
    'We own the rights in this document. It may be copied unchanged. Subscribers own their key pairs.',
  ),
  warranties,
  section(
    'Disclaimers of warranties',
    'We warrant nothing beyond what the Act and section 9.6 say. We do not warrant that a portal or a court accepts ' +
      'a certificate, or that what was signed is true.',
  ),
  section(
    'Limitations of liability',
    'As far as the law allows, our liability for one certificate, for all claims together, is limited to the price ' +
      'that was paid for it. We are not liable for lost profit or data, or for what follows from another person’s ' +
      'breach of this document. This does not affect liability that the law does not let us limit.',
  ),
  section(
    'Indemnities',
    'A subscriber must compensate us for loss caused by false statements in the application or careless keeping of ' +
      'the private key. A relying party must compensate us for loss caused by relying without the checks of section ' +
      '4.5.2.',
  ),
  chapter(
    'Term and termination',
    section('Term', 'An edition applies from the date on its first page.'),
    section('Termination', 'It applies until another edition replaces it, or until we stop working as an authority.'),
    section(
      'Effect of termination and survival',
      'The edition in force when a certificate was issued continues to apply to it, unless the law or the CCA ' +
        'requires more. Sections 5.5, 9.3, 9.4 and 9.8 continue to apply.',
    ),
  ),
  section(
    'Individual notices and communications with participants',
    `Send notices to us at ${site.emails.info}. We write to the verified email address of the subscriber.`,
  ),
  chapter(
    'Amendments',
    section('Procedure for amendment', 'Section 1.5.4 applies.'),
    section(
      'Notification mechanism and period',
      'We publish a new edition in the repository with a list of changes, no later than the date from which it applies.',
    ),
    section(
      'Circumstances under which OID must be changed',
      'The OID must change when a change lowers what relying parties may expect under that policy.',
    ),
  ),
  section(
    'Dispute resolution provisions',
    `A complaint must first go to ${site.emails.escalation}. If it cannot be settled there, it goes to the CCA or ` +
      'to the courts.',
  ),
  section('Governing law', 'The laws of India govern this document.'),
  section(
    'Compliance with applicable law',
    'We and those who work for us follow the Act, the rules under it, and the orders of the CCA.',
  ),
  chapter(
    'Miscellaneous provisions',
    section('Entire agreement', 'This document and the agreements that refer to it are the entire agreement.'),
    section('Assignment', 'Rights and duties may pass to someone else only with our written consent.'),
    section('Severability', 'If one provision is not valid, the others still apply.'),
    section(
      'Enforcement (attorneys’ fees and waiver of rights)',
      'A right is not lost because it is not used. There is no stipulation about attorneys’ fees.',
    ),
    section(
      'Force majeure',
      'Nobody is responsible for a failure that an event beyond their control causes, for as long as the event lasts.',
    ),
  ),
  section(
    'Other provisions',
    'The English text prevails. Headings follow RFC 3647 and do not limit the text under them.',
  ),
);
