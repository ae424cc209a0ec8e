import { documentHeads } from '#content/document/document-heads.ts';
import { prices } from '#content/prices/prices.ts';
import { foreignContact, foreignPapers, individualPapers, organisationPapers } from '#content/service/papers.ts';
import { afterRenewal, remainingDays, renewalPrice, renewalTime, renewalTotals } from '#content/service/renewal.ts';
import { stuckApplication } from '#content/service/stuck.ts';
import { tenderLead } from '#content/service/tenders.ts';
import { times } from '#content/service/times.ts';
import {
  applicationNumber,
  applicationNumberSent,
  differingNames,
  foreignNationalVideo,
  indianAbroad,
  lostPasscode,
  missedDownload,
  newVideo,
  proprietorship,
  tokenAbroad,
  videoForEveryone,
  videoWords,
  whatTimesCover,
  withoutAadhaar,
} from '#content/service/verification.ts';
import { site } from '#content/site.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { defaultChoice } from '#domain/price/choice.ts';

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
        'Submit your KYC documents: KYC (know your customer) means that we check who you are.',
        'Pay the fee. You can also pay after the video, but the approval time starts only when you have paid.',
        'Complete verification: every applicant records a video (in-person verification, IPV). You also prove your identity. ' +
          'With Aadhaar eKYC (electronic KYC), you use a one-time password (OTP) or biometrics. Or choose manual KYC.',
        'Wait for approval. Only our staff and the staff of our authorised sub-CA (the authority under us that issues the ' +
          'certificates) can approve.',
        'Confirm your application by eSign, with an Aadhaar OTP or biometrics, then download the certificate to your USB token. ' +
          `${withoutAadhaar}`,
      ],
      links: [{ title: 'How to apply, step by step', path: '/apply-dsc-process' }],
    },
    {
      slug: 'issuance-time',
      question: 'How long does it take to get a DSC?',
      answer:
        `With Aadhaar eKYC, approval takes ${times.ekyc}. With manual KYC, in which our staff check your documents and your video, ` +
        `it takes ${times.manual}. ${whatTimesCover} We return an application if its video is unclear or a name ` +
        `doesn’t match, so check both before you submit. Is it for a tender? ${tenderLead}`,
      links: [{ title: 'How to apply', path: '/apply-dsc-process' }],
    },
    {
      slug: 'documents-individual',
      question: 'Which documents do I need for an individual DSC?',
      answer: [
        ...individualPapers,
        'Give the correct PAN, because Income Tax and GST compare the PAN in your certificate with their records. ' +
          `${differingNames}`,
      ],
    },
    {
      slug: 'documents-organisation',
      question: 'Which documents does an organisation need?',
      answer: [
        'The person who will be named in the certificate needs the documents for an individual DSC.',
        ...organisationPapers,
        proprietorship,
        'Submit all documents online, because paper applications for organisations ended on 1 January 2021.',
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
        ...foreignPapers,
        foreignContact,
        'If you sign for an organisation: proof of its incorporation and of your authority.',
        'You must also record a verification video, in which you show your passport, and your PAN card if you have ' +
          'one.',
        'Don’t pay a notary to confirm (attest) your copies yet. Our team tells you whether this is necessary.',
      ],
      links: [{ title: 'DSC for foreign nationals', path: '/use-cases/foreign-national' }],
    },
    {
      slug: 'verification-video',
      question: 'How do I record the verification video?',
      answer: [
        `${videoForEveryone}`,
        newVideo,
        'Hold your original PAN card and identity card up to the camera so that they can be read.',
        `${videoWords} ${applicationNumberSent}`,
        `${foreignNationalVideo}`,
        'Use good light, because we return an application if the video is unclear.',
      ],
    },
    {
      slug: 'own-mobile-and-email',
      question: 'Can I use my consultant’s mobile number or email address?',
      answer:
        'No. Both must be your own, and we verify both when you apply. You also can’t use a number or address that was ' +
        'used for another person’s DSC. Choose ones that you’ll still have when you download and renew the ' +
        'certificate. Your consultant can help you, but not apply for you, even with a power of attorney: each holder records the ' +
        'video and completes the verification.',
    },
    {
      slug: 'application-rejected',
      question: 'Why was my application returned or rejected?',
      answer: [
        'Your name differs from your PAN card: compare the middle name and the initials.',
        'The video isn’t clear.',
        'The email address is wrong.',
        'The organisation’s authorisation is missing.',
        'We could not match your payment with the application.',
        'We return such an application and say what to correct. Submit only the corrected part again. Your payment stays valid. ' +
          'If we still can’t approve the application, we let you explain before we decide. If we then reject it, we refund what ' +
          'you paid for it.',
      ],
      links: [{ title: 'How to apply', path: '/apply-dsc-process' }],
    },
    {
      slug: 'power-of-attorney',
      question: 'Can someone with a power of attorney get the DSC for me?',
      answer:
        'No, a power of attorney isn’t enough. A partner can help you and forward your documents, but you must ' +
        'record the video and complete the verification yourself. If a disability prevents you from signing papers by hand, use ' +
        'Aadhaar eKYC.',
    },
    {
      slug: 'renew-dsc',
      question: 'How do I renew my DSC, and what does it cost?',
      answer: [
        `${renewalTime} Log in to the certificate portal and apply as for a new certificate.`,
        'Submit the same papers as for your first application. They are under “Which documents do I need for an individual DSC?” and ' +
          '“Which documents does an organisation need?”. Record a new video.',
        'Approval takes as long as for a first certificate. An older token may not accept the new certificate: the token’s serial number must start with letters, such as WD or HS.',
        `${renewalPrice} ${renewalTotals}`,
        remainingDays,
        `${afterRenewal} Keep an old encryption certificate, because it opens old bids.`,
        'An expired or revoked certificate can’t be renewed or reissued. If yours has expired or was revoked, you must apply again, at the same prices.',
      ],
      links: [
        { title: 'Apply for a DSC', path: '/apply-dsc-process' },
        { title: 'See the prices', path: '/pricing' },
      ],
    },
    {
      slug: 'application-stuck',
      question: 'My application is stuck. What can I do?',
      answer: stuckApplication,
      links: [
        { title: 'DSC Application Status', path: site.portals.applicationStatus },
        { title: 'Why was my application returned or rejected?', path: '/Home/Faq#application-rejected' },
        { title: 'How do I record the verification video?', path: '/Home/Faq#verification-video' },
        { title: 'How to download', path: '/download-dsc-process' },
      ],
    },
    {
      slug: 'download-deadline',
      question: 'How soon must I download my certificate?',
      answer:
        `You must download it within ${times.download} of approval. ${missedDownload} “How to download” takes you ` +
        `through it step by step. ${applicationNumber}`,
      links: [
        { title: 'How to download', path: '/download-dsc-process' },
        { title: 'Utility and drivers', path: '/downloads' },
      ],
    },
    {
      slug: 'government-applicants',
      question: 'What does a government employee need for a DSC?',
      answer:
        'You need your department’s identity card with its emblem, your PAN and official contact details. A senior ' +
        `officer must also authorise your application in a letter. ${videoForEveryone} In your video, show your PAN ` +
        'card and your identity card. Submit the letter with your other documents.',
      links: [{ title: documentHeads.governmentAuthorisation.title, path: documentHeads.governmentAuthorisation.path }],
    },

    {
      slug: 'application-number',
      question: 'Where do I find my application number and download passcode?',
      answer: `${applicationNumber} You enter both, with your date of birth, in our download utility. ${lostPasscode}`,
      links: [{ title: 'How to download', path: '/download-dsc-process' }],
    },
    {
      slug: 'otp-not-received',
      question: 'The OTP doesn’t arrive. What can I do?',
      answer: [
        'Wait two minutes, then request a new OTP. Only the last OTP that you requested is valid.',
        'For an Aadhaar OTP, your mobile number must be registered with Aadhaar. You can check this on the website ' +
          'of UIDAI, the authority for Aadhaar, and have the number updated at an Aadhaar centre.',
        'Check that the phone has reception, and that messages from services aren’t blocked.',
        'For an OTP by email, look in the spam folder.',
        `If your mobile number isn’t registered with Aadhaar, choose manual KYC, which takes ${times.manual}.`,
      ],
      links: [{ title: 'UIDAI', path: 'https://uidai.gov.in' }],
    },
    {
      slug: 'changed-mobile-number',
      question: 'My mobile number or email address has changed. What should I do?',
      answer: [
        'You can still sign, because the certificate doesn’t contain your mobile number.',
        'If you haven’t downloaded the certificate yet, change the number in your account on the certificate ' +
          'portal. We verify the new number, and you record a new video.',
        `If our OTP goes to the old number, write to ${site.emails.support} from the email address that you gave when you applied.`,
        'If Aadhaar or another portal sends the OTP, have your number changed there.',
        `If you lose the token and no longer have the old number, we can’t call you. Write to ${site.emails.revocation} from the email address that you gave when you applied, or send ` +
          'the Revocation Form.',
        'When you renew, enter the new number and address. Both must be your own.',
        'If your certificate contains an email address that is no longer yours, ask us to revoke the certificate. Then apply for a new one.',
      ],
    },
    {
      slug: 'changed-name',
      question: 'My name has changed. Do I need a new DSC?',
      answer:
        'Yes, because we never change a certificate. Ask us to revoke the old one at once, and have the name on ' +
        'your PAN changed. A certificate shows the name exactly as on the PAN card. Then apply for a new certificate, and ' +
        'register it on every portal you use.',
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'indian-citizen-abroad',
      question: 'I am an Indian citizen living abroad. How do I get a DSC?',
      answer: [
        indianAbroad,
        'If you are a director, choose Individual and Sign. This costs ' +
          `${formatTotal(defaultChoice, prices)} with GST for one year, without a token.`,
        'You also need a photograph, your own mobile number and your email address. A number from outside India starts ' +
          'with + and the country code.',
        'For Aadhaar eKYC, you need the mobile number that is registered with Aadhaar. Without it, choose manual KYC, ' +
          `which takes ${times.manual}.`,
        videoForEveryone,
        tokenAbroad,
      ],
    },
    {
      slug: 'documents-huf-trust-society',
      question: 'Which documents does an HUF, trust, society or proprietorship need?',
      answer: [
        'The list below names the organisation’s papers. You also need your own papers, and identity proof of the person who signs the letter.',
        'Hindu Undivided Family (HUF): the PAN of the HUF, and an authorisation letter that the karta signs.',
        'Trust: the trust deed, the PAN of the trust, and an authorisation letter that a trustee signs.',
        'Society or association: the registration certificate, its PAN, and an authorisation letter that its secretary or ' +
          'president signs.',
        'Partnership or LLP: the deed or the incorporation certificate, its PAN, and an authorisation letter that a partner ' +
          'signs.',
        proprietorship,
        'If the organisation has no GST registration, it also needs a bank statement less than three months old.',
      ],
      links: [{ title: documentHeads.authorisationLetter.title, path: documentHeads.authorisationLetter.path }],
    },
  ],
} satisfies FaqCategory;
