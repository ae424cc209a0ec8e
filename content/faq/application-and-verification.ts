import { documentHeads } from '#content/document/document-heads.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';

export const applicationAndVerification = {
  letter: 'B',
  slug: 'application-and-verification',
  category: 'Application and Verification',
  items: [
    {
      slug: 'apply-steps',
      question: 'How do I apply for a DSC, step by step?',
      answer: [
        'Apply: log in on the certificate portal with your mobile number and enter your details.',
        'Submit your KYC documents.',
        'Pay the fee. You may also do this later in the process.',
        'Pass the verification, by video (IPV) or by Aadhaar eKYC.',
        'Wait for the approval, which only the certifying authority and its authorised Sub CA staff can give.',
        'Confirm by eSign and download the certificate to your USB token.',
      ],
      links: [{ title: 'The five steps in detail', path: '/apply-dsc-process' }],
    },
    {
      slug: 'issuance-time',
      question: 'How long does it take to get a DSC?',
      answer:
        '10–15 minutes with Aadhaar eKYC. 24–48 hours with manual KYC. An unclear video or a name that does not ' +
        'match can get the application refused, so check both before you send. If you are going to bid, add a day: ' +
        'a tender site may need up to 24 hours to accept a new certificate.',
      links: [{ title: 'How to apply', path: '/apply-dsc-process' }],
    },
    {
      slug: 'documents-individual',
      question: 'Which documents do I need for an individual DSC?',
      answer: [
        'Your PAN card.',
        'Aadhaar, or another photo identity issued by the government.',
        'A photograph of yourself.',
        'A mobile number and an e-mail address of your own.',
        'Income Tax and GST compare the PAN in your certificate with the PAN they hold, so apply with the right ' +
          'one.',
      ],
    },
    {
      slug: 'documents-organisation',
      question: 'Which documents does an organisation need?',
      answer: [
        'Proof that the organisation exists: incorporation certificate, partnership deed or GST registration.',
        'The organisation’s PAN.',
        'An authorisation letter that names you.',
        'Proof of identity of the authorised signatory.',
        'A bank statement less than three months old, if there is no GST registration.',
        'Send it all online: since 1 Jan 2021 an organisation can no longer apply on paper.',
      ],
      links: [
        { title: documentHeads.authorisationLetter.title, path: documentHeads.authorisationLetter.path },
        { title: documentHeads.boardResolution.title, path: documentHeads.boardResolution.path },
      ],
    },
    {
      slug: 'documents-foreign-national',
      question: 'Which documents does a foreign national need?',
      answer: [
        'Your passport.',
        'A visa or a residence permit.',
        'Your PAN, if you hold one.',
        'A proof of your address.',
        'If you sign for an organisation: proof of its incorporation and of your authority.',
        'A verification video is required as well.',
        'Our team will tell you if your copies must be attested.',
      ],
      links: [{ title: 'DSC for foreign nationals', path: '/use-cases/foreign-national' }],
    },
    {
      slug: 'verification-video',
      question: 'How do I record the verification video?',
      answer: [
        'Record it fresh, with our own recording page.',
        'Keep going for at least 20 seconds.',
        'Hold up your original PAN and identity card until both can be read.',
        'Say your name and your order number, and that you have applied for a DSC.',
        'Look for good light: an unclear video is one of the reasons for a refusal.',
      ],
    },
    {
      slug: 'own-mobile-and-email',
      question: 'May I use my consultant’s mobile number or e-mail address?',
      answer:
        'No. Both must be your own, and both are verified during the application. A number or address that was used ' +
        'for one person’s DSC may not serve for another’s. Choose a number and a mailbox that you will still have ' +
        'when you download the certificate and when you renew it.',
    },
    {
      slug: 'application-rejected',
      question: 'Why was my application sent back?',
      answer: [
        'The name differs from your PAN: middle name and initials must be exactly the same.',
        'The video is not clear.',
        'The e-mail address is wrong.',
        'The organisation’s authorisation is missing.',
        'Your payment could not be matched with the application.',
        'Put that one point right and ask our support desk what to send again.',
      ],
      links: [{ title: 'Ask our support desk', path: '/#contact' }],
    },
    {
      slug: 'power-of-attorney',
      question: 'Can someone with a power of attorney get the DSC for me?',
      answer:
        'No. A power of attorney does not work for obtaining a DSC. A partner may help you and forward your papers, ' +
        'but you pass the verification yourself, by video or Aadhaar eKYC. If a disability keeps you from signing, ' +
        'take the Aadhaar eKYC route.',
    },
    {
      slug: 'renew-dsc',
      question: 'Can I renew my DSC?',
      answer:
        'Yes, as long as it has not expired. You apply before the last day and are verified again. Once a ' +
        'certificate has expired or been revoked, it can be neither renewed nor reissued: you make a fresh ' +
        'application instead. After a renewal, register the new certificate again on every portal you use.',
      links: [{ title: 'Apply for a DSC', path: '/apply-dsc-process' }],
    },
    {
      slug: 'download-deadline',
      question: 'How soon must I download my certificate?',
      answer:
        'Within 30 days of the approval. Change your token’s default password first. Then log in to our utility ' +
        'with the application number, the download passcode and your date of birth, and click “Download Signing”. ' +
        'The utility, Java and the token driver must be installed before that.',
      links: [
        { title: 'How to download', path: '/download-dsc-process' },
        { title: 'Utility and drivers', path: '/downloads' },
      ],
    },
    {
      slug: 'government-applicants',
      question: 'What does a government employee need?',
      answer:
        'Your department’s identity card with its emblem, and a senior officer who authorises your application in a ' +
        'letter. Add your PAN and your official contact details. The video has been mandatory for government ' +
        'applicants since 1 Jan 2021. Show your PAN and identity card in it, and have the letter at hand.',
      links: [{ title: documentHeads.governmentAuthorisation.title, path: documentHeads.governmentAuthorisation.path }],
    },
  ],
} satisfies FaqCategory;
