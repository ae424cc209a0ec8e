import { site } from '#content/site.ts';
import { chapter, list, section } from '#domain/document/document.ts';

/** Chapter 1 in the order of RFC 3647. */
export const introduction = chapter(
  'Introduction',
  section(
    'Overview',
    `This Certification Practice Statement (CPS) says how ${site.owner} (“we”) issues and manages digital signature ` +
      'certificates, and what others may expect of us while we do. Its chapters follow the order of RFC 3647, so that it ' +
      'can be compared with the statements of other authorities clause by clause.',
    'We work under the Information Technology Act, 2000 (“the Act”) and under the rules and guidelines of the ' +
      'Controller of Certifying Authorities (CCA). The CCA’s Certificate Policy for India PKI stands above this ' +
      'statement. Where the two differ, the Certificate Policy applies.',
  ),
  section(
    'Document name and identification',
    'This document is the Certification Practice Statement of the authority named on its first page. Its edition and ' +
      'the day from which it applies stand there, and the edition stands at the foot of every page.',
    'A certificate names the policy under which it was issued by an object identifier. Section 7.1.6 lists those that ' +
      'we use.',
  ),
  chapter(
    'PKI participants',
    section(
      'Certification authorities',
      'The CCA runs the Root Certifying Authority of India, which signs the keys of licensed certifying authorities and ' +
        'never issues to end users. We are a certifying authority below that root. Our sub-CA signs the certificates of ' +
        'subscribers. It is a technical arrangement within the same authority and not a legal person of its own.',
    ),
    section(
      'Registration authorities',
      'A registration authority (RA) collects applications, helps applicants and forwards their papers to us under the ' +
        'RA agreement. It does not approve anything. Verification is ours, and only our own staff and the authorised ' +
        'staff of our sub-CA approve a certificate.',
    ),
    section(
      'Subscribers',
      'A subscriber is the person to whom a certificate is issued: an individual, a person who signs for an ' +
        'organisation, a foreign national, or an organisation whose software signs with a document signer certificate.',
    ),
    section(
      'Relying parties',
      'A relying party acts in reliance on a certificate, or on a signature that can be verified with one. The Relying ' +
        'Party Agreement says what to check first.',
    ),
    section(
      'Other participants',
      'Auditors whom the CCA has empanelled, the makers of cryptographic tokens, and those who run data centres or ' +
        'networks for us take part as far as the following chapters say.',
    ),
  ),
  chapter(
    'Certificate usage',
    section(
      'Appropriate certificate uses',
      'A signing certificate proves who signed an electronic record and that it was not changed afterwards. An ' +
        'encryption certificate keeps a record readable for its holder alone. They are two certificates with two keys.',
      'New certificates are issued as Class 3 only. Each portal or court decides for itself which certificates it ' +
        'accepts.',
    ),
    section(
      'Prohibited certificate uses',
      'A certificate must not be used:',
      list(
        'after it has expired, or while it is suspended or revoked;',
        'for anything that its key usage or its class does not allow;',
        'to issue other certificates or revocation lists, unless it is a certificate of ours for that purpose;',
        'in place of the signature of an authorised person, where the law asks for that person: a document signer ' +
          'certificate stands for the organisation only;',
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
      `Questions about this document reach us at ${site.emails.support} or ${site.phones.support}. Our office hours are: ` +
        `${site.hours}.`,
    ),
    section(
      'Person determining CPS suitability for the policy',
      'Our policy committee decides whether this document agrees with the Certificate Policy for India PKI. The CCA may ' +
        'ask for changes.',
    ),
    section(
      'CPS approval procedures',
      'The policy committee approves a new edition, and it is submitted to the CCA before it applies. Section 9.12 says ' +
        'how people learn of it.',
    ),
  ),
  section('Definitions and acronyms', 'In this document:', {
    kind: 'table',
    columns: [
      { title: 'Word', share: 3 },
      { title: 'Meaning', share: 9 },
    ],
    rows: [
      ['Act', 'The Information Technology Act, 2000'],
      ['CA', 'Certifying authority, licensed by the CCA'],
      ['CCA', 'Controller of Certifying Authorities, appointed under section 17 of the Act'],
      ['CPS', 'Certification practice statement, this document'],
      ['CRL', 'Certificate revocation list: a signed list of the serial numbers that were revoked or suspended'],
      ['CSR', 'Certificate signing request, signed with the private key to show that the applicant holds it'],
      ['HSM', 'Hardware security module: a tamper-resistant device that keeps the keys of servers'],
      ['OCSP', 'Online Certificate Status Protocol: an answer about one certificate at a time'],
      ['OID', 'Object identifier: a number that names a policy, an algorithm or an attribute'],
      ['PAN', 'Permanent Account Number of the Income Tax Department'],
      ['RA', 'Registration authority, which collects and forwards applications'],
      ['RCAI', 'Root Certifying Authority of India, run by the CCA'],
      ['Subscriber', 'The holder of a certificate'],
      ['Token', 'A cryptographic USB device in which the private key is made and kept'],
    ],
  }),
);
