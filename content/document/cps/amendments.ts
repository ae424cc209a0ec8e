import { site } from '#content/site.ts';
import type { Amendment } from '#domain/document/amend.ts';
import { list } from '#domain/document/document.ts';

/** What edition 4.0.1 changes in 4.0.0. */
export const amendments401: readonly Amendment[] = [
  {
    number: '1.5.2',
    change: 'Requests for revocation have a mail address of their own.',
    body: [
      `Questions about this document reach us at ${site.emails.support} or ${site.phones.support}. Requests for revocation ` +
        `go to ${site.emails.revocation}. Our office hours are: ${site.hours}.`,
    ],
  },
  {
    number: '3.2.3',
    change: 'The video is recorded afresh for each application, lasts 20 seconds or more, and holds the order number.',
    body: [
      'We verify an individual by Aadhaar eKYC, or by original documents together with a video. The documents are the ' +
        'PAN and a photo identity issued by the government; a foreign national shows a passport, a visa or residence ' +
        'permit, a proof of address, and the PAN if he or she holds one.',
      'The video is recorded with our own facility, afresh for this application, and lasts 20 seconds or more. The ' +
        'applicant shows the original documents so that they can be read, and says the name, the order number and that he ' +
        'or she has applied for a certificate. Mobile number and e-mail address are the applicant’s own and are verified.',
      'Nobody can obtain a certificate for another person under a power of attorney. An applicant whom a disability ' +
        'keeps from signing takes the Aadhaar eKYC route.',
    ],
  },
  {
    number: '4.9.3',
    change: 'There is a Revocation Form, and requests in writing go to the new address.',
    body: [
      'The request names the certificate, the reason and who asks. It is made on the portal, or with the Revocation Form, ' +
        `which is sent to ${site.emails.revocation}. We authenticate it as section 3.4 says, revoke the certificate, record ` +
        'the time, and tell the subscriber.',
    ],
  },
  {
    number: '4.9.16',
    change: 'What section 37 of the Act provides is written out.',
    body: [
      'A suspension goes on beyond fifteen days only after the subscriber was given the chance to be heard, as section 37 ' +
        'of the Act provides. The subscriber is told of the suspension and of its end.',
    ],
  },
  {
    number: '6.2.1',
    change: 'Devices that are validated to FIPS 140-3 are admitted beside those validated to FIPS 140-2.',
    body: [
      'Tokens of subscribers are validated to FIPS 140-2 or 140-3, Level 2 or higher, as the CCA requires. Our HSMs are ' +
        'validated to FIPS 140-2 or 140-3, Level 3 or higher.',
    ],
  },
];

/** What edition 4.1.1 changes in 4.0.1. */
export const amendments411: readonly Amendment[] = [
  {
    number: '2.2',
    change: 'Earlier editions say on their first page which edition superseded them, and when.',
    body: [
      'We publish in the repository:',
      list(
        'the certificates of our CA and sub-CA, and that of the national root above them;',
        'the current CRL;',
        'this document and its earlier editions, each of which says on its first page by which edition it was superseded ' +
          'and when;',
        'our privacy policies and the agreements with subscribers and relying parties.',
      ),
    ],
  },
  {
    number: '3.2.5',
    change: 'The letters that prove an authority are named.',
    body: [
      'A person who applies for an organisation brings its Authorisation Letter; a company adds an extract of the Board ' +
        'Resolution. An employee without an identity card brings the Identity Proof, or the letter that combines both. ' +
        'A government employee brings the letter of the department. We verify the identity and the authority of whoever ' +
        'signed.',
    ],
  },
  {
    number: '4.2.3',
    change: 'Usual times are given.',
    body: [
      'Once everything that an application needs has been received, it usually takes 10 to 15 minutes with Aadhaar eKYC, ' +
        'and 24 to 48 hours when the documents are verified by hand.',
    ],
  },
  {
    number: '4.12.1',
    change: 'Encryption keys are archived so that data can be recovered; signing keys still are not.',
    body: [
      'The private key of a signing certificate is never given into escrow. The private key of an encryption certificate ' +
        'is archived, encrypted, so that data can be recovered. It is released to the subscriber, or to whomever the law ' +
        'empowers, by two keepers of key shares together.',
    ],
  },
  {
    number: '5.7.1',
    change: 'Incidents are reported to CERT-In within six hours.',
    body: [
      'Incidents are recorded, contained and analysed after a written plan. Those that CERT-In’s directions of 28 April ' +
        '2022 list are reported within six hours. The other authorities that the law names are told as it asks.',
    ],
  },
  {
    number: '9.4.1',
    change: 'The plan follows the Digital Personal Data Protection Act, 2023.',
    body: [
      'We work towards the Digital Personal Data Protection Act, 2023 and the Rules of 2025, whose obligations come into ' +
        'force in stages up to May 2027. Our privacy policy, and the UIDAI privacy policy for whatever concerns Aadhaar, ' +
        'stand in the repository.',
    ],
  },
  {
    number: '9.13',
    change: 'The way from the escalation desk to the CCA is named.',
    body: [
      `A complaint goes to ${site.emails.escalation} or ${site.phones.escalation} first. What is not settled there can be ` +
        'taken to the CCA through the public grievance portal, https://pgportal.gov.in, and to the courts.',
    ],
  },
];
