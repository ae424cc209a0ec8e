import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import type { Process } from '#domain/process/process.ts';

export const applyDscProcess = {
  slug: 'apply-dsc-process',
  title: 'How to apply for a DSC',
  description:
    'Apply for a digital signature certificate in five steps: log in, enter your details, verify by video KYC, pay, ' +
    'then eSign and download.',
  heading: 'Apply for a DSC in five steps',
  intro:
    'You apply online, on our certificate portal. With Aadhaar eKYC the certificate is issued in 10–15 minutes; ' +
    'manual KYC takes 24–48 hours.',
  steps: [
    {
      title: 'Log in with your mobile number',
      text:
        'Open the certificate portal and log in with your mobile number. Use a number of your own: it is verified, ' +
        'and it may not serve for another person’s certificate.',
    },
    {
      title: 'Enter your details',
      text:
        'Choose the certificate and fill in the form. Write your name exactly as it stands on your PAN, with middle ' +
        'name and initials. Give an e-mail address that is yours alone.',
    },
    {
      title: 'Have your documents verified, with video KYC',
      text:
        'Submit your KYC documents. Where a video is asked for, record it fresh, for at least 20 seconds, and hold up ' +
        'your original PAN and identity card until both can be read.',
    },
    {
      title: 'Pay the fee',
      text:
        'Pay now, or later if that suits you better. You can work out the price beforehand with the calculator on ' +
        'this site; it shows the GST.',
    },
    {
      title: 'After approval, eSign and download',
      text:
        'The certifying authority checks the application and approves it. You then confirm by eSign and can download ' +
        'the certificate to your USB token at once.',
    },
  ],
  notes: [
    'Have these at hand: PAN, Aadhaar or another photo identity issued by the government, and your photograph.',
    'For an organisation, add proof that it exists, its PAN and the letter that authorises you.',
    'Nobody can obtain the certificate for you under a power of attorney. You pass the verification yourself.',
    'State only what is true. Hiding or misstating a material fact to get a certificate is an offence under the ' +
      'Information Technology Act, 2000.',
    'Download the certificate within 30 days of the approval.',
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
