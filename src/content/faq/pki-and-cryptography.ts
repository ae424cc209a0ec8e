import { prices } from '#content/prices/prices.ts';
import { documentSignerHsm } from '#content/service/verification.ts';
import { site } from '#content/site.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { type CertificateType, defaultChoice, type Validity } from '#domain/price/choice.ts';

function listTotals(certificateType: CertificateType): string {
  const total = (validity: Validity) =>
    formatTotal({ ...defaultChoice, category: 'docsigner', certificateType, validity }, prices);
  return `${total(1)} for 1 year, ${total(2)} for 2 years or ${total(3)} for 3 years`;
}

export const pkiAndCryptography = {
  letter: 'F',
  slug: 'pki-and-cryptography',
  category: 'PKI and Cryptography',
  items: [
    {
      slug: 'key-pair',
      question: 'What is a key pair?',
      answer:
        'A key pair is two keys that work together, and public key infrastructure (PKI) is based on such pairs. ' +
        'The private key signs and decrypts. Never give your private key to anyone. The public key verifies and encrypts, ' +
        'and because it is part of your certificate, anyone can have it. So everyone can check your signature, but ' +
        'nobody else can make it.',
    },
    {
      slug: 'hash',
      question: 'What is a hash, and why is it signed?',
      answer:
        'A hash is a short fingerprint of a document, and your signature is made from it. If one byte of the ' +
        'document changes, the fingerprint no longer matches. Anyone who checks the signature sees that the file was changed after ' +
        'you signed it.',
    },
    {
      slug: 'x509',
      question: 'What is an X.509 certificate?',
      answer:
        'It is a certificate in the international standard format, now at version 3. It contains the serial ' +
        'number, algorithm, issuer, validity period, holder and public key. Programs on any computer can read it, ' +
        'and because it doesn’t contain the private key, you can show it to others.',
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
        'Our certificates use RSA keys with 2048 bits and the SHA-256 hash, as do many other Indian certificates. ' +
        'Long keys protect you only while nobody else has your token and password. So above all, keep the token and the password safe.',
    },
    {
      slug: 'key-usage',
      question: 'Why can one certificate sign and another not?',
      answer:
        'Each certificate states what it can be used for. A signing certificate lists digitalSignature and ' +
        'nonRepudiation, and an encryption certificate lists only keyEncipherment. To sign on a portal, you need a ' +
        'signing certificate. Open yours and check the key usage.',
    },
    {
      slug: 'where-keys-are-made',
      question: 'Where are my keys created, and does anyone have a copy?',
      answer:
        'Your signing key is created inside your token and can’t leave it, so nobody has a copy. An encryption key is ' +
        'created outside the token, and we archive a copy, so that encrypted data can be recovered. One ' +
        'custodian alone can’t release the copy: two must act together. They can release it to you, or to a person who has this right by law. Keep your old ' +
        'token and certificate too. You may need them to open old files. If you buy Both, you ' +
        'have two certificates, each with its own key.',
    },
    {
      slug: 'policy-numbers',
      question: 'What do the numbers beginning 2.16.356.100 mean?',
      answer: [
        'They name the policy under which a certificate was issued, and programs call them object identifiers (OIDs).',
        '2.16.356.100 is the CCA’s range.',
        '2.16.356.100.2.1, .2.2 and .2.3 mean Class 1, 2 and 3.',
        '2.16.356.100.2.4.1 means eKYC with one kind of proof (factor), and .2.4.2 means eKYC with more than one kind. Certificates that are made ' +
          'for a single eSign contain one of these two numbers. A DSC that you buy from us is Class 3, even with Aadhaar eKYC.',
        '2.16.356.100.10.1 means Document Signer.',
      ],
    },
    {
      slug: 'time-stamp',
      question: 'Why should I add a timestamp to a signature?',
      answer:
        'A timestamp proves when you signed, and therefore that the certificate was valid then. After the ' +
        'certificate has expired, only a timestamp can show that you signed before it expired. So add a timestamp to documents that ' +
        'must remain valid for years.',
    },
    {
      slug: 'document-signer',
      question: 'What is a Document Signer certificate for, and what does bulk signing cost?',
      answer: [
        'It is for signing in bulk. Your organisation’s software signs many documents in the organisation’s name.',
        'It doesn’t replace the authorised signatory. If a person must sign a form, use that person’s DSC.',
        `Sign costs ${listTotals('sign')}, with GST.`,
        `Both (sign and encrypt) costs ${listTotals('both')}, with GST.`,
        documentSignerHsm,
        'You must not keep the keys of an individual DSC in a shared HSM.',
        'Have the papers of your organisation ready: see “Which documents does an organisation need?”.',
        `For set-up and integration, write to ${site.emails.sales}. Say how many documents you sign in a month, with ` +
          'which software, and where the key will be.',
      ],
      links: [
        { title: 'Calculate the price', path: '/pricing' },
        { title: 'See the certificate types', path: '/#services' },
      ],
    },
    {
      slug: 'hsm',
      question: 'What is an HSM?',
      answer:
        'A hardware security module (HSM) is a tamper-resistant box that holds a server’s keys. We use HSM-based ' +
        'encryption: an HSM holds our keys. A token does a similar job for one person. That person’s signing key is created inside the ' +
        'token and stays there. You must not keep the keys of an individual DSC in a shared HSM.',
    },
  ],
} satisfies FaqCategory;
