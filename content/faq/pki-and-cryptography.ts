import type { FaqCategory } from '#domain/faq/faq.ts';

export const pkiAndCryptography = {
  letter: 'F',
  slug: 'pki-and-cryptography',
  category: 'PKI and Cryptography',
  items: [
    {
      slug: 'key-pair',
      question: 'What is a key pair?',
      answer:
        'Two keys that belong together. The private key signs and decrypts, and you keep it to yourself. The public ' +
        'key verifies and encrypts, and anyone may have it, because it is part of your certificate. So everybody ' +
        'can check your signature, but nobody else can make it.',
    },
    {
      slug: 'hash',
      question: 'What is a hash, and why is it signed?',
      answer:
        'A hash is a short fingerprint of a document. Your signature is made over this fingerprint. If one byte of ' +
        'the document changes, its fingerprint no longer fits, and the signature fails. That is how a reader learns ' +
        'that a file was altered after you signed it.',
    },
    {
      slug: 'x509',
      question: 'What is an X.509 certificate?',
      answer:
        'It is the standard shape in which a certificate is written, today in version 3. It holds the serial ' +
        'number, the algorithm, the issuer, the period of validity, the holder and the public key. Programs on any ' +
        'computer can read these entries. The private key is not among them, so you may show your certificate to ' +
        'others.',
    },
    {
      slug: 'certificate-chain',
      question: 'What is a certificate chain?',
      answer:
        'It is the line of signatures from your certificate up to India’s root. A sub-CA signs your certificate, ' +
        'the CA signs that of the sub-CA, and the root kept by the CCA signs that of the CA. Whoever trusts the ' +
        'root can follow the line down to you. Our repository lists the certificates between.',
      links: [{ title: 'Repository', path: '/downloadsRepos' }],
    },
    {
      slug: 'key-size',
      question: 'How strong are the keys?',
      answer:
        'Many Indian certificates use RSA with 2048 bits, together with SHA-256 as the hash; others are possible. Both ' +
        'are named in the details of your certificate. Long keys protect you only while token and password are in ' +
        'your own hands, so take care of those first.',
    },
    {
      slug: 'key-usage',
      question: 'Why can one certificate sign and another not?',
      answer:
        'Because each one states what it may be used for. A signing certificate carries the marks digitalSignature ' +
        'and nonRepudiation; one for encryption carries keyEncipherment and nothing else. A portal that wants a ' +
        'signature needs the first kind. You find the entry under key usage when you open the certificate.',
    },
    {
      slug: 'where-keys-are-made',
      question: 'Where are my keys made, and does anyone have a copy?',
      answer:
        'Your signing key is created inside your token and cannot leave it. An encryption key is different: it is ' +
        'made outside the token, and a copy should be archived before it goes onto the token, so that encrypted data ' +
        'can be recovered. Do not count on that copy: keep the old token and certificate. With Both you have one of ' +
        'each, in two separate certificates.',
    },
    {
      slug: 'policy-numbers',
      question: 'What do the numbers beginning 2.16.356.100 mean?',
      answer: [
        'They name the policy a certificate was issued under; programs call them OIDs.',
        '2.16.356.100 is the range of the CCA.',
        '2.16.356.100.2.1, .2.2 and .2.3 stand for Class 1, 2 and 3.',
        '2.16.356.100.2.4.1 and .2.4.2 stand for eKYC with one factor and with several.',
        '2.16.356.100.10.1 stands for a document signer.',
      ],
    },
    {
      slug: 'time-stamp',
      question: 'Why should I add a time stamp to a signature?',
      answer:
        'Because it shows when you signed. A signature is judged by whether the certificate was valid at that ' +
        'moment. Without a time stamp nobody can show, once the certificate has expired, that you signed before ' +
        'that; with one they can. Use it for papers that have to hold for years.',
    },
    {
      slug: 'document-signer',
      question: 'What is a Document Signer certificate for?',
      answer:
        'For signing in bulk: your organisation’s software puts the organisation’s name to many documents. It does ' +
        'not take the place of the authorised signatory, so a form that a person must sign still needs that ' +
        'person’s DSC. It comes as Sign, Encrypt or Both, and the calculator lists it for the Indian region.',
      links: [{ title: 'See the certificate types', path: '/#services' }],
    },
    {
      slug: 'hsm',
      question: 'What is an HSM?',
      answer:
        'A tamper-resistant box that holds the keys of a server. Our own security builds on HSM-based encryption. ' +
        'For a person, the token does a similar service on a small scale: the signing key is made in it and stays ' +
        'in it. The keys of an individual DSC may not be put into a shared HSM.',
    },
  ],
} satisfies FaqCategory;
