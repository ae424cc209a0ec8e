import { documentHeads } from '#content/document/document-heads.ts';
import { names } from '#content/layout/names.ts';
import { lowestPrice } from '#content/prices/lowest-price.ts';
import { refundBeforeIssue } from '#content/service/payment.ts';
import { times } from '#content/service/times.ts';
import {
  applicationNumber,
  approvalTimes,
  missedDownload,
  organisationAlso,
  payNowOrLater,
  tokenAbroad,
  verificationVideo,
  verificationWays,
  videoForEveryone,
  whatTimesCover,
  withoutAadhaar,
} from '#content/service/verification.ts';
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
    'You apply for a digital signature certificate (DSC) on our certificate portal, and download it to a USB token.',
  questions: [
    {
      question: 'How long does it take?',
      answer: `Approval takes ${approvalTimes.indian}.`,
    },
    {
      question: 'How much does it cost?',
      answer: `From ${lowestPrice} with GST for one year. A USB token costs extra.`,
      link: { title: 'Calculate your price', path: '/pricing' },
    },
    {
      question: 'What do I need?',
      answer:
        'Your PAN card, and Aadhaar or another government photo identity. Also your photograph, and your own mobile ' +
        'number and email address. You also need a USB token, and a computer for the download.',
    },
  ],
  cases: [
    {
      id: 'before',
      heading: 'Before you start',
      lines: [
        'Keep ready: your PAN card, your Aadhaar or another government photo identity, and your photograph.',
        'You need a USB token, except for a Document Signer. Some older tokens don’t accept a new certificate. Check that the serial number of the token starts with ' +
          'letters, such as WD or HS. If you need a token, order one with the certificate. ' +
          `${tokenAbroad}`,
        'To download the certificate, you need a Windows computer, or a Mac if your token supports macOS.',
        'Nobody can get the certificate for you, even with a power of attorney. You must complete the verification yourself.',
        'Give only true information. The law punishes anyone who hides or misstates a material fact (Information ' +
          'Technology Act, 2000, section 71).',
        'Foreign nationals need other documents: see “Foreign National DSC” under Use Cases.',
      ],
    },
  ],
  steps: [
    {
      title: 'Log in with your mobile number',
      text:
        'Open the certificate portal and log in with your own mobile number, which we verify. You can’t use a ' +
        'number that was used for another person’s certificate.',
    },
    {
      title: 'Enter your details',
      text:
        'Choose the certificate and fill in the form. Enter your name exactly as it is on your PAN card, including ' +
        'middle name and initials. If you are a foreign national, enter it as in your passport. Give an email ' +
        'address that only you use. Choose an account PIN and remember it: without Aadhaar, you need it to confirm ' +
        'your application.',
    },
    {
      title: 'Complete document verification with video KYC',
      text: 'Submit your KYC documents.',
      parts: [
        { title: 'Two ways to prove your identity', text: verificationWays },
        {
          title: 'The video',
          text: `${videoForEveryone} It replaces a meeting in person, and the rules call it “in-person verification” (IPV). ${verificationVideo}`,
        },
      ],
    },
    {
      title: 'Pay the fee',
      text: `${payNowOrLater} ${refundBeforeIssue} Our price calculator shows the total with GST before you apply.`,
    },
    {
      title: 'After approval, eSign and download',
      text:
        'After we have approved your application, confirm your application by eSign (an online signature), with an Aadhaar OTP or biometrics. ' +
        `${withoutAadhaar} You can then download the certificate to your USB token at once.`,
    },
  ],
  notes: [
    {
      heading: 'For an organisation',
      lines: [
        `${organisationAlso} You may sign the letter and the extract yourself only if nobody else in the organisation can sign them.`,
        'Use the forms on this page for the letters. If an employee has no identity card from the organisation, use the Proof of Identity ' +
          'and Authorisation Letter instead of the Authorisation Letter.',
      ],
    },
    {
      heading: 'After you apply',
      lines: [
        whatTimesCover,
        `${applicationNumber} To check your application, open Customer Support > DSC Application Status on our website.`,
        `Download the certificate within ${times.download} of approval. ${missedDownload}`,
      ],
    },
  ],
  button: { title: names.apply, href: site.portals.signUp },
  forms: [
    documentHeads.authorisationLetter,
    documentHeads.identityAndAuthorisation,
    documentHeads.boardResolution,
    documentHeads.governmentAuthorisation,
    documentHeads.termsOfService,
  ],
  lastReviewed: '2026-11-20',
} as const satisfies Process;
