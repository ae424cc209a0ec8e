import { times } from '#content/service/times.ts';
import { site } from '#content/site.ts';
import type { Amendment } from '#domain/document/amend.ts';
import { list } from '#domain/document/document.ts';

/** What edition 4.0.1 changes in 4.0.0. */
export const amendments401: readonly Amendment[] = [
  {
    number: '1.5.2',
    change: 'Revocation requests now have their own email address.',
    body: [
      `Send questions about this document to ${site.emails.support} or call ${site.phones.support}. Send revocation ` +
        `requests to ${site.emails.revocation}. Our office hours are ${site.hours}.`,
    ],
  },
  {
    number: '3.2.3',
    change:
      'The video must be new for each application and at least 20 seconds long. It must name the application number.',
    body: [
      'We verify an individual by Aadhaar electronic Know Your Customer (eKYC), or by original documents together ' +
        'with a video. The documents are the PAN and a photo identity issued by the government. A foreign national ' +
        'must show a passport, a visa or residence permit, address proof, and the PAN if they hold one.',
      'The applicant must record a new video for each application, with our own facility. It must be at least 20 ' +
        'seconds long. The applicant must hold the original documents up to the camera so that they can be read. The ' +
        'applicant must say their name, the application number, and that they have applied for a DSC. The mobile ' +
        'number and email address must be the applicant’s own. We verify both.',
      'Nobody may get a certificate for another person under a power of attorney. An applicant who cannot sign ' +
        'because of a disability must use Aadhaar eKYC.',
    ],
  },
  {
    number: '4.9.3',
    change: 'There is a Revocation Form. Requests in writing go to the new address.',
    body: [
      'The request must name the certificate, the reason and the person who makes it. It must be made on the ' +
        `portal, or with the Revocation Form sent to ${site.emails.revocation}. We authenticate it as section 3.4 ` +
        'describes. We then revoke the certificate, record the time, and tell the subscriber.',
    ],
  },
  {
    number: '4.9.16',
    change: 'The section now states what section 37 of the Act provides.',
    body: [
      'Under section 37 of the Act, a suspension may last longer than 15 days only after the subscriber has had a ' +
        'chance to be heard. We tell the subscriber about the suspension and about its end.',
    ],
  },
  {
    number: '6.2.1',
    change: 'Devices validated to FIPS 140-3 are now admitted, as well as those validated to FIPS 140-2.',
    body: [
      'Subscribers’ tokens must be validated to FIPS 140-2 or 140-3, Level 2 or higher, as the CCA requires. Our ' +
        'HSMs are validated to FIPS 140-2 or 140-3, Level 3 or higher.',
    ],
  },
];

