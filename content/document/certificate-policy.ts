import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import { type Document, list } from '#domain/document/document.ts';

/** The policy is the CCA’s: this page links to its current version and has no copy. */
export const certificatePolicy: Document = {
  head: documentHeads.certificatePolicy,
  subtitle: 'Where to find the certificate policy that stands above every certification practice statement in India.',
  numbering: 'none',
  sections: [
    {
      heading: 'What it is',
      body: [
        'The certificate policy for India PKI (CCA-CP) is a document of the Controller of Certifying Authorities (CCA). It ' +
          'sets what every licensed certifying authority has to follow when it issues digital signature certificates. Our ' +
          'own Certification Practice Statement (CPS) says how we do so.',
      ],
    },
    {
      heading: 'Where the current edition is',
      body: [
        'The CCA revises its policy from time to time. An old copy misleads, so this site keeps none. Read it where the CCA ' +
          'publishes it, and look at its date:',
        {
          kind: 'link',
          title: 'Certificate policy for India PKI',
          href: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-CP.pdf',
        },
        { kind: 'link', title: 'All guidelines of the CCA', href: site.guidelines.href },
      ],
    },
    {
      heading: 'How it relates to our documents',
      body: [
        list(
          'Where our CPS and the certificate policy differ, the certificate policy applies.',
          'A certificate names the policy under which it was issued by an object identifier, which begins with ' +
            '2.16.356.100. Our CPS lists those that we use in section 7.1.6.',
          'The Terms of Service and the Relying Party Agreement apply beside both.',
        ),
      ],
    },
    {
      heading: 'Questions',
      body: [`Ask our support desk: ${site.emails.support} or ${site.phones.support}. ${site.hours}.`],
    },
  ],
};
