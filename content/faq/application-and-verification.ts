import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
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
        'Apply: log in to the certificate portal with your mobile number and enter your details.',
        'Submit your KYC documents. KYC (know your customer) means that we check who you are.',
        'Pay the fee. You can also pay later, but we issue the certificate only after payment.',
        'Complete verification by video (IPV) or by Aadhaar eKYC. IPV is in-person verification. With eKYC ' +
          '(electronic KYC), you confirm with a one-time password (OTP) or biometrics.',
        'Wait for approval. Only staff of the certifying authority and of its authorised sub-CA (subordinate ' +
          'certifying authority) can approve.',
        'Confirm by eSign, with an Aadhaar OTP or biometrics. Then download the certificate to your USB token. If ' +
          'you have no Aadhaar, ask our support desk how to confirm.',
      ],
      links: [{ title: 'How to apply, step by step', path: '/apply-dsc-process' }],
    },
    {
      slug: 'issuance-time',
      question: 'How long does it take to get a DSC?',
      answer:
        'Aadhaar eKYC takes 10–15 minutes. Manual KYC takes 24–48 hours: our staff check your documents and your ' +
        `video. Our support desk is open ${site.hours}. If you apply at another time, ask when we will approve your ` +
        'application. We return it if the video is unclear or a name does not match, so check these before you ' +
        'submit. If you plan to bid, allow one day after you get the certificate. A tender site can take up to 24 ' +
        'hours to accept a new certificate.',
      links: [{ title: 'How to apply', path: '/apply-dsc-process' }],
    },
    {
      slug: 'documents-individual',
      question: 'Which documents do I need for an individual DSC?',
      answer: [
        'Your PAN (Permanent Account Number) card.',
        'Aadhaar, India’s identity number, or another government photo identity.',
        'Your photograph.',
        'Your own mobile number and email address.',
        'Give the correct PAN. Income Tax and GST compare the PAN in your certificate with their records. If your ' +
          'Aadhaar and PAN show different names, ask our support desk before you pay.',
      ],
    },
    {
      slug: 'documents-organisation',
      question: 'Which documents does an organisation need?',
      answer: [
        'Proof that the organisation exists: incorporation certificate, partnership deed or GST registration.',
        'The organisation’s PAN.',
        'An authorisation letter or a board resolution that names you. If nobody else can sign it, you may sign it ' +
          'yourself.',
        'Identity proof of the authorised signatory, the person who signs your authorisation letter.',
        'If there is no GST registration: a bank statement less than three months old.',
        'If you run the business alone (proprietorship), ask our support desk which documents and which PAN to give. ' +
          'Submit all documents online. Paper applications for organisations ended on 1 January 2021.',
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
        'Your visa or residence permit. If you are not sure which one to send, ask our support desk.',
        'Your PAN, if you have one.',
        'Proof of your address.',
        'If you sign for an organisation: proof of its incorporation and of your authority.',
        'You must also record a verification video. Keep your passport ready. If you have no PAN card, ask our ' +
          'support desk what to show in its place.',
        'Our team will tell you if your copies must be attested.',
      ],
      links: [{ title: 'DSC for foreign nationals', path: '/use-cases/foreign-national' }],
    },
    {
      slug: 'verification-video',
      question: 'How do I record the verification video?',
      answer: [
        'Use our recording page.',
        'Record a new video for each application. It must be at least 20 seconds long.',
        'Hold your original PAN card and identity card up to the camera so that they can be read.',
        'Say your name, your application number, and that you have applied for a DSC. If you do not have your ' +
          'application number yet, ask our support desk.',
        'Foreign nationals: keep your passport ready. If you have no PAN card, ask our support desk what to show in its ' +
          'place.',
        'Use good light. We return an application if the video is unclear.',
      ],
    },
    {
      slug: 'own-mobile-and-email',
      question: 'Can I use my consultant’s mobile number or email address?',
      answer:
        'No. Both must be your own, and we verify both when you apply. You cannot use a number or address that was ' +
        'used for another person’s DSC. Choose a number and address that you will still have when you download and ' +
        'renew the certificate.',
    },
    {
      slug: 'application-rejected',
      question: 'Why was my application rejected?',
      answer: [
        'Your name differs from your PAN. Your middle name and initials must be exactly the same.',
        'The video is not clear.',
        'The email address is wrong.',
        'The organisation’s authorisation is missing.',
        'We could not match your payment with the application.',
        'We return such an application so that you can correct it. Ask our support desk what to submit again, and ' +
          'about your payment.',
      ],
      links: [{ title: 'Ask our support desk', path: '/#contact' }],
    },
    {
      slug: 'power-of-attorney',
      question: 'Can someone with a power of attorney get the DSC for me?',
      answer:
        'No. You cannot get a DSC through a power of attorney. A partner can help you and forward your documents. ' +
        'You must complete verification yourself, by video or Aadhaar eKYC. If you cannot sign because of a ' +
        'disability, use Aadhaar eKYC.',
    },
    {
      slug: 'renew-dsc',
      question: 'Can I renew my DSC?',
      answer:
        'Yes, if it has not expired. Apply before the expiry date. We will verify you again. An expired or revoked ' +
        'certificate cannot be renewed or reissued. You must apply again. After renewal, register the new ' +
        'certificate on every portal you use.',
      links: [{ title: 'Apply for a DSC', path: '/apply-dsc-process' }],
    },
    {
      slug: 'download-deadline',
      question: 'How soon must I download my certificate?',
      answer:
        'You must download it within 30 days of approval. If you miss this date, ask our support desk what to do. ' +
        'First install our download utility, Java and the token driver. Change the default token password. Then log ' +
        'in to the utility with the application number, the download passcode and your date of birth. Click ' +
        '“Download Signing”. If you cannot find the number or the passcode, ask our support desk.',
      links: [
        { title: 'How to download', path: '/download-dsc-process' },
        { title: 'Utility and drivers', path: '/downloads' },
      ],
    },
    {
      slug: 'government-applicants',
      question: 'What does a government employee need for a DSC?',
      answer:
        'You need your department’s identity card with its emblem. A senior officer must authorise your application ' +
        'in a letter. You also need your PAN and official contact details. Since 1 January 2021, government ' +
        'applicants must record a video. Show your PAN card and identity card in it, and keep the letter ready.',
      links: [{ title: documentHeads.governmentAuthorisation.title, path: documentHeads.governmentAuthorisation.path }],
    },
  ],
} satisfies FaqCategory;
