import { names } from '#content/layout/names.ts';
import { lowestPrice } from '#content/prices/lowest-price.ts';
import { prices } from '#content/prices/prices.ts';
import { lastDay, signOrBoth, tenderLead } from '#content/service/tenders.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { defaultChoice } from '#domain/price/choice.ts';

const bothTotal = formatTotal({ ...defaultChoice, certificateType: 'both' }, prices);

export const tenderWebsites = {
  letter: 'J',
  slug: 'tender-websites',
  category: 'Tender Websites',
  items: [
    {
      slug: 'tender-dsc',
      question: 'Which DSC do I need for tenders?',
      reviewedOn: '2026-11-20',
      answer:
        'You need a Class 3 DSC. Many tender sites, such as the Indian Railways E-Procurement System (IREPS), want ' +
        'one with your organisation’s name. Sites that use the Government eProcurement System of NIC (GePNIC) also ' +
        'take an individual certificate, if it can sign. Tenders differ, so first read the instructions of your ' +
        'tender.',
      links: [{ title: 'DSC for e-tendering', path: '/use-cases/e-tender' }],
    },
    {
      slug: 'tender-sign-or-both',
      question: 'Is a signing certificate enough, or do I need Both?',
      reviewedOn: '2026-11-20',
      answer:
        `${signOrBoth} For NLC India, for example, choose Both. NLC India wants one certificate for signing and one for encryption, with the ` +
        `organisation’s name. For one year, Sign costs ${lowestPrice} and Both costs ${bothTotal}, with GST.`,
    },
    {
      slug: 'tender-last-day',
      question: 'My tender closes tomorrow. Can I still get a DSC?',
      answer: [
        lastDay.warning,
        'Don’t sign with another bidder’s certificate: tender sites forbid it.',
        ...lastDay.steps,
      ],
      links: [
        { title: 'Which certificate, its price and the documents', path: '/use-cases/e-tender' },
        { title: 'Get a plan for your deadline', path: '/choose' },
        { title: 'How to apply', path: '/apply-dsc-process' },
      ],
    },
    {
      slug: 'tender-steps',
      question: 'How do I submit a bid with a new DSC?',
      reviewedOn: '2026-11-20',
      answer: [
        tenderLead,
        'Install the token driver.',
        'Enrol on the tender site.',
        'Register your DSC there.',
        'Test your signature.',
        'Submit your bid.',
      ],
      links: [
        { title: 'DSC for e-tendering', path: '/use-cases/e-tender' },
        { title: 'Token drivers', path: '/downloads' },
      ],
    },
    {
      slug: 'tender-sites',
      question: 'Which tender sites work with a DSC?',
      reviewedOn: '2026-11-20',
      answer: [
        'Central Public Procurement Portal (CPPP): eprocure.gov.in.',
        'State tender sites: the tender notice gives the address.',
        'Pradhan Mantri Gram Sadak Yojana (PMGSY), the rural roads scheme: pmgsytenders.gov.in.',
        'IREPS, for the railways: www.ireps.gov.in.',
        'GeM, depending on your role and the bid: gem.gov.in.',
        'MSTC: www.mstcecommerce.com.',
        'There are others, and the tender notice says which site to use.',
      ],
      links: [
        { title: 'CPPP', path: 'https://eprocure.gov.in' },
        { title: 'GeM', path: 'https://gem.gov.in' },
      ],
    },
    {
      slug: 'one-dsc-one-login',
      question: 'Can two logins on a tender site share one DSC?',
      reviewedOn: '2026-11-20',
      answer:
        'No. Each site accepts a DSC for one login only. You can use the same DSC on other sites, with your login ' +
        'there. If two people in your organisation bid on the same site, you need two logins and two certificates.',
    },
    {
      slug: 'replace-dsc-on-tender-site',
      question: 'How do I replace my DSC on a tender site?',
      reviewedOn: '2026-11-20',
      answer:
        'If the old DSC has expired, the site asks for the new one at your next login. If it hasn’t expired, first ' +
        'remove it from your dashboard, then register the new one. Remove the old DSC from the site only. If the token holds an old encryption certificate, keep that certificate on the token.',
    },
    {
      slug: 'old-encryption-certificate',
      question: 'Can I delete my old encryption certificate?',
      answer:
        'No, never, even after it has expired or been replaced. You need it to open bids that were encrypted with ' +
        'it, because a new certificate can’t open them. So don’t format the old token. Keep it in a safe place, and ' +
        'remember its password.',
    },
    {
      slug: 'gem-dsc',
      question: 'Do I need a DSC on GeM?',
      reviewedOn: '2026-11-20',
      answer:
        'It depends on your role and the type of bid, so follow the terms of the bid. Many sources ' +
        'say that a DSC for GeM must be Class 3, with your name exactly as on your PAN or Aadhaar.',
      links: [{ title: 'GeM', path: 'https://gem.gov.in' }],
    },
    {
      slug: 'lending-a-dsc',
      question: 'Can I lend my DSC to another bidder?',
      answer:
        'No. Tender sites forbid it, because a bid signed with your DSC is a bid in your name. You must also protect ' +
        'your private key. If someone else may have it, tell us at once.',
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'refused-at-submission',
      question: 'I could log in, but the site rejects my DSC when I submit. Why?',
      answer:
        'Either your login is linked to another certificate, or the site doesn’t recognise the authority that ' +
        'issued your DSC. Compare the serial number on the site with the one in your certificate. If the two are the ' +
        'same, ask the site’s help desk whether the site recognises the authority. You can also check your certificate here.',
      links: [{ title: names.check, path: '/check' }],
    },
    {
      slug: 'foreign-bidder',
      question: 'Can a foreign bidder take part?',
      reviewedOn: '2026-11-20',
      answer:
        'Yes, with a Class 3 signing certificate from an Indian certifying authority. GePNIC sites publish a ' +
        'procedure for foreign bidders. To get the certificate, you need your passport, proof of address, and one of these three: a visa, a residence permit or an identity card. If you have a PAN, show that too.',
      links: [{ title: 'DSC for foreign nationals', path: '/use-cases/foreign-national' }],
    },
  ],
} satisfies FaqCategory;
