import type { UseCase } from '#domain/use-case/use-case.ts';

export const ipr = {
  slug: 'ipr',
  title: 'IPR (Trademark & Patent)',
  heading: 'File trademarks and patents online',
  subheading:
    'For IPR filings you need a Class 3 certificate, valid for 1, 2 or 3 years, and you add it to your trademark or ' +
    'patent account.',
  summary:
    'Trademark and patent filing needs a Class 3 DSC for 1, 2 or 3 years. How to get it, add it to your account and ' +
    'file TM-A with it.',
  whoNeedsIt: [
    'Proprietors who file for their own trademark.',
    'Trademark agents.',
    'Attorneys who file for others.',
    'Those who file patents online.',
  ],
  certificate: {
    className: 'Class 3',
    kind: 'In the name of the person who signs the filing',
    use: 'Sign',
    validity: '1, 2 or 3 years',
    note:
      'You have a Class 3 certificate for something else? For patents you can add that one to your profile. Check ' +
      'its last day first.',
  },
  documents: [
    'The PAN card of the person who signs.',
    'Aadhaar or other government proof of identity with a photograph.',
    'A photograph of that person.',
    'A mobile number and an e-mail address of his or her own.',
    'If the certificate is to name a firm: proof of the firm, its PAN and a letter of authorisation.',
    'If you file for others: what the office asks of you for that. It goes with the filing, not to us.',
  ],
  steps: [
    {
      title: 'Apply',
      text: 'Log in with your mobile number on our certificate portal, enter your details and choose the years.',
    },
    {
      title: 'Send your KYC papers',
      text: 'Submit them online, and see that every copy can be read.',
    },
    {
      title: 'Pay',
      text: 'Now or later. The calculator shows what three years cost beside one or two.',
    },
    {
      title: 'Be verified yourself',
      text:
        'With Aadhaar eKYC the issue takes 10–15 minutes, with manual KYC 24–48 hours. ' +
        'Nobody can stand in for you.',
    },
    {
      title: 'Receive it on a token',
      text: 'Once we have approved it, you confirm by eSign and download the certificate with our utility.',
    },
    {
      title: 'Trademark: open an account',
      text:
        'Use the new user registration and choose Proprietor, Agent or Attorney. Search for your code or create one, ' +
        'upload the certificate, and wait for the mail with your ID.',
    },
    {
      title: 'Trademark: file',
      text: 'Fill in form TM-A, sign it with your certificate, and pay.',
    },
    {
      title: 'Patent: add the certificate',
      text: 'Enter it in your e-filing profile.',
    },
  ],
  mindThat: [
    'The certificate will soon expire: renew it while it is valid. After the last day only a fresh application helps.',
    'You have a new certificate: add it to your accounts again, for trademarks and for patents.',
    'A power of attorney does not get a DSC. The person named in the certificate is verified himself or herself.',
    'Two certificates show up when you sign: choose the one whose key usage is digital signature.',
    'For trademarks you may read of eSign beside the DSC. See which of the two your form offers before you order.',
  ],
  portals: [
    { title: 'Trademark e-filing', href: 'https://ipindiaonline.gov.in/trademarkefiling/' },
    { title: 'Intellectual Property India', href: 'https://www.ipindia.gov.in' },
  ],
  lastReviewed: '2026-11-20',
  faqSlugs: ['ipr-filing', 'how-long-valid', 'power-of-attorney', 'which-certificate-to-pick'],
} as const satisfies UseCase;
