import type { UseCase } from '#domain/use-case/use-case.ts';

export const eTender = {
  slug: 'e-tender',
  title: 'E-Tender',
  heading: 'Bid online with a Class 3 certificate',
  subheading:
    'A tender site asks for a Class 3 certificate, in most cases with the name of your firm in it, and you should ' +
    'have it at least a day before the bid closes.',
  summary:
    'Which DSC a tender site asks for, the papers your firm sends, the steps from application to bid, and why to ' +
    'start a day early.',
  whoNeedsIt: [
    'Firms that bid on CPPP, on the GePNIC site of a state or on PMGSY.',
    'Bidders on IREPS, which wants Class 3 with the name of the firm.',
    'Firms that deal on MSTC, whose guide asks for a DSC from a licensed authority.',
    'Users of GeM, if their role or the kind of bid calls for a DSC.',
    'Bidders from abroad, with a signing certificate from an Indian authority.',
  ],
  certificate: {
    className: 'Class 3',
    kind: 'Organisation, for most sites; GePNIC also takes an individual one',
    use: 'Sign; Both where bids are encrypted',
    validity: '1 or 2 years, as for most uses; 3 can be chosen',
    note:
      'Tender sites differ. Before you order, read in the tender’s own instructions whether it wants the name of the ' +
      'firm, and whether signing is enough.',
  },
  documents: [
    'One proof that your firm exists: incorporation certificate, partnership deed or GST registration.',
    'The firm’s PAN.',
    'A letter of authorisation or a board resolution with your name in it.',
    'The identity proof of the authorised signatory.',
    'Only without GST registration: a bank statement not older than three months.',
    'Your own PAN and identity card, as originals, to show in the video.',
    'A mobile number and an e-mail address that belong to you and serve no other person’s DSC.',
  ],
  steps: [
    {
      title: 'Apply',
      text:
        'Log in on our certificate portal with your mobile number and enter your details and those of the firm. Copy ' +
        'your name from your PAN card, initials included.',
    },
    {
      title: 'Hand in the papers',
      text: 'Everything goes in online. Paper applications for organisations ended on 1 January 2021.',
    },
    {
      title: 'Pay',
      text: 'You may pay at this point or later on. The calculator on this site gives you the total with GST.',
    },
    {
      title: 'Get verified',
      text:
        'If the bid is near, choose the quick way: with Aadhaar eKYC the issue takes 10–15 minutes, with manual KYC ' +
        '24–48 hours.',
    },
    {
      title: 'Load the token',
      text:
        'After the approval, install our utility, Java and the token’s driver. Give the token a password of your ' +
        'own, then download the certificate to it.',
    },
    {
      title: 'Enrol on the tender site',
      text:
        'Create your login and register the certificate there. On one site it belongs to one login; on other sites ' +
        'you can register the same one again.',
    },
    {
      title: 'Sign a test',
      text: 'Do it on the computer from which you will bid, with the driver and the site’s signer program in place.',
    },
    {
      title: 'Bid a day early',
      text: 'A site can take up to 24 hours to accept a certificate that is new to it.',
    },
  ],
  mindThat: [
    'You can log in, but the bid is refused: either your login is tied to another certificate, or the site does not ' +
      'know the authority that issued yours. Compare serial numbers first, then ask the site’s help desk.',
    'After a change of certificate, keep the old one for encryption. You need it to open the bids that were ' +
      'encrypted with it.',
    'To replace a certificate that is still valid, take it off your dashboard first. If it has expired, the site ' +
      'asks for the new one at your next login.',
    'If you ordered Both, two certificates are on the token. Pick the one for signing; the other cannot sign.',
    'Another bidder wants to borrow your certificate: refuse. Tender sites forbid it, and guarding the key is your ' +
      'duty.',
  ],
  portals: [
    { title: 'CPPP, central public procurement', href: 'https://eprocure.gov.in/eprocure/app' },
    { title: 'IREPS, railways', href: 'https://www.ireps.gov.in' },
    { title: 'GeM', href: 'https://gem.gov.in' },
    { title: 'MSTC', href: 'https://www.mstcecommerce.com' },
    { title: 'PMGSY tenders', href: 'https://pmgsytenders.gov.in' },
    { title: 'nProcure', href: 'https://www.nprocure.com' },
    { title: 'NeML', href: 'https://www.neml.in' },
  ],
  lastReviewed: '2026-11-20',
  faqSlugs: ['tender-last-day', 'tender-sign-or-both', 'refused-at-submission', 'old-encryption-certificate'],
} as const satisfies UseCase;
