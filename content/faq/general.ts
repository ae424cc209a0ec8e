import type { FaqCategory } from '#domain/faq/faq.ts';

export const general = {
  letter: 'A',
  slug: 'general',
  category: 'General',
  items: [
    {
      slug: 'what-is-a-dsc',
      question: 'What is a digital signature certificate?',
      answer:
        'It is an electronic identity, issued by a licensed certifying authority, that ties a person or an ' +
        'organisation whose identity was checked to a pair of keys. You sign with the private key; anybody can check ' +
        'with the public one. Another kind of certificate encrypts.',
    },
    {
      slug: 'scanned-signature',
      question: 'How does it differ from a scanned signature?',
      answer:
        'A picture of a signature proves nothing: it can be pasted under any text. A digital signature is worked out ' +
        'from the exact bytes of the document. Change one of them and the check fails.',
    },
    {
      slug: 'valid-in-law',
      question: 'Does it count in law?',
      answer:
        'Yes. The Information Technology Act, 2000 puts an electronic signature made in the prescribed way on a level ' +
        'with one by hand. Some documents, a will for example, still need paper.',
    },
    {
      slug: 'which-kinds',
      question: 'Which kinds are there?',
      answer: [
        'Individual: you sign in your own name.',
        'Organisational: you sign for a firm, company or department.',
        'Foreign national: for citizens of another country.',
        'Document signer: an organisation’s software signs in bulk.',
      ],
      links: [{ title: 'Compare the four', path: '/#services' }],
    },
    {
      slug: 'sign-encrypt-both',
      question: 'Do I need Sign, Encrypt or Both?',
      answer:
        'Sign shows who signed and that nothing changed. Encrypt keeps a file readable only to the holder of the key. ' +
        'Tenders often ask for both. They are two certificates with two keys, on the same token.',
    },
    {
      slug: 'how-long-valid',
      question: 'How long is a certificate valid?',
      answer:
        'One, two or three years, as you choose when you apply. One or two years suit most uses; for trademark and ' +
        'patent filings the minimum is one year and the maximum three. Renew before the end date: your identity is ' +
        'checked again. A certificate that has expired or was revoked cannot be renewed; you apply afresh.',
    },
    {
      slug: 'more-than-one',
      question: 'May I hold more than one?',
      answer:
        'Yes. Many people keep a signing and an encryption certificate, or one of their own beside one of their ' +
        'organisation. A portal usually ties one certificate to one login.',
    },
    {
      slug: 'dsc-or-esign',
      question: 'Is eSign the same thing?',
      answer:
        'No. A DSC keeps its key on your token for years. eSign makes a certificate for a single signing, after an ' +
        'Aadhaar check by one-time password or fingerprint, and destroys the key afterwards. Both are recognised.',
    },
  ],
} as const satisfies FaqCategory;
