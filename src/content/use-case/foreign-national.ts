import { shippingAbroad } from '#content/prices/add-on-contents.ts';
import { times } from '#content/service/times.ts';
import {
  foreignNationalVideo,
  indianAbroad,
  newVideo,
  payNowOrLater,
  tokenAbroad,
  videoWords,
  visaOrPermit,
  withoutAadhaar,
} from '#content/service/verification.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

export const foreignNational = {
  slug: 'foreign-national',
  title: 'Foreign National DSC',
  heading: 'DSC for foreign nationals',
  subheading:
    'For a digital signature certificate (DSC), you need a passport, proof of address, and one of these: visa, residence permit, identity card.',
  summary:
    'DSC for foreign nationals: the documents you need, how to record the video, and how to use the certificate for MCA, ' +
    'tenders and ICEGATE.',
  whoNeedsIt: [
    'Foreign directors who sign forms of the Ministry of Corporate Affairs (MCA).',
    'Foreign bidders on Indian tender sites.',
    'Foreign nationals who sign on ICEGATE, the customs portal.',
    'Foreign nationals who live in India, in their home country or in a third country.',
    'Holders of an Overseas Citizen of India (OCI) card.',
  ],
  certificate: {
    className: 'Class 3, like all new certificates. Portals may still say Class 2.',
    kind: 'Individual shows only your name; Organization also shows your organisation’s name',
    use: 'Sign. Choose Both only if a tender notice asks for an encryption certificate of your own.',
    validity: '1 or 2 years are enough for most uses. You can also choose 3.',
    notes: [
      'Buy Class 3. ICEGATE accepts Class 2 or 3 from foreign nationals, but Class 2 hasn’t been issued since 1 January 2021.',
      indianAbroad,
    ],
  },
  price: { region: 'foreign', category: 'individual', certificateType: 'sign' },
  documents: [
    'Your passport.',
    `Your visa or residence permit. ${visaOrPermit}`,
    'Proof of your address in your home country, in a third country or in India.',
    'Your PAN card, if you have one (Permanent Account Number of the Indian tax department).',
    'For an organisation: proof of incorporation that can be checked in a public register.',
    'For an organisation: a letter that authorises you.',
    'Your own mobile number and email address, which must not be used for another person’s DSC.',
  ],
  steps: [
    {
      title: 'Apply online',
      text:
        'Log in to our certificate portal with your mobile number. If it isn’t an Indian number, start with + and the ' +
        'country code. Enter your details, with your name as it is in your passport. If you want your PAN in the ' +
        'certificate, your PAN card must show the same name.',
    },
    {
      title: 'Submit the documents',
      caution: 'If your copies must be confirmed as true (attested) abroad, allow time for that.',
      text:
        'Submit clear copies online. Don’t ask a notary to confirm (“attest”) them yet. Our team ' +
        'will tell you whether you need this.',
    },
    {
      title: 'Pay the fee',
      text: `${payNowOrLater} To see your total, select Foreign as the region in our price calculator.`,
    },
    {
      title: 'Record the video',
      text: `Every applicant records a video. ${newVideo} ${foreignNationalVideo} ${videoWords}`,
    },
    {
      title: 'Download to your token',
      caution: `Allow ${times.manual} for manual KYC.`,
      text:
        `Manual KYC (know your customer) takes ${times.manual}: our staff check your documents and your video. ` +
        `After approval, install our utility, Java and the token driver. Then confirm your application. ${withoutAadhaar} ` +
        `Download the certificate within ${times.download} of approval.`,
    },
    {
      title: 'MCA: associate the DSC',
      text:
        'Register as a business user and associate (link) the certificate with your own ID. MCA checks a director’s ' +
        'role by the Director Identification Number (DIN).',
    },
    {
      title: 'Tenders: register early',
      caution: `The tender site may need up to ${times.tenderSite} to accept the certificate.`,
      text:
        'GePNIC (Government eProcurement System of the National Informatics Centre) publishes a procedure for ' +
        'foreign bidders. Register on your tender site as soon as you have the certificate.',
    },
    {
      title: 'ICEGATE: register the DSC',
      text: 'Log in and open DSC management in your profile, then upload the certificate there.',
    },
  ],
  commonProblems: [
    'You aren’t sure whether your copies must be attested. Don’t pay a notary or visit an embassy yet, because our ' +
      'team will tell you whether attestation is needed.',
    `The calculator offers shipping but no token for the Foreign region. ${tokenAbroad} ${shippingAbroad}`,
    'You are a non-resident director of a foreign company. Income Tax links your DSC to your email address, ' +
      'not to a PAN. When you enter your details, choose to include your email address in the certificate.',
    'A friend or agent in India can’t complete verification for you, even with a power of attorney.',
    'The video is dark, or the document can’t be read. Record the video again, or we’ll return your application.',
  ],
  portals: [
    { title: 'MCA', href: 'https://www.mca.gov.in' },
    { title: 'CPPP, central public procurement', href: 'https://eprocure.gov.in/eprocure/app' },
    { title: 'ICEGATE', href: 'https://www.icegate.gov.in' },
    { title: 'Income Tax e-filing', href: 'https://www.incometax.gov.in/iec/foportal/' },
  ],
  lastReviewed: '2026-11-20',
  faqSlugs: ['documents-foreign-national', 'foreign-bidder', 'verification-video', 'indian-citizen-abroad'],
} as const satisfies UseCase;
