import type { UseCase } from '#domain/use-case/use-case.ts';

export const icegate = {
  slug: 'icegate',
  title: 'ICEGATE',
  heading: 'Sign your filings on ICEGATE',
  subheading: 'ICEGATE requires a Class 3 certificate, and you register it in your profile before you sign with it.',
  summary:
    'ICEGATE needs a Class 3 DSC. Who uses one, which papers to have ready, how to register it in your profile, and ' +
    'what to do when it fails.',
  whoNeedsIt: [
    'Importers and exporters.',
    'Customs brokers.',
    'Airlines.',
    'Shipping agents.',
    'Foreign nationals who sign on ICEGATE.',
  ],
  certificate: {
    className: 'Class 3',
    kind: 'Individual, if you act for yourself, or organisation',
    use: 'Sign',
    validity: '1 or 2 years, as for most uses; 3 can be chosen',
    note:
      'From foreign nationals, Class 2 or 3 is accepted. But Class 2 has not been issued since 1 January 2021, so a ' +
      'certificate bought now is Class 3 for them too.',
  },
  documents: [
    'Your PAN card.',
    'Aadhaar, or some other government identity with your photograph.',
    'A photograph.',
    'Your own mobile number and e-mail address, both within reach while you apply.',
    'For an organisation: its PAN, and its incorporation certificate, partnership deed or GST registration.',
    'For an organisation: a letter that authorises you, and the authorised signatory’s identity proof.',
    'For a foreign national: passport, visa or residence permit, proof of address, and the PAN if there is one.',
  ],
  steps: [
    {
      title: 'Apply',
      text:
        'Decide first in whose name you sign: your own, or that of the organisation. Then log in on our certificate ' +
        'portal with your mobile number and fill in the details.',
    },
    {
      title: 'Send your documents',
      text: 'Submit them for the KYC check. A name that differs from the PAN is one reason for a refusal.',
    },
    {
      title: 'Pay',
      text: 'The fee is due now, or at a later point of the process if you prefer.',
    },
    {
      title: 'Be verified',
      text:
        'By Aadhaar eKYC, in which case the certificate is there in 10–15 minutes, or manually in 24–48 hours. For ' +
        'the video, hold PAN and identity card so that both can be read.',
    },
    {
      title: 'Download to the token',
      text:
        'You have 30 days from the approval. In our utility, enter application number, download passcode and date of ' +
        'birth, click “Download Signing” and type the token password.',
    },
    {
      title: 'Open your ICEGATE profile',
      text: 'Plug in the token, log in to ICEGATE and look for the DSC management in your profile.',
    },
    {
      title: 'Register the certificate',
      text: 'Upload it there. ICEGATE does not know your certificate until you have done so.',
    },
    {
      title: 'Sign a filing',
      text: 'Leave the token in the computer while you sign, and take it out when you have finished.',
    },
  ],
  mindThat: [
    'A renewed certificate is a new one to ICEGATE. Register it before you sign your next filing.',
    'Two certificates appear on the token: only the one for signing will do. Its key usage says digital signature.',
    'The browser asks whether the site may connect to apps on this device: allow it. After a refusal, signing can ' +
      'fail as if a program had stopped.',
    'Your broker or agent offers to keep the token for you: do not leave token and password together with anyone.',
    'An employee who signs with the organisation’s certificate leaves: have it revoked. The firm may not go on ' +
      'using it.',
  ],
  portals: [{ title: 'ICEGATE', href: 'https://www.icegate.gov.in' }],
  lastReviewed: '2026-11-20',
  faqSlugs: ['icegate-registration', 'documents-organisation', 'portal-after-renewal', 'sharing-a-token'],
} as const satisfies UseCase;
