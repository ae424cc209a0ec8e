import { site } from '#content/site.ts';
import { chapter, list, section } from '#domain/document/document.ts';

/** Chapter 1 in the order of RFC 3647. */
export const introduction = chapter(
  'Introduction',
  section(
    'Overview',
    `This Certification Practice Statement (CPS) describes how ${site.owner} (“we”) issues and manages digital ` +
      'signature certificates (DSC). It also says what others may expect from us. Its chapters follow the order of ' +
      'RFC 3647, so that you can compare it with other authorities’ statements clause by clause.',
    'We work under the Information Technology Act, 2000 (“the Act”) and the rules and guidelines of the Controller ' +
      'of Certifying Authorities (CCA). The CCA’s Certificate Policy for India PKI ranks above this statement. If ' +
      'the two differ, the Certificate Policy applies.',
  ),
  section(
    'Document name and identification',
    'This document is the Certification Practice Statement of the authority named on its first page. The first page ' +
      'also shows its edition and the date from which it applies. The edition is at the foot of every page.',
    'Each certificate uses an object identifier (OID) to name the policy under which we issued it. Section 7.1.6 ' +
      'lists the OIDs that we use.',
  ),
  chapter(
    'PKI participants',
    section(
      'Certification authorities',
      'The CCA runs the Root Certifying Authority of India. This root signs the keys of licensed certifying ' +
        'authorities and never issues to end users. We are a certifying authority (CA) below that root. Our ' +
        'subordinate CA (sub-CA) signs the certificates of subscribers. It is a technical arrangement within the ' +
        'same authority, not a separate legal person.',
    ),
    section(
      'Registration authorities',
      'A registration authority (RA) collects applications, helps applicants and forwards their documents to us ' +
        'under the RA Agreement. It does not approve anything. We verify applications. Only our own staff and the ' +
        'authorised staff of our sub-CA approve a certificate.',
    ),
    section(
      'Subscribers',
      'A subscriber is the person to whom we issue a certificate. This may be an individual, a person who signs for ' +
        'an organisation, or a foreign national. It may also be an organisation whose software signs with a Document ' +
        'Signer certificate.',
    ),
    section(
      'Relying parties',
      'A relying party acts in reliance on a certificate, or on a signature that can be verified with one. The ' +
        'Relying Party Agreement says what a relying party must check first.',
    ),
    section(
      'Other participants',
      'Other participants are auditors empanelled by the CCA, makers of cryptographic tokens, and those who run ' +
        'data centres or networks for us. The following chapters describe their roles.',
    ),
  ),
  chapter(
    'Certificate usage',
    section(
      'Appropriate certificate uses',
      'A signing certificate proves who signed an electronic record and that it was not changed afterwards. An ' +
        'encryption certificate makes sure that only its subscriber can read a record. They are two certificates ' +
        'with two keys.',
      'We issue new certificates as Class 3 only. Each portal or court decides which certificates it accepts.',
    ),
    section(
      'Prohibited certificate uses',
      'A certificate must not be used:',
      list(
        'after it has expired, or while it is suspended or revoked;',
        'for anything that its key usage or its class does not allow;',
        'to issue other certificates or revocation lists, unless it is our own certificate for that purpose;',
        'instead of the signature of an authorised person, where the law requires that person: a Document Signer ' +
          'certificate represents the organisation only;',
        'for anything unlawful.',
      ),
    ),
  ),
  chapter(
    'Policy administration',
    section(
      'Organisation administering the document',
      `${site.owner}, ${site.offices.registered.lines.join(', ')}, India, administers this document.`,
    ),
    section(
      'Contact person',
      `Send questions about this document to ${site.emails.support} or call ${site.phones.support}. Our office hours ` +
        `are ${site.hours}.`,
    ),
    section(
      'Person determining CPS suitability for the policy',
      'Our policy committee decides whether this document agrees with the Certificate Policy for India PKI. The CCA ' +
        'may ask for changes.',
    ),
    section(
      'CPS approval procedures',
      'The policy committee approves each new edition. We submit it to the CCA before it applies. Section 9.12 ' +
        'explains how people learn about it.',
    ),
  ),
  section('Definitions and acronyms', 'This document uses these terms:', {
    kind: 'table',
    columns: [
      { title: 'Term', share: 3 },
      { title: 'Meaning', share: 9 },
    ],
    rows: [
      ['Act', 'The Information Technology Act, 2000'],
      ['CA', 'Certifying authority, licensed by the CCA'],
      ['CCA', 'Controller of Certifying Authorities, appointed under section 17 of the Act'],
      ['CPS', 'Certification Practice Statement: this document'],
      ['CRL', 'Certificate revocation list: a signed list of the serial numbers that were revoked or suspended'],
      ['CSR', 'Certificate signing request: signed with the private key to show that the applicant holds it'],
      ['HSM', 'Hardware security module: a tamper-resistant device that keeps the keys of servers'],
      ['OCSP', 'Online Certificate Status Protocol: answers about one certificate at a time'],
      ['OID', 'Object identifier: a number that names a policy, an algorithm or an attribute'],
      ['PAN', 'Permanent Account Number of the Income Tax Department'],
      ['RA', 'Registration authority: collects and forwards applications'],
      ['RCAI', 'Root Certifying Authority of India, run by the CCA'],
      ['Subscriber', 'The certificate holder'],
      ['Token', 'A cryptographic USB device that creates and keeps the private key'],
    ],
  }),
);
