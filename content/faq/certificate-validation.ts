import type { FaqCategory } from '#domain/faq/faq.ts';

export const certificateValidation = {
  letter: 'H',
  slug: 'certificate-validation',
  category: 'Certificate Validation',
  items: [
    {
      slug: 'what-is-checked',
      question: 'What is checked before a signature counts as valid?',
      answer: [
        'The document is, byte for byte, the one that was signed.',
        'The certificate was within its dates when it was used.',
        'Its chain ends at a trusted root.',
        'It had not been revoked.',
        'Its purpose allows signing.',
      ],
    },
    {
      slug: 'crl',
      question: 'What is a CRL, and how often is yours refreshed?',
      answer:
        'A certificate revocation list names the serial numbers of revoked certificates. It is signed, and it says ' +
        'when it was issued and when the next one is due. Ours is refreshed about every 24 hours. A revocation can ' +
        'therefore take until the next list to show. Our repository has a row for it.',
      links: [{ title: 'Certificates and CRL', path: '/downloadsRepos' }],
    },
    {
      slug: 'ocsp',
      question: 'How does OCSP differ from a CRL?',
      answer:
        'With OCSP your software asks about one certificate and gets the answer live. A CRL is fetched as a whole ' +
        'list, and it is as fresh as its last issue. You need not look for the OCSP address: where a certificate ' +
        'has one, it is inside, in an entry named AIA.',
    },
    {
      slug: 'adobe-question-mark',
      question: 'Adobe shows a question mark or “Signature validity unknown”. Why?',
      answer: [
        'Most often because the reader lacks India’s root: some readers do not trust it unless you tell them to.',
        'Get the root certificate from the CCA.',
        'Compare its fingerprint with the one the CCA gives.',
        'Only if they are the same, mark the root as trusted.',
        'Validate the signature again, and leave the revocation check switched on.',
      ],
      links: [{ title: 'Root certificates', path: 'https://www.cca.gov.in/root_certificate.html' }],
    },
    {
      slug: 'pdf-in-the-browser',
      question: 'My browser opens the PDF but does not check the signature. Why?',
      answer:
        'Because the viewers built into browsers do not validate signatures. They only show the page, and the ' +
        'signature box on a page proves nothing until a program checks it. Save the file, open it in Acrobat on a ' +
        'computer, and look at the result there.',
    },
    {
      slug: 'genuine-root',
      question: 'How can I tell that a root certificate is genuine?',
      answer:
        'Compare its fingerprint with the one that comes from the CCA. You get it from the CCA by an automatic ' +
        'reply to a mail; the CCA’s questions page on the root tells you how. Every character must agree. If one ' +
        'differs, do not trust the certificate and do not install it.',
      links: [
        { title: 'Questions on the root', path: 'https://www.cca.gov.in/index.php/root_ca_faq.html' },
        { title: 'Root certificates', path: 'https://www.cca.gov.in/root_certificate.html' },
      ],
    },
    {
      slug: 'signed-then-expired',
      question: 'The certificate has expired. Is last year’s signature still good?',
      answer:
        'Yes, if the certificate was valid when you signed; that is the moment that counts. The harder part is to ' +
        'prove the moment. A time stamp does it; without one nobody can show that you signed before the end date. ' +
        'An expired certificate makes no new signatures, so apply for a fresh one.',
      links: [{ title: 'Apply for a DSC', path: '/apply-dsc-process' }],
    },
    {
      slug: 'signed-then-revoked',
      question: 'The certificate was revoked. What about my earlier signatures?',
      answer:
        'They stand, because what you signed before the revocation was signed with a valid certificate. A time ' +
        'stamp helps here as well: it shows that the signature came first. Nothing signed afterwards counts, and a ' +
        'revoked certificate cannot be brought back. You apply for a fresh one.',
      links: [{ title: 'Apply for a DSC', path: '/apply-dsc-process' }],
    },
    {
      slug: 'revocation-reasons',
      question: 'When should a DSC be revoked?',
      answer: [
        'The token is lost or stolen, or someone else knows its password.',
        'Your name or your organisation has changed, or you have left it.',
        'Something in the certificate is wrong.',
        'You no longer need it.',
        'The holder has died, or the firm has closed.',
        'It was misused, or the authority orders it.',
      ],
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'who-can-revoke',
      question: 'Who can have a DSC revoked, and how?',
      answer:
        'You as its holder, a person duly authorised, or the certifying authority itself after a breach. Start from ' +
        'our revocation page: it leads to the certificate search and gives the phone and mail for such requests. If ' +
        'the authority acts on its own, the law lets the holder be heard and requires that he or she is told.',
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'suspend-or-revoke',
      question: 'What is the difference between suspending and revoking?',
      answer:
        'A suspension is for a time; a revocation is final, and only a fresh application brings you a new ' +
        'certificate. You or an authorised person can ask for a suspension, or it comes in the public interest. It ' +
        'may go on beyond fifteen days only after a hearing, and the holder is informed.',
      links: [{ title: 'Suspend or revoke', path: '/revoke-dsc-process' }],
    },
  ],
} satisfies FaqCategory;
