import { documentSignerHsm } from '#content/service/verification.ts';
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
        'A key pair is two keys that work together. Public key infrastructure (PKI) is based on such pairs. The ' +
        'private key signs and decrypts, and you keep it to yourself. The public key verifies and encrypts. It is ' +
        'part of your certificate, so anyone can have it. Everyone can check your signature, but nobody else can ' +
        'make it.',
    },
    {
      slug: 'hash',
      question: 'What is a hash, and why is it signed?',
      answer:
        'A hash is a short fingerprint of a document, and your signature is made from it. If one byte of the ' +
        'document changes, the fingerprint no longer matches and the signature fails. This shows the reader that ' +
        'someone changed the file after you signed it.',
    },
    {
      slug: 'x509',
      question: 'What is an X.509 certificate?',
      answer:
        'It is a certificate in the international standard format, now at version 3. It contains the serial ' +
        'number, algorithm, issuer, validity period, holder and public key. Programs on any computer can read it. ' +
        'It does not contain the private key, so you can show your certificate to others.',
    },
    {
      slug: 'certificate-chain',
      question: 'What is a certificate chain?',
      answer:
        'A certificate chain links your certificate to India’s root certificate, step by step. A sub-CA signs your ' +
        'certificate, the certifying authority (CA) signs the sub-CA’s certificate, and the CCA’s root signs the ' +
        'CA’s certificate. If you trust the root, you can check every certificate below it. Our repository lists the ' +
        'certificates in between.',
      links: [{ title: 'Repository', path: '/downloadsRepos' }],
    },
    {
      slug: 'key-size',
      question: 'How strong are the keys?',
      answer:
        'Many Indian certificates use 2048-bit RSA keys and the SHA-256 hash. Others are possible, and the details ' +
        'of your certificate show which ones it uses. Long keys protect you only while nobody else has your token ' +
        'and password, so keep those safe first.',
    },
    {
      slug: 'key-usage',
      question: 'Why can one certificate sign and another not?',
      answer:
        'Each certificate states what it can be used for. A signing certificate lists digitalSignature and ' +
        'nonRepudiation. An encryption certificate lists only keyEncipherment. To sign on a portal, you need a ' +
        'signing certificate, so open the certificate and check the key usage.',
    },
    {
      slug: 'where-keys-are-made',
      question: 'Where are my keys created, and does anyone have a copy?',
      answer:
        'Your signing key is created inside your token and cannot leave it, so it has no copy. An encryption ' +
        'key is created outside the token. We archive a copy of it, so that encrypted data can be recovered. ' +
        'Keep your old token and certificate all the same, because you may need them to open old files. Only ' +
        'two custodians together can release it, to you or to a person whom the law empowers. If you buy ' +
        'Both, you have one key of each kind, in two separate certificates.',
    },
    {
      slug: 'policy-numbers',
      question: 'What do the numbers beginning 2.16.356.100 mean?',
      answer: [
        'They name the policy under which a certificate was issued. Programs call them object identifiers (OIDs).',
        '2.16.356.100 is the CCA’s range.',
        '2.16.356.100.2.1, .2.2 and .2.3 mean Class 1, 2 and 3.',
        '2.16.356.100.2.4.1 and .2.4.2 mean eKYC with a single factor and with more than one. Certificates ' +
          'for one eSign carry them. A DSC that you buy from us is Class 3, also with Aadhaar eKYC.',
        '2.16.356.100.10.1 means Document Signer.',
      ],
    },
    {
      slug: 'time-stamp',
      question: 'Why should I add a time stamp to a signature?',
      answer:
        'A time stamp shows when you signed, and the certificate must have been valid at that time. After the ' +
        'certificate expires, only a time stamp can show that you signed before. Add one to documents that must ' +
        'remain valid for years.',
    },
    {
      slug: 'document-signer',
      question: 'What is a Document Signer certificate for?',
      answer:
        'It is for signing in bulk: your organisation’s software signs many documents in the organisation’s name. It ' +
        'does not replace the authorised signatory, so if a person must sign a form, use that person’s DSC. You can ' +
        `choose Sign, Encrypt or Both. The calculator lists it for the Indian region. ${documentSignerHsm}`,
      links: [{ title: 'See the certificate types', path: '/#services' }],
    },
    {
      slug: 'hsm',
      question: 'What is an HSM?',
      answer:
        'A hardware security module (HSM) is a tamper-resistant box that holds a server’s keys. Our own security ' +
        'uses HSM-based encryption. A token does a similar job for one person: the signing key is created in it and ' +
        'stays in it. You must not keep the keys of an individual DSC in a shared HSM.',
    },
  ],
} satisfies FaqCategory;
