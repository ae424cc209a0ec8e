import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import { cps411 } from '#documents/texts/cps/editions.ts';
import { findNumber } from '#domain/document/amend.ts';
import { type Document, list } from '#domain/document/document.ts';

const identifiers = findNumber(cps411.sections, 'Certificate policy object identifier');

/** The policy is the CCA’s: this page links to its current version and has no copy. */
export const certificatePolicy: Document = {
  head: documentHeads.certificatePolicy,
  subtitle: 'Where to find the certificate policy that every licensed certifying authority in India must follow.',
  numbering: 'none',
  sections: [
    {
      heading: 'What it is',
      body: [
        'The Controller of Certifying Authorities (CCA) publishes the Certificate Policy for India PKI (CCA-CP). ' +
          'Every licensed certifying authority must follow it when it issues digital signature certificates. Our ' +
          'Certification Practice Statement (CPS) explains how we do so.',
        'The edition and the date of this page are those of the page, not of the policy.',
      ],
    },
    {
      heading: 'Where to find the current edition',
      body: [
        'The CCA revises its policy from time to time. An old copy can mislead you, so this site does not keep one. ' +
          'Read the policy on the CCA’s website and check its date:',
        {
          kind: 'link',
          title: 'Certificate Policy for India PKI',
          href: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-CP.pdf',
        },
        { kind: 'link', title: 'All guidelines of the CCA', href: site.guidelines.href },
      ],
    },
    {
      heading: 'How it relates to our documents',
      body: [
        list(
          'If our CPS and the Certificate Policy differ, the Certificate Policy applies.',
          'Each certificate names the policy under which we issued it, by an object identifier that begins with ' +
            `2.16.356.100. Section ${identifiers} of our CPS lists the identifiers that we use.`,
          'The Terms of Service and the Relying Party Agreement also apply.',
        ),
      ],
    },
    {
      heading: 'Questions',
      body: [`Contact our support desk: ${site.emails.support} or ${site.phones.support} (${site.hours}).`],
    },
  ],
};
