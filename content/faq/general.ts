import { site } from '#content/site.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';

export const general = {
  letter: 'A',
  slug: 'general',
  category: 'General',
  items: [
    {
      slug: 'what-is-a-dsc',
      question: 'What is a digital signature certificate (DSC)?',
      answer:
        'A DSC is an electronic identity that you use to sign online. A licensed certifying authority first checks ' +
        'who you are and then ties your name to a pair of keys. With one kind you sign forms, bids and documents; ' +
        'with the other you keep files private. We issue it on a USB token, so that you hold the key yourself.',
      links: [{ title: 'See the certificate types', path: '/#services' }],
    },
    {
      slug: 'dsc-or-scanned-signature',
      question: 'Is a scanned picture of my signature the same thing?',
      answer:
        'No. A picture of your signature shows neither who placed it nor whether the text stayed the same. A DSC ' +
        'signature is worked out from the exact contents of the file. If even one character is changed later, the ' +
        'check fails and the reader can see it.',
    },
    {
      slug: 'legal-validity',
      question: 'Is a digital signature valid in law?',
      answer:
        'Yes. It rests on the Information Technology Act, 2000. Its section 5 puts a signature made in the ' +
        'prescribed way on the same footing as one written by hand. Departments and courts accept it. Some ' +
        'documents, such as a will, still need paper.',
      links: [{ title: 'Find the Act on India Code', path: 'https://www.indiacode.nic.in' }],
    },
    {
      slug: 'dsc-types',
      question: 'Which types of DSC can I choose from?',
      answer: [
        'Individual: you sign in your own name.',
        'Organisational: you sign for a firm, company or department that has authorised you.',
        'Foreign National: for people of another nationality who sign on Indian portals.',
        'Document Signer: your software signs many documents under the organisation’s name.',
        'DGFT: a category of its own in our price list, for foreign trade.',
        'For every type but DGFT you also choose Sign, Encrypt or Both.',
      ],
      links: [
        { title: 'Compare the types', path: '/#services' },
        { title: 'Work out the price', path: '/pricing' },
      ],
    },
    {
      slug: 'how-long-valid',
      question: 'How long is a DSC valid?',
      answer:
        'You choose 1, 2 or 3 years: one is the minimum and three the maximum. Most uses go with 1 or 2 years; ' +
        'trademark and patent (IPR) filing goes with 1, 2 or 3. The first and the last day are written inside the ' +
        'certificate. Renew before the last day, because an expired certificate cannot be renewed.',
      links: [{ title: 'Compare prices by years', path: '/pricing' }],
    },
    {
      slug: 'sign-encrypt-or-both',
      question: 'Sign, Encrypt or Both: which one do I need?',
      answer:
        'Take Sign if you only put your name to forms and documents: it shows who signed and that nothing has ' +
        'changed since. Take Encrypt if bids or files must be readable only with your key. Both means two certificates ' +
        'with two keys, which many tenders want. Check the portal’s instructions before you choose.',
    },
    {
      slug: 'class-2-today',
      question: 'Can I still buy a Class 2 certificate?',
      answer:
        'No. Since 1 Jan 2021 no new Class 2 certificate has been issued, so what you buy now is Class 3. For ' +
        'Income Tax, for MCA and for GST registration the class used is Class 2, and a portal’s help may still say ' +
        'so; these portals accept Class 3. As no certificate runs longer than three years, the last Class 2 ' +
        'certificates have run out by now.',
    },
    {
      slug: 'more-than-one-dsc',
      question: 'May I hold more than one DSC?',
      answer:
        'Yes. You can have one certificate for signing and another for encryption, or an individual one beside one ' +
        'for your organisation. A portal, though, usually links one certificate to one login. Keep a note of which ' +
        'one you registered where, so that you plug in the right token.',
    },
    {
      slug: 'dsc-or-esign',
      question: 'What is the difference between a DSC and eSign?',
      answer:
        'A DSC is a lasting key on your own token; eSign is made for one signature only. For eSign you confirm with ' +
        'an Aadhaar OTP or biometrics, a certificate is made for that signing, and its key is destroyed afterwards. ' +
        'The IT Act recognises eSign too, through a notification of 27 Jan 2015. Where a portal asks for a DSC by ' +
        'name, use a DSC.',
      links: [{ title: 'eSign guidelines of the CCA', path: 'https://cca.gov.in/sites/files/pdf/esign/CCA-EAUTH.pdf' }],
    },
    {
      slug: 'inside-a-certificate',
      question: 'What can others read in my certificate?',
      answer:
        'Your name, state and PIN code, a serial number, the issuer, the first and last valid day, and your public ' +
        'key. Your e-mail address is there only if it was included. Your PAN cannot be read from it: only its hash, ' +
        'a kind of fingerprint, is stored. The private key of a signing certificate is not in it either; it stays ' +
        'on your token.',
    },
    {
      slug: 'dsc-price',
      question: 'How much does a DSC cost?',
      answer:
        'Use the calculator: it shows the total for what you choose. The price depends on region, category, ' +
        'certificate type and years, and on the extras you tick. A token and assistance can be added for the Indian ' +
        'region only, shipping for both regions. Then 18% GST is added, rounded to a whole rupee.',
      links: [{ title: 'Open the calculator', path: '/pricing' }],
    },
    {
      slug: 'years-of-experience',
      question: 'How long have you been in this field?',
      answer:
        `The company was incorporated in ${site.incorporatedIn}. ` +
        'The “10+ Years of Experience” on our home page stands for the people ' +
        'in our team, not for the age of the company. We work under the IT Act 2000 as a certifying authority ' +
        'approved by the CCA, the Controller of Certifying Authorities.',
    },
  ],
} satisfies FaqCategory;
