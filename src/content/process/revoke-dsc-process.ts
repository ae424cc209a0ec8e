import { documentHeads } from '#content/document/document-heads.ts';
import { names } from '#content/layout/names.ts';
import { neverAskedFor, signedByThief, stolenLaptop } from '#content/service/misuse.ts';
import { applyAgainPrice } from '#content/service/renewal.ts';
import { times } from '#content/service/times.ts';
import { suspendedAtOnce, withoutVerifiedNumber } from '#content/service/verification.ts';
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
  intro: 'Revocation stops a digital signature certificate (DSC) permanently. Suspension stops it for a limited time.',
  urgent: {
    heading: 'Do this now',
    text: 'Is your token lost or stolen, or could someone who knows its password use it? Ask for revocation now.',
    find: 'To look up the serial number of your certificate:',
    have: [
      'Your name, PAN and mobile number, as in your application.',
      'Your application number, if you have it.',
      'The serial number of the certificate. You can find it without the token, in the certificate search or in any PDF that you have signed.',
    ],
    next: [
      suspendedAtOnce,
      withoutVerifiedNumber,
      'Tell every portal on which the certificate is registered.',
      'If the token was stolen, report the theft to the police, and keep a copy of the report.',
      'The revoked certificate can’t be used again, but you can apply for a new one. Register it on every portal you use.',
    ],
  },
  questions: [
    {
      question: 'How long does it take?',
      answer: `If someone else may have your key, we suspend the certificate as soon as we have called you back. We refresh our list of revoked certificates ${times.revocationList}.`,
    },
    {
      question: 'What does it cost?',
      answer: `Nothing. ${applyAgainPrice}`,
      link: { title: 'See our prices', path: '/pricing' },
    },
  ],
  cases: [
    { id: 'stolen-laptop', heading: 'Your laptop was stolen', lines: stolenLaptop },
    { id: 'signed-by-a-thief', heading: 'Someone may have signed in your name', lines: signedByThief },
    {
      id: 'never-asked-for',
      heading: 'There is a certificate in your name that you never asked for',
      lines: neverAskedFor,
    },
  ],
  steps: [
    {
      title: 'Choose suspension or revocation',
      text:
        'Revocation is permanent: a revoked certificate can’t be renewed or reissued, so you must apply again. If you ' +
        'aren’t sure that the token is lost, ask for suspension. If you find the token, ask us to end the suspension, ' +
        'on our certificate portal or with the Revocation Form.',
    },
    {
      title: 'Find the certificate',
      text:
        'Click “Find your certificate”, and enter your name or the serial number in the search portal. Check that ' +
        'you have found the right one, because you may have one certificate for signing and another for encryption.',
    },
    {
      title: 'Submit your request and the reason',
      text:
        `Make the request on our certificate portal, or sign the Revocation Form and send it to ${site.emails.revocation}. ` +
        'Give your name, the serial number or application number, and the reason.',
    },
    {
      title: 'Check the result',
      text:
        'We inform the certificate holder. The serial number of a revoked certificate appears in our certificate ' +
        `revocation list (CRL), which we refresh ${times.revocationList}.`,
    },
  ],
  notes: [
    {
      lines: [
        'The certificate holder or a duly authorised person can ask for revocation or suspension. After the holder’s ' +
          'death, an heir or representative can ask for it. As the certifying authority, we can also suspend or revoke a certificate without a request.',
        'Common reasons: the token is lost or stolen, or others could use it. Other reasons: you no longer need the certificate, your details have changed, or something in the certificate is wrong.',
        'When the holder of an organisation’s certificate leaves, the organisation must ask us to revoke it.',
        'A suspension may last more than 15 days only if the holder has first had a chance to explain their side.',
      ],
    },
  ],
  button: { title: names.findCertificate, href: site.portals.certificateSearch },
  forms: [documentHeads.revocationForm],
  lastReviewed: '2026-11-20',
} as const satisfies Process;
