import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import type { Process } from '#domain/process/process.ts';

/** What the search portal shows is not ours to describe: the steps keep to the law and to our own part. */
export const revokeDscProcess = {
  slug: 'revoke-dsc-process',
  title: 'How to revoke or suspend a DSC',
  description:
    'Lost your token, or no longer need your certificate? How to revoke or suspend a digital signature certificate ' +
    '(DSC), and who can request it.',
  heading: 'Revoke or suspend a DSC online',
  intro:
    'Act immediately if your token is lost or stolen, or if someone else knows its password. After you revoke a ' +
    'digital signature certificate (DSC), nobody can make a valid signature with it.',
  steps: [
    {
      title: 'Choose suspension or revocation',
      text:
        'Suspension stops the certificate for some time. Revocation is permanent. A revoked certificate cannot be ' +
        'renewed or reissued, so you must apply again. If your token is lost or stolen, choose revocation.',
    },
    {
      title: 'Find the certificate',
      text:
        'Find your certificate in the certificate search. Check that it is the right one. You may have one ' +
        'certificate for signing and another for encryption.',
    },
    {
      title: 'Submit your request and the reason',
      text:
        'Tell us who you are, which certificate it is and why you want this. If you cannot finish online, sign the ' +
        'Revocation Form and send it to us, or call us. Give the serial number or application number.',
    },
    {
      title: 'Check the result',
      text:
        'We inform the certificate holder. The serial number of a revoked certificate appears in our certificate ' +
        'revocation list (CRL). We refresh the list about every 24 hours.',
    },
  ],
  notes: [
    'The certificate holder or a duly authorised person can ask for revocation or suspension. The certifying ' +
      'authority can also act without a request.',
    'Common reasons: the token is lost or stolen, others know the password, or you no longer need the certificate. ' +
      'Another reason is that your name, organisation or other data has changed or is wrong.',
    'When the holder of an organisation’s certificate leaves, the organisation must ask us to revoke it.',
    'Signatures made before revocation remain valid.',
    'A suspension can last longer than 15 days only after the certificate holder has had a hearing.',
  ],
  button: { title: 'Find your certificate', href: site.portals.certificateSearch },
  forms: [documentHeads.revocationForm],
  phone: site.phones.support,
  email: site.emails.revocation,
  lastReviewed: '2026-11-20',
} as const satisfies Process;
