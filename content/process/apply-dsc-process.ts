import { documentHeads } from '#content/document/document-heads.ts';
import { lowestPrice } from '#content/prices/lowest-price.ts';
import { verificationVideo } from '#content/process/verification-video.ts';
import { site } from '#content/site.ts';
import type { Process } from '#domain/process/process.ts';

export const applyDscProcess = {
  slug: 'apply-dsc-process',
  title: 'How to apply for a DSC',
  description:
    'Apply for a digital signature certificate (DSC) in five steps. Log in, enter your details and verify them by video ' +
    'KYC. Then pay and download.',
  heading: 'Apply for a DSC in five steps',
  intro:
    'You apply for a digital signature certificate (DSC) online, on our certificate portal. You download it to a USB ' +
    'token.',
  answers: [
    {
      question: 'How long does it take?',
      answer:
        '10–15 minutes with Aadhaar eKYC, which confirms your identity with your Aadhaar. 24–48 hours with manual KYC, ' +
        'where we check your documents.',
    },
    {
      question: 'How much does it cost?',
      answer: `From ${lowestPrice} with GST for one year. A USB token costs extra.`,
      link: { title: 'Calculate your price', path: '/pricing' },
    },
    {
      question: 'What do I need?',
      answer:
        'PAN card, Aadhaar or another government photo identity, photograph, your own mobile number and email, and a ' +
        'computer for the download.',
    },
  ],
  steps: [
    {
      title: 'Log in with your mobile number',
      text:
        'Open the certificate portal and log in with your own mobile number. We verify the number. You cannot use a ' +
        'number that was used for another person’s certificate.',
    },
    {
      title: 'Enter your details',
      text:
        'Choose the certificate and fill in the form. Enter your name exactly as it is on your PAN card, including ' +
        'middle name and initials. Use an email address that only you use.',
    },
    {
      title: 'Complete document verification with video KYC',
      text: `Submit your KYC documents. Some applications need a video for in-person verification (IPV). ${verificationVideo}`,
    },
    {
      title: 'Pay the fee',
      text: 'Pay now or later. Our price calculator shows the total with GST before you apply.',
    },
    {
      title: 'After approval, eSign and download',
      text:
        'We check your application and approve it. Confirm by eSign. You can then download the certificate to your ' +
        'USB token immediately.',
    },
  ],
  notes: [
    'Keep your PAN, Aadhaar or another government photo identity, and your photograph ready.',
    'For an organisation, also keep proof of the organisation, its PAN and your authorisation letter ready.',
    'Nobody can get the certificate for you with a power of attorney. You must complete verification yourself.',
    'Give only true information. It is an offence under the Information Technology Act, 2000 to hide or misstate a ' +
      'material fact to get a certificate.',
    'Download the certificate within 30 days of approval.',
  ],
  button: { title: 'Apply DSC', href: site.portals.signUp },
  forms: [
    documentHeads.authorisationLetter,
    documentHeads.identityAndAuthorisation,
    documentHeads.boardResolution,
    documentHeads.governmentAuthorisation,
    documentHeads.termsOfService,
  ],
  phone: site.phones.support,
  email: site.emails.support,
  lastReviewed: '2026-11-20',
} as const satisfies Process;