/** What edition 4.1.1 changes in 4.0.1. */
export const amendments411: readonly Amendment[] = [
  {
    number: '2.2',
    change: 'The first page of an earlier edition now says which edition superseded it, and when.',
    body: [
      'We publish in the repository:',
      list(
        'the certificates of our CA and sub-CA, and of the national root above them;',
        'the current CRL;',
        'this document and its earlier editions: the first page of each earlier edition says which edition ' +
          'superseded it, and when;',
        'our privacy policies, and our agreements with subscribers and relying parties.',
      ),
    ],
  },
  {
    number: '3.2.2',
    change:
      'The section now also says how we verify a trust, a society, a Hindu Undivided Family and a proprietorship.',
    body: [
      'We verify that an organisation exists by its incorporation certificate, partnership deed, trust deed, registration ' +
        'certificate or Goods and Services Tax (GST) registration. We also verify its PAN, or that of the owner of a ' +
        'proprietorship. For a Hindu Undivided Family, the PAN of the family is enough. If there is no GST registration, ' +
        'we ask for a bank statement less than three months old.',
    ],
  },
  {
    number: '3.2.3',
    change: 'The section now says that every applicant records a video, also with Aadhaar eKYC, and what it must show.',
    body: [
      'We verify an individual by Aadhaar electronic Know Your Customer (eKYC) or by original documents, and in both ' +
        'cases with a video. The documents are the PAN and a photo identity issued by the government. A foreign ' +
        'national must show a passport, a visa or residence permit, address proof, and the PAN if they hold one.',
      'The applicant must record a new video for each application with our own facility, and it must be at least ' +
        `${times.video} long. The applicant must hold the original PAN card and identity card up to the camera so ` +
        'that they can be read. A foreign national shows the passport, and the PAN card if they hold one. The ' +
        'applicant must say their name, the application number, and that they have applied for a DSC.',
      'The mobile number and email address must be the applicant’s own, and we verify both.',
      'Nobody may get a certificate for another person under a power of attorney. An applicant who cannot sign ' +
        'because of a disability must use Aadhaar eKYC.',
    ],
  },
  {
    number: '3.2.5',
    change: 'The section now names the letters that prove authority.',
    body: [
      'A person who applies for an organisation must submit its Authorisation Letter. A company must add an extract ' +
        'of the Board Resolution. An employee without an identity card must submit the Identity Proof, or the ' +
        'letter that combines both. A government employee must submit the letter of the department. Applicants may ' +
        'sign these letters themselves only if nobody else can sign them. We verify the identity and the authority ' +
        'of the person who signed.',
    ],
  },
  {
    number: '4.2.2',
    change: 'We now return an application that can be corrected, before we reject it.',
    body: [
      'Only our own staff and the authorised staff of our sub-CA approve. We return an application for correction if, ' +
        'for example, the name differs from the PAN, the video is unclear or the email address is wrong. Other ' +
        'examples are a missing authorisation and a payment that we cannot match. We tell the applicant what to ' +
        'correct.',
      'If the application still cannot be approved, we tell the applicant the reason and give a chance to be heard. ' +
        'Only then do we reject it.',
    ],
  },
  {
    number: '4.2.3',
    change: 'The section now gives the usual times, and says when they run.',
    body: [
      'The time starts when we have received everything that an application needs. We approve applications ' +
        `${times.approvals}, and days on which we are closed do not count. An individual’s application usually takes ` +
        `${times.ekyc} with Aadhaar eKYC, and any other application ${times.manual}, because our staff check its ` +
        'documents.',
    ],
  },
  {
    number: '4.3.2',
    change: 'The section now says what happens when a certificate is not downloaded in time.',
    body: [
      'We tell the subscriber by email, or by a message to the verified mobile number, when the certificate can be ' +
        `downloaded. The subscriber must download it to the token within ${times.download} of the approval. After ` +
        'that, the approval ends and the subscriber must apply again, but what was paid counts for the new ' +
        'application.',
    ],
  },
  {
    number: '4.6.1',
    change: 'The section now says how early a certificate can be renewed.',
    body: [
      `A certificate can be renewed in its last ${times.renewal}, if it has neither expired nor been revoked. The ` +
        'days that remain are not added to the new certificate. A renewal always requires a new key pair, so ' +
        'section 4.7 also applies.',
    ],
  },
  {
    number: '4.9.3',
    change: 'Revocation can now also be requested by telephone, and by email at all hours.',
    body: [
      'The request must name the certificate, the reason and the person who makes it. It must be made on the portal, ' +
        `with the Revocation Form sent to ${site.emails.revocation}, or by telephone on ${site.phones.support} ` +
        `(${site.hours}). At other times, an officer on duty reads emails to ${site.emails.revocation}.`,
      'We authenticate the request as section 3.4 describes. We then revoke the certificate, record the time, and ' +
        'tell the subscriber. After a telephone call, or an email without the form, we call the verified mobile ' +
        'number and suspend the certificate at once. We revoke it when the request is confirmed on the portal or ' +
        'with the Revocation Form.',
    ],
  },
  {
    number: '4.12.1',
    change: 'We archive encryption keys so that data can be recovered. We still do not archive signing keys.',
    body: [
      'The private key of a signing certificate is never placed in escrow. We archive the private key of an ' +
        'encryption certificate in encrypted form, so that data can be recovered. Only two custodians of key shares ' +
        'together may release it, to the subscriber or to a person whom the law empowers.',
    ],
  },
  {
    number: '5.7.1',
    change: 'We report incidents to the Indian Computer Emergency Response Team (CERT-In) within six hours.',
    body: [
      'We record, contain and analyse incidents according to a written plan. Within six hours, we report the ' +
        'incidents listed in the directions of the Indian Computer Emergency Response Team (CERT-In) of 28 April ' +
        '2022. We inform the other authorities that the law names, as the law requires.',
    ],
  },
  {
    number: '7.1.6',
    change: 'The section now says that only certificates for one eSign carry the policies for Aadhaar eKYC.',
    body: [
      'The CCA’s arc is 2.16.356.100. From it, we use:',
      {
        kind: 'table',
        columns: [
          { title: 'OID', share: 4 },
          { title: 'Policy', share: 9 },
        ],
        rows: [
          ['2.16.356.100.2.3', 'Class 3'],
          ['2.16.356.100.2.4.1', 'Aadhaar eKYC, single factor: certificates for one eSign only'],
          ['2.16.356.100.2.4.2', 'Aadhaar eKYC, multi-factor: certificates for one eSign only'],
          ['2.16.356.100.10.1', 'Document Signer'],
        ],
      },
    ],
  },
  {
    number: '9.4.1',
    change: 'The plan follows the Digital Personal Data Protection Act, 2023.',
    body: [
      'We work towards compliance with the Digital Personal Data Protection Act, 2023 and the Rules of 2025, whose ' +
        'obligations come into force in stages up to May 2027. Our privacy policy is in the repository, and so is ' +
        'the Unique Identification Authority of India (UIDAI) privacy policy, for everything that concerns Aadhaar.',
    ],
  },
  {
    number: '9.13',
    change: 'The section now says how a complaint goes from the escalation desk to the CCA.',
    body: [
      `A complaint must first go to ${site.emails.escalation} or ${site.phones.escalation}. If this does not ` +
        'settle it, the person who complains may go to the courts, and to the CCA through the public grievance ' +
        'portal, https://pgportal.gov.in.',
    ],
  },
];
