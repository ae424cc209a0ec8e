import { exporterChoices, exporterTotals, oneForBothPortals } from '#content/service/exporters.ts';
import { times } from '#content/service/times.ts';
import {
  applicationNumber,
  confirmFirst,
  organisationAlso,
  organisationTakesLonger,
  payNowOrLater,
  verificationVideo,
  verificationWays,
  videoForEveryone,
} from '#content/service/verification.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

export const icegate = {
  slug: 'icegate',
  title: 'ICEGATE',
  heading: 'DSC for ICEGATE, the customs portal',
  subheading:
    'To sign on ICEGATE (Indian Customs Electronic Gateway), register a Class 3 digital signature certificate (DSC) in ' +
    'your profile.',
  summary:
    'DSC for ICEGATE: who needs a Class 3 certificate, which documents to keep ready, how to register it and how to ' +
    'fix common problems.',
  whoNeedsIt: [
    'Importers and exporters.',
    'Customs brokers.',
    'Airlines.',
    'Shipping agents.',
    'Foreign nationals who sign on ICEGATE.',
  ],
  certificate: {
    className: 'Class 3, like all new certificates',
    kind: 'Individual, with your name, or Organization, with your organisation’s name too',
    use: 'Sign',
    validity: '1 or 2 years are enough for most uses. You can also choose 3.',
    choices: {
      intro: `For ICEGATE alone, choose Individual or Organization: each costs ${exporterTotals.ownName}. If you also sign on DGFT:`,
      rows: exporterChoices,
      note: oneForBothPortals,
    },
    notes: [
      'ICEGATE accepts Class 2 or 3 from foreign nationals. Class 2 hasn’t been issued since 1 January 2021, so buy Class 3.',
    ],
  },
  price: { region: 'indian', category: 'organization', certificateType: 'sign' },
  documents: [
    'Your PAN card.',
    'Aadhaar or another government photo identity.',
    'Your photograph.',
    'Your own mobile number and email address. Have both at hand while you apply.',
    organisationAlso,
    'For a foreign national: a passport, proof of address, and one of these three: a visa, a residence permit or an identity card. Add your PAN, if you have one.',
  ],
  steps: [
    {
      title: 'Apply online',
      text:
        'Decide whether to sign in your own name or in your organisation’s name. Then log in to our certificate ' +
        'portal with your mobile number and enter your details.',
    },
    {
      title: 'Submit the documents',
      caution: 'If a name differs from the PAN card in any way, we return the application.',
      text: 'First compare every name with the PAN card. Then submit your documents online.',
    },
    {
      title: 'Pay the fee',
      text: payNowOrLater,
    },
    {
      title: 'Complete verification',
      caution: `Allow ${times.manual} for an organisation, or with manual KYC.`,
      text: `${verificationWays} ${organisationTakesLonger} ${videoForEveryone} ${verificationVideo}`,
    },
    {
      title: 'Download to your token',
      text:
        `${confirmFirst} ${applicationNumber} Within ${times.download} of approval, enter the number, the passcode and your date of ` +
        'birth in our utility. Then click “Download Signing” and enter the token password.',
    },
    {
      title: 'Open your ICEGATE profile',
      text: 'Plug in the token, log in to ICEGATE, and find DSC management in your profile.',
    },
    {
      title: 'Register the certificate',
      text: 'Upload the certificate under DSC management. You can sign on ICEGATE only after the certificate is registered.',
    },
    {
      title: 'Sign a filing',
      text: 'Keep the token in the computer while you sign, and remove it when you finish.',
    },
  ],
  commonProblems: [
    'You renewed your certificate. Register the new one on ICEGATE before you sign your next filing.',
    'You see two certificates on the token. Open the details of each: the one for signing has “digital signature” under Key Usage.',
    'The browser asks to connect to apps on this device. Allow it, or you may not be able to sign.',
    'Your broker or agent offers to keep your token. Don’t give your token or its password to anyone.',
    'An employee with an organisational certificate has left. Ask us to revoke the certificate, because the organisation ' +
      'must not continue to use it.',
  ],
  portals: [{ title: 'ICEGATE', href: 'https://www.icegate.gov.in' }],
  lastReviewed: '2026-11-20',
  faqSlugs: ['icegate-registration', 'documents-organisation', 'portal-after-renewal', 'sharing-a-token'],
} as const satisfies UseCase;
