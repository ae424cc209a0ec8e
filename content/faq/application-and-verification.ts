import { site } from '#content/site.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';

export const applicationAndVerification = {
  letter: 'B',
  slug: 'application-and-verification',
  category: 'Application and Verification',
  items: [
    {
      slug: 'steps-to-apply',
      question: 'What happens from application to signature?',
      answer: [
        'Apply: log in with your mobile number and enter your details.',
        'Submit your KYC documents.',
        'Pay the fee, now or later.',
        'Be verified, by video (IPV) or Aadhaar eKYC.',
        'Wait for the approval of the certifying authority.',
        'Receive the certificate on a USB token.',
      ],
      links: [{ title: 'Start an application', path: site.portals.signUp }],
    },
    {
      slug: 'how-long-to-issue',
      question: 'How long does it take?',
      answer:
        'With Aadhaar eKYC a certificate is issued in 10–15 minutes. With manual KYC, where a person checks your ' +
        'papers, it takes 24–48 hours.',
    },
    {
      slug: 'video-check',
      question: 'What do I do in the video?',
      answer:
        'Record it fresh, in good light, and let it run for at least 20 seconds. Show your original PAN and identity ' +
        'card so that both can be read, say your name and your application number, and say that you applied for a DSC.',
      links: [{ title: 'Record Video', path: site.portals.recordVideo }],
    },
    {
      slug: 'documents-individual',
      question: 'Which documents does a person need?',
      answer:
        'PAN, Aadhaar or another photo identity from the government, a photograph, and a mobile number and mail ' +
        'address of your own. Both are verified, and neither may already stand behind another person’s certificate.',
    },
    {
      slug: 'documents-organisation',
      question: 'Which documents does an organisation add?',
      answer: [
        'Proof that it exists: incorporation certificate, partnership deed or GST registration.',
        'The organisation’s PAN.',
        'A letter that authorises the applicant.',
        'The identity of the person who signs that letter.',
        'Without GST: a bank statement less than three months old.',
      ],
    },
    {
      slug: 'documents-foreign',
      question: 'Which documents does a foreign national need?',
      answer:
        'A passport, a visa or residence permit, a PAN if you hold one, and a proof of address. Our team will tell you ' +
        'whether copies need to be attested.',
    },
    {
      slug: 'why-rejected',
      question: 'Why are applications sent back?',
      answer:
        'Most often because the name does not match the PAN to the letter, the video is unclear, the mail address is ' +
        'wrong, an authorisation is missing or the payment was not matched.',
    },
    {
      slug: 'somebody-else-applies',
      question: 'Can somebody apply in my place?',
      answer:
        'No. A certificate cannot be obtained on a power of attorney: you appear in the video yourself, and the mobile ' +
        'number and mail address are yours.',
    },
  ],
} as const satisfies FaqCategory;
