import { times } from '#content/service/times.ts';
import {
  organisationAlso,
  payNowOrLater,
  verificationWays,
  videoForEveryone,
  withoutAadhaar,
} from '#content/service/verification.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

export const ipr = {
  slug: 'ipr',
  title: 'IPR (Trademark & Patent)',
  heading: 'DSC for trademark and patent filing',
  subheading:
    'For intellectual property rights (IPR) filings, add a Class 3 digital signature certificate (DSC) to your ' +
    'trademark or patent account.',
  summary:
    'DSC for trademark and patent filing: buy a Class 3 certificate for 1, 2 or 3 years, add it to your account and sign ' +
    'form TM-A with it.',
  whoNeedsIt: [
    'Proprietors who file their own trademarks.',
    'Trademark agents.',
    'Attorneys who file for others.',
    'People who file patents online.',
  ],
  certificate: {
    className: 'Class 3, like all new certificates',
    kind: 'In the name of the person who signs the filing',
    use: 'Sign',
    validity: '1, 2 or 3 years',
    notes: [
      'For patents, you can use a Class 3 certificate that you already have. Check its expiry date, then add it to your profile.',
    ],
  },
  price: { region: 'indian', category: 'individual', certificateType: 'sign' },
  documents: [
    'PAN card of the person who signs.',
    'Aadhaar or another government photo identity.',
    'Photograph of the person who signs.',
    'Mobile number and email address of the person who signs.',
    organisationAlso,
    'If you file for others: the documents that the trademark or patent office asks for. Send these with the filing, not to us.',
  ],
  steps: [
    {
      title: 'Apply online',
      text: 'Log in to our certificate portal with your mobile number, enter your details and choose 1, 2 or 3 years.',
    },
    {
      title: 'Submit the documents',
      text: 'Submit your documents online, and check that every copy can be read.',
    },
    {
      title: 'Pay the fee',
      text: `${payNowOrLater} Our price calculator shows the totals for 1, 2 and 3 years.`,
    },
    {
      title: 'Complete verification',
      caution: `Allow ${times.manual} for an organisation, or with manual KYC.`,
      text: `${verificationWays} ${videoForEveryone} Nobody can complete verification for you.`,
    },
    {
      title: 'Download to your token',
      text:
        'After approval, confirm your application by eSign (an online signature), with an Aadhaar OTP or biometrics. ' +
        `${withoutAadhaar} Then download the certificate with our utility.`,
    },
    {
      title: 'Trademark: create an account',
      caution: 'You must wait for your ID, which comes by email.',
      text:
        'Register as a new user and choose Proprietor, Agent or Attorney. Search for your proprietor, agent or attorney code. If the portal has no code for you, create one. ' +
        'Upload the certificate, and wait for the email with your ID.',
    },
    {
      title: 'Trademark: file',
      text: 'Fill in form TM-A, sign it with your certificate and pay.',
    },
    {
      title: 'Patent: add the certificate',
      text: 'Add the certificate to your profile for patent e-filing, even if you already use it for another purpose.',
    },
  ],
  commonProblems: [
    'Your certificate will expire soon. Renew it in time, because after it has expired, you must apply again.',
    'You have a new certificate. Add it to your trademark and patent accounts, because they still have the old one.',
    'Someone with a power of attorney can’t get the DSC for you, because we must verify the person named in the ' +
      'certificate.',
    'You see two certificates when you sign. Open the details of each: the one for signing has “digital signature” under Key Usage.',
    'Your trademark form may offer eSign as well as DSC. Check the form before you order.',
  ],
  portals: [
    { title: 'Trademark e-filing', href: 'https://ipindiaonline.gov.in/trademarkefiling/' },
    { title: 'Intellectual Property India', href: 'https://www.ipindia.gov.in' },
  ],
  lastReviewed: '2026-11-20',
  faqSlugs: ['ipr-filing', 'how-long-valid', 'power-of-attorney', 'which-certificate-to-pick'],
} as const satisfies UseCase;
