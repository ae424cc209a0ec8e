import { warranties } from '#content/document/cps/warranties.ts';
import { site } from '#content/site.ts';
import { chapter, section } from '#domain/document/document.ts';

/** Chapter 9 in the order of RFC 3647. */
export const legal = chapter(
  'Other business and legal matters',
  chapter(
    'Fees',
    section(
      'Certificate issuance or renewal fees',
      'The price is shown before payment, with goods and services tax at 18 per cent.',
    ),
    section('Certificate access fees', 'None.'),
    section('Revocation or status information access fees', 'None.'),
    section('Fees for other services', 'As shown on our website.'),
    section('Refund policy', 'As in the Terms of Service.'),
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
      'Customer data, private keys, activation data, audit reports, logs, and plans for incidents and disasters.',
    ),
    section(
      'Information not within the scope of confidential information',
      'What a certificate or a CRL publishes by its nature, and this document.',
    ),
    section(
      'Responsibility to protect confidential information',
      'Those who work for us see it only as far as their task needs, and are bound to silence, also afterwards.',
    ),
  ),
  chapter(
    'Privacy of personal information',
    section(
      'Privacy plan',
      'Our privacy policy, and the UIDAI privacy policy for whatever concerns Aadhaar, stand in the repository.',
    ),
    section('Information treated as private', 'Everything about a person that is not in the certificate.'),
    section('Information not deemed private', 'What is in the certificate, and its status.'),
    section(
      'Responsibility to protect private information',
      'Personal data is encrypted on its way and where it is kept, and access to it is recorded.',
    ),
    section(
      'Notice and consent to use private information',
      'The applicant is told what is collected and why, and consents, before it is collected.',
    ),
    section(
      'Disclosure pursuant to judicial or administrative process',
      'To a court or an authority that the law empowers, on a written order, and no more than it asks for.',
    ),
    section('Other information disclosure circumstances', 'To the CCA and its auditors, as their duties need it.'),
  ),
  section(
    'Intellectual property rights',
    'The rights in this document are ours. It may be copied unchanged. A subscriber’s key pair belongs to the subscriber.',
  ),
  warranties,
  section(
    'Disclaimers of warranties',
    'Beyond what the Act and section 9.6 say we warrant nothing. We do not warrant that a portal or a court accepts a ' +
      'certificate, nor that what was signed is true.',
  ),
  section(
    'Limitations of liability',
    'As far as the law allows, our liability for one certificate is limited, for all claims together, to the price that ' +
      'was paid for it. We are not liable for lost profit or data, nor for what follows from a breach of this document by ' +
      'somebody else. Liability that the law does not let us limit stays as it is.',
  ),
  section(
    'Indemnities',
    'A subscriber makes good what we lose through false statements in the application, or through careless keeping of ' +
      'the private key. A relying party makes good what we lose when it relied without the checks of section 4.5.2.',
  ),
  chapter(
    'Term and termination',
    section('Term', 'An edition applies from the day on its first page.'),
    section(
      'Termination',
      'It applies until another edition takes its place, or until we stop working as an authority.',
    ),
    section(
      'Effect of termination and survival',
      'A certificate stays under the edition in force when it was issued, unless the law or the CCA asks for more. ' +
        'Sections 5.5, 9.3, 9.4 and 9.8 continue to apply.',
    ),
  ),
  section(
    'Individual notices and communications with participants',
    `Notices to us are sent to ${site.emails.info}. We write to the verified e-mail address of the subscriber.`,
  ),
  chapter(
    'Amendments',
    section('Procedure for amendment', 'As in section 1.5.4.'),
    section(
      'Notification mechanism and period',
      'A new edition stands in the repository with a list of what changed, no later than the day from which it applies.',
    ),
    section(
      'Circumstances under which OID must be changed',
      'When a change lowers what a relying party may expect of a certificate under that policy.',
    ),
  ),
  section(
    'Dispute resolution provisions',
    `A complaint goes to ${site.emails.escalation} first. What cannot be settled there goes to the CCA or to the courts.`,
  ),
  section('Governing law', 'The laws of India.'),
  section(
    'Compliance with applicable law',
    'We and those who work for us follow the Act, the rules under it, and the orders of the CCA.',
  ),
  chapter(
    'Miscellaneous provisions',
    section('Entire agreement', 'This document with the agreements that refer to it is all that was agreed.'),
    section('Assignment', 'Rights and duties pass to somebody else only with our written consent.'),
    section('Severability', 'When one provision does not hold, the others do.'),
    section(
      'Enforcement (attorneys’ fees and waiver of rights)',
      'A right that is not used is not given up. No stipulation about attorneys’ fees.',
    ),
    section(
      'Force majeure',
      'Nobody answers for what an event beyond control made impossible, for as long as it lasts.',
    ),
  ),
  section(
    'Other provisions',
    'The English text decides. Headings follow RFC 3647 and do not limit what stands under them.',
  ),
);
