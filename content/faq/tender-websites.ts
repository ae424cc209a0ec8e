import type { FaqCategory } from '#domain/faq/faq.ts';

export const tenderWebsites = {
  letter: 'J',
  slug: 'tender-websites',
  category: 'Tender Websites',
  items: [
    {
      slug: 'tender-dsc',
      question: 'Which DSC do I need for tenders?',
      answer:
        'A Class 3 DSC. Most sites want an organisation certificate with the name of your firm; IREPS is one of ' +
        'them. Sites built on GePNIC also take an individual one, if it can sign. Read the instructions of your ' +
        'tender first, because they differ. Last reviewed 20 Nov 2026.',
      links: [{ title: 'DSC for e-tendering', path: '/use-cases/e-tender' }],
    },
    {
      slug: 'tender-sign-or-both',
      question: 'Is a signing certificate enough, or do I need Both?',
      answer:
        'That depends on the tender. GePNIC asks for a Class 3 certificate that can sign; NLC wants one for signing ' +
        'and one for encryption, with the organisation’s name. If bids are encrypted with your certificate, take ' +
        'Both. The tender’s instructions tell you which. Last reviewed 20 Nov 2026.',
    },
    {
      slug: 'tender-last-day',
      question: 'Can I enrol on the last day of a tender?',
      answer:
        'Better not. A tender site may take up to 24 hours before it accepts a new DSC. The certificate itself ' +
        'takes 10–15 minutes with Aadhaar eKYC and 24–48 hours with manual KYC. So enrol, register the DSC and sign ' +
        'a test at least a day before the bid closes.',
      links: [{ title: 'How to apply', path: '/apply-dsc-process' }],
    },
    {
      slug: 'tender-steps',
      question: 'What are the steps from a new DSC to a bid?',
      answer: [
        'Install the driver of your token.',
        'Enrol on the tender site.',
        'Register your DSC there.',
        'Sign a test.',
        'Submit your bid at least a day early.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [
        { title: 'DSC for e-tendering', path: '/use-cases/e-tender' },
        { title: 'Token drivers', path: '/downloads' },
      ],
    },
    {
      slug: 'tender-sites',
      question: 'Which tender sites work with a DSC?',
      answer: [
        'CPPP, the central public procurement portal: eprocure.gov.in.',
        'GePNIC sites of the states, and PMGSY: pmgsytenders.gov.in.',
        'IREPS of the railways: www.ireps.gov.in.',
        'GeM, depending on your role and the bid: gem.gov.in.',
        'MSTC: www.mstcecommerce.com.',
        'There are others; the tender notice says which site to use. Last reviewed 20 Nov 2026.',
      ],
      links: [
        { title: 'CPPP', path: 'https://eprocure.gov.in' },
        { title: 'GeM', path: 'https://gem.gov.in' },
      ],
    },
    {
      slug: 'one-dsc-one-login',
      question: 'Can two logins on a tender site share one DSC?',
      answer:
        'No. On one site, a DSC belongs to one login. On other sites you may use the same DSC again, with your ' +
        'login there. If your firm has two people who bid on the same site, plan for two logins and two ' +
        'certificates. Last reviewed 20 Nov 2026.',
    },
    {
      slug: 'replace-dsc-on-tender-site',
      question: 'How do I replace my DSC on a tender site?',
      answer:
        'If the old one has expired, the site asks for the new one when you next log in. If it has not, remove it ' +
        'from your dashboard first, and then register the new one. Removing it from the site is not the same as ' +
        'erasing the token: keep an old encryption certificate. Last reviewed 20 Nov 2026.',
    },
    {
      slug: 'old-encryption-certificate',
      question: 'May I delete my old encryption certificate?',
      answer:
        'No, never, even after it has expired or been replaced. You need it to open the bids that were encrypted ' +
        'with it, and a new certificate does not help. So do not format the old token, keep it in a safe place, and ' +
        'do not forget its password.',
    },
    {
      slug: 'gem-dsc',
      question: 'Do I need a DSC on GeM?',
      answer:
        'That depends on your role and on the kind of bid, so go by the terms of the bid. Where GeM does want a ' +
        'DSC, many sources name Class 3, with your name exactly as on your PAN or Aadhaar. Last ' +
        'reviewed 20 Nov 2026.',
      links: [{ title: 'GeM', path: 'https://gem.gov.in' }],
    },
    {
      slug: 'lending-a-dsc',
      question: 'May I lend my DSC to another bidder?',
      answer:
        'No, tender sites forbid it. A bid that is signed with your DSC is a bid in your name. You are also bound ' +
        'to guard your private key, and to tell us at once if it may have come into other hands.',
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'refused-at-submission',
      question: 'I could log in, but the site refuses my DSC when I submit. Why?',
      answer:
        'Usually for one of two reasons. Either another certificate is tied to your login, or the site does not ' +
        'know the authority that issued yours. Compare the serial number on the site with that of your certificate. ' +
        'If they are the same, ask the site’s help desk about the second reason, and send our support desk the ' +
        'exact message.',
      links: [{ title: 'Ask our support desk', path: '/#contact' }],
    },
    {
      slug: 'foreign-bidder',
      question: 'Can a foreign bidder take part?',
      answer:
        'Yes, with a signing certificate of Class 3 that an Indian certifying authority has issued. For GePNIC ' +
        'sites there is a published procedure for foreign bidders. For the certificate you need your passport, a ' +
        'visa or residence permit, your PAN if you have one, and a proof of address. Last reviewed 20 Nov 2026.',
      links: [{ title: 'DSC for foreign nationals', path: '/use-cases/foreign-national' }],
    },
  ],
} satisfies FaqCategory;
