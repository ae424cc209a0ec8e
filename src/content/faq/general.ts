import { documentHeads } from '#content/document/document-heads.ts';
import { assistanceSentences, deliverySentences, shippingAbroad } from '#content/prices/add-on-contents.ts';
import { bulkOrders } from '#content/prices/bulk-orders.ts';
import { lowestPrice } from '#content/prices/lowest-price.ts';
import { prices } from '#content/prices/prices.ts';
import {
  cancelOrder,
  failedPayment,
  paymentMethods,
  refundAfterIssue,
  refundBeforeIssue,
  taxInvoice,
} from '#content/service/payment.ts';
import { indianAbroad, panHash, revocationMailbox, threeYearsAndToken } from '#content/service/verification.ts';
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
        'A DSC is your electronic identity for signing online. A licensed certifying authority checks who you are. ' +
        'It then links your name to a pair of keys: you keep the one that signs, and anyone can check your signature with the other. There are two types of certificate: a ' +
        'signing certificate signs forms, bids and documents, and an encryption certificate keeps files private. You download your DSC to a USB token, so you hold the key yourself.',
      links: [{ title: 'See the certificate types', path: '/#services' }],
    },
    {
      slug: 'dsc-or-scanned-signature',
      question: 'Is a scanned picture of my signature the same as a DSC?',
      answer:
        'No. A picture doesn’t show who placed it, or whether the text was changed. A DSC signature is calculated ' +
        'from the exact contents of the file. If someone changes even one character later, the check fails.',
    },
    {
      slug: 'legal-validity',
      question: 'Is a digital signature legally valid?',
      answer:
        'Yes. Section 5 of the Information Technology (IT) Act, 2000 gives a digital signature the same status as a ' +
        'handwritten one. The digital signature must be made in the way that the law prescribes. Departments and courts accept it, though some documents, such as a ' +
        'will, must still be on paper.',
      links: [{ title: 'Find the Act on India Code', path: 'https://www.indiacode.nic.in' }],
    },
    {
      slug: 'dsc-types',
      question: 'Which kinds of DSC can I choose from?',
      answer: [
        'Individual: you sign in your own name.',
        'Organisational: you sign for a firm, company or department that has authorised you. The calculator says ' +
          'Organization.',
        'Foreign National: you are a citizen of another country and sign on Indian portals. In the calculator, ' +
          `choose the region Foreign. ${indianAbroad}`,
        'Document Signer: your software signs many documents in the organisation’s name. The calculator says ' +
          'DocSigner.',
        'Directorate General of Foreign Trade (DGFT): for foreign trade, if the certificate must carry your Importer-Exporter Code (IEC).',
        'For every category except DGFT, you also choose a certificate type: Sign, Encrypt or Both.',
      ],
      links: [
        { title: 'Compare the kinds', path: '/#services' },
        { title: 'Calculate the price', path: '/pricing' },
      ],
    },
    {
      slug: 'how-long-valid',
      question: 'How long is a DSC valid?',
      answer:
        'The minimum is 1 year and the maximum is 3 years. For most uses, 1 or 2 years are enough. You can ' +
        `also choose 3, for example for trademark and patent filing. ${threeYearsAndToken} The ` +
        'certificate shows the date on which it expires: renew it before that, because an expired certificate ' +
        'can’t be renewed.',
      links: [{ title: 'Compare prices for 1, 2 and 3 years', path: '/pricing' }],
    },
    {
      slug: 'sign-encrypt-or-both',
      question: 'Sign, Encrypt or Both: which one do I need?',
      answer:
        'Choose Sign if you only sign forms and documents: it shows who signed, and that nothing has changed ' +
        'since. Choose Encrypt if bids or files must be readable only with your key. You can’t sign with an encryption certificate. ' +
        'With the type Both, you get two certificates with two keys. For a tender, choose Both only if the notice asks for your ' +
        'own encryption certificate.',
    },
    {
      slug: 'class-2-today',
      question: 'Can I still buy a Class 2 certificate?',
      answer:
        'No. New Class 2 certificates haven’t been issued since 1 January 2021, so you now buy Class 3 and don’t ' +
        'have to choose a class. Help pages may still name Class 2 for Income Tax, the Ministry of Corporate Affairs (MCA) and Goods ' +
        'and Services Tax (GST) registration. These portals accept Class 3. A certificate lasts three years at most, so the last Class 2 certificates have ' +
        'expired by now.',
    },
    {
      slug: 'more-than-one-dsc',
      question: 'Can I have more than one DSC?',
      answer:
        'Yes. You can have separate certificates for signing and encryption. You can also have both an individual and an organisational DSC. A portal usually links one certificate to one login. Write down which certificate you ' +
        'registered on which portal, so that you plug in the right token.',
    },
    {
      slug: 'dsc-or-esign',
      question: 'What is the difference between a DSC and eSign?',
      answer:
        'With a DSC, you sign as often as you want with a key on your own token. With eSign, you confirm a single ' +
        'signature with an Aadhaar one-time password (OTP) or biometrics. A certificate is made for that signature ' +
        'only, and its key is destroyed afterwards. The IT Act also recognises eSign, through a notification of 27 ' +
        'January 2015. But if a portal asks for a DSC, you need a DSC.',
      links: [{ title: 'Official eSign guidelines', path: 'https://cca.gov.in/sites/files/pdf/esign/CCA-EAUTH.pdf' }],
    },
    {
      slug: 'inside-a-certificate',
      question: 'What can others see in my certificate?',
      answer:
        'They can see your name, state, pincode and public key, the serial number, the issuer, and the start and ' +
        'expiry dates. If you sign for an organisation, its name appears. Your email address appears only if you ' +
        'chose to include it. Your Permanent Account Number (PAN) appears only as a hash, a kind of fingerprint. ' +
        `${panHash} Your private signing key isn’t in the certificate, because it stays on your token.`,
    },
    {
      slug: 'dsc-price',
      question: 'How much does a DSC cost?',
      answer:
        `The lowest price is ${lowestPrice} with GST for one year. A USB token costs extra. The calculator shows your total. It ` +
        'depends on the region, category, certificate type, number of years and extras. In the Indian region only, you can add a token and assistance. You can order ' +
        `shipping in both regions. In the Foreign region, we send only two papers: the tax invoice and your agreement with us. The total includes ${prices.gstPercent}% GST, which is rounded to a whole rupee. ${refundBeforeIssue} ${refundAfterIssue}`,
      links: [{ title: 'Open the calculator', path: '/pricing' }],
    },
    {
      slug: 'years-of-experience',
      question: 'How many years of experience do you have?',
      answer:
        'Our team has 10+ years of experience. This isn’t the age of the company, which was incorporated in ' +
        `${site.incorporatedIn}. To see whether an authority’s licence is in force, look in the list of the Controller of ` +
        'Certifying Authorities (CCA).',
      links: [{ title: 'Licensed authorities (CCA)', path: 'https://cca.gov.in/licensed_ca.html' }],
    },

    {
      slug: 'payment-and-invoice',
      question: 'How can I pay, and do I get a tax invoice?',
      answer: `${paymentMethods} ${taxInvoice}`,
      links: [{ title: 'Calculate the price', path: '/pricing' }],
    },
    {
      slug: 'cancel-order',
      question: 'How do I cancel an order, get a refund or trace a payment?',
      answer: [
        refundBeforeIssue,
        refundAfterIssue,
        cancelOrder,
        failedPayment,
        `Our sales desk: ${site.emails.sales} or ${site.phones.sales}.`,
      ],
      links: [{ title: documentHeads.termsOfService.title, path: documentHeads.termsOfService.path }],
    },
    {
      slug: 'bulk-prices',
      question: 'Can I order many certificates at once?',
      answer: [
        `Yes. The prices in our list are for one certificate. ${bulkOrders}`,
        `Write to ${site.emails.sales}, or call ${site.phones.sales}.`,
        'Say how many certificates you need, which types, for how many years, how many tokens, and your pincode.',
        'Each person needs a token, a mobile number and an email address of their own, and records a video.',
        'For an organisation’s certificates, have its documents ready. When a holder leaves, ask us to revoke the certificate.',
      ],
      links: [
        { title: 'Which documents does an organisation need?', path: '/Home/Faq#documents-organisation' },
        { title: 'Calculate the price', path: '/pricing' },
      ],
    },
    {
      slug: 'assistance-levels',
      question: 'What does assistance include?',
      answer: [
        ...assistanceSentences,
        'Nobody who helps you may ask for your token password or an OTP, and you can also apply without assistance.',
      ],
      links: [{ title: 'Prices of assistance', path: '/pricing' }],
    },
    {
      slug: 'shipping-times',
      question: 'How soon does a token reach me?',
      answer: [...deliverySentences, 'We count the days from your payment.', shippingAbroad],
      links: [{ title: 'Prices of shipping', path: '/pricing' }],
    },
    {
      slug: 'which-desk',
      question: 'Who do I contact, and can I write in Hindi?',
      answer: [
        'You are welcome to write to us in Hindi.',
        `Your application, certificate or token: ${site.emails.support} or ${site.phones.support}.`,
        `Prices, orders and invoices: ${site.emails.sales} or ${site.phones.sales}.`,
        `Revocation: ${site.emails.revocation}. ${revocationMailbox}`,
        `Anything else: ${site.emails.info}.`,
        `Our hours are ${site.hours}. We announce the days on which we are closed under Latest Updates.`,
      ],
      links: [{ title: 'Contact section', path: '/#contact' }],
    },
  ],
} satisfies FaqCategory;
