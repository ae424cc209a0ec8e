import { fastestDelivery } from '#content/prices/add-on-contents.ts';
import { bothIfAsked, gepnicSigns, individualOnGepnic, lastDay, tenderLead } from '#content/service/tenders.ts';
import { times } from '#content/service/times.ts';
import {
  authorityLetters,
  confirmFirst,
  payNowOrLater,
  proprietorship,
  verificationWays,
  videoForEveryone,
  whatTimesCover,
} from '#content/service/verification.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

export const eTender = {
  slug: 'e-tender',
  title: 'E-Tender',
  heading: 'DSC for e-tendering',
  subheading: `You need a Class 3 digital signature certificate (DSC), often in your organisation’s name. ${tenderLead}`,
  summary:
    'DSC for e-tendering: which Class 3 certificate to buy, the documents you need, and how to register it on a tender ' +
    'site before the bid closes.',
  whoNeedsIt: [
    'Bidders on the Central Public Procurement Portal (CPPP) or on PMGSY, the rural roads scheme.',
    `Bidders on state tender sites that run on GePNIC (Government eProcurement System of the National Informatics Centre). ${individualOnGepnic}`,
    'Bidders on IREPS, the railways’ site, which asks for a certificate with the organisation’s name.',
    'Organisations that use the MSTC site. Its guide asks for a DSC from a licensed certifying authority.',
    'Users of the Government e-Marketplace (GeM), if their role or the bid requires a DSC.',
    'Foreign bidders, with a signing certificate from an Indian certifying authority.',
  ],
  certificate: {
    className: 'Class 3, like all new certificates',
    kind: 'Organization, or Individual where the tender site accepts it',
    use: 'Sign, unless the tender notice asks for your own encryption certificate',
    validity: '1 or 2 years are enough for most uses. You can also choose 3.',
    notes: [
      'Read the tender notice before you order: it says which site to use, and it may say whose name the certificate must show.',
      `Choose the type Sign. ${gepnicSigns}`,
      bothIfAsked,
    ],
  },
  price: { region: 'indian', category: 'organization', certificateType: 'sign' },
  deadline: lastDay,
  documents: [
    'Proof that the organisation exists: incorporation certificate, partnership deed or GST registration.',
    'The organisation’s PAN.',
    `${authorityLetters}`,
    'Identity proof of the person who signs your authorisation letter.',
    'If there is no GST registration: a bank statement less than three months old.',
    proprietorship,
    'Your photograph, PAN card and identity card. In the video, show the original cards.',
    'Your own mobile number and email address, which must not be used for another person’s DSC.',
  ],
  steps: [
    {
      title: 'Apply online',
      caution: 'If you order a token, you can download the certificate only after the token arrives.',
      text:
        'Log in to our certificate portal with your mobile number, and enter your details and your ' +
        'organisation’s details. Write your name exactly as it is on your PAN card, including initials. If you have no USB ' +
        `token, order one now, because you need it for the download. Delivery takes ${fastestDelivery}; a local shop can be faster.`,
    },
    {
      title: 'Submit the documents',
      text: 'Submit all documents online, because paper applications for organisations ended on 1 January 2021.',
    },
    {
      title: 'Pay the fee',
      text: `${payNowOrLater} Our price calculator shows the total with GST.`,
    },
    {
      title: 'Complete verification',
      caution: `Allow ${times.manual} for an organisation, or with manual KYC.`,
      text: `${verificationWays} ${videoForEveryone} ${whatTimesCover}`,
    },
    {
      title: 'Download to your token',
      text:
        `Install our utility, Java and the token driver, and change the token password. ${confirmFirst} Then ` +
        'download the certificate to the token.',
    },
    {
      title: 'Register on the tender site',
      text:
        'Create your login and register the certificate. Each site accepts a certificate for one login only, but you ' +
        'can register the same certificate on other sites.',
    },
    {
      title: 'Test your signature',
      text:
        'Use the computer that you’ll bid from, and install the token driver and the site’s signer program on it ' +
        'first. If you can’t find where to test, ask the site’s help desk.',
    },
    {
      title: 'Submit your bid early',
      caution: `The tender site may need up to ${times.tenderSite} to accept the certificate.`,
      text: 'Submit the bid as soon as your test signature works, and not in the last hour.',
    },
  ],
  commonProblems: [
    'The notice doesn’t say which type of certificate you need. Ask the office that issued the tender.',
    'You can log in, but the site refuses your bid. Your login may be linked to another certificate. Open the token maker’s program, and find the certificate’s serial number. Compare it with the serial number that the site shows. If the two are the same, ask the site’s help desk whether the site recognises the certifying authority.',
    'You have a new certificate for encryption. Keep the old one too, because you need it to open bids that were ' +
      'encrypted with it.',
    'You want to replace your certificate on a GePNIC site. If it is still valid, first remove it from your dashboard. If it has ' +
      'expired, the site asks for the new one at your next login.',
    'You ordered Both and see two certificates. Select the one for signing, because the other one can’t sign.',
    'Another bidder wants to use your certificate. Refuse, because tender sites forbid it, and you must protect your ' +
      'key.',
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
