import { names } from '#content/layout/names.ts';
import { times } from '#content/service/times.ts';
import { suspendedAtOnce } from '#content/service/verification.ts';
import { site } from '#content/site.ts';
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
        'The document is exactly the one that was signed, byte for byte.',
        'The certificate was within its validity dates when it was used.',
        'The certificate chain ends at a trusted root.',
        'The certificate hadn’t been revoked.',
        'The certificate was issued for signing.',
      ],
      links: [{ title: names.check, path: '/check' }],
    },
    {
      slug: 'crl',
      question: 'What is a CRL, and how often is yours updated?',
      answer: [
        'A certificate revocation list (CRL) contains the serial numbers of revoked certificates. The list is ' +
          `signed. It shows its own date and the date of the next list. We update ours ${times.revocationList}, so a ` +
          'revocation may appear only in the next list. Our repository has one list for each authority. The list of the ' +
          'sub-CA covers the certificates that it issues to users.',
        ...(site.isDemonstration
          ? [
              'But the files in the repository are a demonstration. To check a real certificate, use the list at the address that the certificate contains.',
            ]
          : []),
        'To see that address in Windows, open the certificate, choose Details, and select “CRL Distribution Points”.',
      ],
      links: [{ title: 'Certificates and CRL', path: '/downloadsRepos' }],
    },
    {
      slug: 'ocsp',
      question: 'Do you have an OCSP responder, and how does OCSP differ from a CRL?',
      answer: [
        'We publish no address of an OCSP (Online Certificate Status Protocol) responder on this website. If there is one, your ' +
          'certificate shows its address under Authority Information Access (AIA).',
        `If the certificate contains no OCSP address, use the certificate revocation list (CRL), which we update ${times.revocationList}.`,
        'With OCSP, your software asks about one certificate and gets a live answer. With a CRL, your software ' +
          'downloads the whole list. It shows only revocations up to the time when the list was issued.',
      ],
      links: [{ title: 'Certificates and CRL', path: '/downloadsRepos' }],
    },
    {
      slug: 'adobe-question-mark',
      question: 'Why does Adobe show a question mark or “Signature validity unknown”?',
      answer: [
        'Usually the PDF reader doesn’t have India’s root certificate, or doesn’t trust it yet.',
        'Get the root certificate from the CCA.',
        'Compare its fingerprint with the one that the CCA gives.',
        'Mark the root as trusted only if the two are exactly the same.',
        'Validate the signature again, and keep the revocation check switched on.',
      ],
      links: [
        { title: names.check, path: '/check' },
        { title: 'Root certificates', path: 'https://www.cca.gov.in/root_certificate.html' },
      ],
    },
    {
      slug: 'pdf-in-the-browser',
      question: 'My browser opens the PDF but doesn’t check the signature. Why?',
      answer:
        'PDF viewers in browsers only show the page and don’t check signatures. A signature box on the page proves ' +
        'nothing until a program checks it. Save the file and check it on this site, or open it in Adobe Acrobat on ' +
        'a computer.',
      links: [{ title: names.check, path: '/check' }],
    },
    {
      slug: 'genuine-root',
      question: 'How do I check that a root certificate is genuine?',
      answer:
        'Compare its fingerprint with the one from the CCA. Write to verifyroot@cca.gov.in, and the CCA sends you the fingerprint in an automatic reply. Every character must match: if one differs, don’t trust the certificate and ' +
        'don’t install it.',
      links: [
        { title: 'Questions on the root', path: 'https://www.cca.gov.in/index.php/root_ca_faq.html' },
        { title: 'Root certificates', path: 'https://www.cca.gov.in/root_certificate.html' },
      ],
    },
    {
      slug: 'signed-then-expired',
      question: 'The certificate has expired. Is last year’s signature still valid?',
      answer:
        'Yes, if the certificate was valid when you signed. Only a timestamp proves this: without one, nobody can ' +
        'show that you signed before the certificate expired. You can’t sign with an expired certificate, so apply ' +
        'for a new one.',
      links: [{ title: 'Apply for a DSC', path: '/apply-dsc-process' }],
    },
    {
      slug: 'signed-then-revoked',
      question: 'The certificate was revoked. What about my earlier signatures?',
      answer:
        'They stay valid if the certificate was valid when you signed. A timestamp proves that you signed ' +
        'before the revocation. A signature made after the revocation isn’t valid. You can’t reactivate a revoked ' +
        'certificate, so apply for a new one.',
      links: [{ title: 'Apply for a DSC', path: '/apply-dsc-process' }],
    },
    {
      slug: 'revocation-reasons',
      question: 'When should a DSC be revoked?',
      answer: [
        'The token is lost or stolen, or someone who knows its password could use it.',
        'Your name or your organisation has changed, or you have left the organisation.',
        'Something in the certificate is wrong.',
        'You no longer need the certificate.',
        'The holder has died, or the firm has closed.',
        'The certificate was misused, or the CCA or a court orders the revocation.',
      ],
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'who-can-revoke',
      question: 'Who can ask to revoke a DSC, and how?',
      answer:
        'You, as the certificate holder, or a duly authorised person can ask. After your death, an heir or representative ' +
        'can ask. As the certifying authority, we can also revoke it without a request, for example if its holder broke the rules. Before that, we must by law give the holder a chance to explain their side. If your token is lost or ' +
        `stolen, write to ${site.emails.revocation} at once, or call us. ${suspendedAtOnce} If you want to revoke for any other reason, start on our revocation page.`,
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'suspend-or-revoke',
      question: 'What is the difference between suspending and revoking?',
      answer:
        'A suspension is temporary. A revocation is permanent: you must then apply for a new certificate. ' +
        'You or an authorised person can ask for a suspension, and a certificate can also be suspended in the ' +
        'public interest. We inform the certificate holder. A suspension may last more than 15 days only if ' +
        'the holder has first had a chance to explain their side.',
      links: [{ title: 'Suspend or revoke', path: '/revoke-dsc-process' }],
    },
  ],
} satisfies FaqCategory;
