import type { UseCase } from '#domain/use-case/use-case.ts';

export const foreignNational = {
  slug: 'foreign-national',
  title: 'Foreign National DSC',
  heading: 'Sign on Indian portals with a foreign passport',
  subheading:
    'With your passport, a visa or residence permit, a proof of address and, if you hold one, your PAN, you can ' +
    'apply for a Class 3 certificate.',
  summary:
    'A foreign national can get a Class 3 DSC for MCA forms, tenders and ICEGATE. Which papers to send, how the ' +
    'video works, what takes time.',
  whoNeedsIt: [
    'Directors from abroad who sign MCA forms.',
    'Foreign bidders on Indian tender sites.',
    'Foreign nationals who sign on ICEGATE.',
    'Applicants in their home country, in a third country, or resident in India.',
    'Holders of an OCI card.',
  ],
  certificate: {
    className: 'Class 3; on ICEGATE, Class 2 or 3',
    kind: 'Individual, or organisation if you sign for one',
    use: 'Sign; Both where a tender encrypts bids',
    validity: '1 or 2 years, as for most uses; 3 can be chosen',
    note:
      'ICEGATE accepts Class 2 or 3 from foreign nationals. Since Class 2 ceased to be issued on 1 January 2021, ' +
      'every certificate you can buy now is Class 3.',
  },
  documents: [
    'Your passport.',
    'Your visa, or your residence permit.',
    'Something that proves your address.',
    'Your PAN, but only if you have one.',
    'For an organisation: proof of its incorporation, to be found in a register that the public can check.',
    'For an organisation: its authorisation for you.',
    'A mobile number and an e-mail address that are not used for another person’s DSC.',
  ],
  steps: [
    {
      title: 'Apply',
      text:
        'Log in on our certificate portal with your mobile number and enter your details. Write your name as your ' +
        'passport has it. If you hold a PAN and the names differ, ask our support desk first.',
    },
    {
      title: 'Send the documents',
      text: 'Submit clear copies online. Have none of them attested before you have heard from our team.',
    },
    {
      title: 'Pay',
      text: 'Choose Foreign as the region in the calculator to see your total. You may pay later in the process.',
    },
    {
      title: 'Record the video',
      text:
        'A video is required of you. Use our recording page, show your original identity document, and say your ' +
        'name, your order number and that you applied for a DSC.',
    },
    {
      title: 'Download to a token',
      text:
        'Manual KYC takes 24–48 hours. After the approval, install our utility, Java and the driver, and download ' +
        'within 30 days.',
    },
    {
      title: 'MCA: link it to your own ID',
      text: 'Register as a business user and associate the certificate. MCA matches a director by DIN.',
    },
    {
      title: 'Tenders: enrol early',
      text:
        'GePNIC sites publish a procedure for foreign bidders. ' +
        'Allow up to 24 hours for a site to accept a new DSC.',
    },
    {
      title: 'ICEGATE: register it',
      text: 'Log in, open the DSC management in your profile and upload the certificate.',
    },
  ],
  mindThat: [
    'Do not pay a notary or queue at an embassy on a guess: our team will tell you if attestation is needed.',
    'With the region Foreign, the calculator offers shipping but no token. Ask our support desk which token to get.',
    'Income Tax registers a DSC against the signer’s PAN. The exception is a non-resident director of a foreign ' +
      'company: there it is registered against the e-mail address.',
    'A friend or agent in India cannot pass the verification for you, not even with a power of attorney.',
    'The video is dark or the document cannot be read in it: record it again, or the application comes back.',
  ],
  portals: [
    { title: 'MCA', href: 'https://www.mca.gov.in' },
    { title: 'CPPP, central public procurement', href: 'https://eprocure.gov.in/eprocure/app' },
    { title: 'ICEGATE', href: 'https://www.icegate.gov.in' },
    { title: 'Income Tax e-filing', href: 'https://www.incometax.gov.in/iec/foportal/' },
  ],
  lastReviewed: '2026-11-20',
  faqSlugs: ['documents-foreign-national', 'foreign-bidder', 'verification-video', 'token-choice'],
} as const satisfies UseCase;
