import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import type { Process } from '#domain/process/process.ts';

/** What the search portal shows is not ours to describe: the steps keep to the law and to our own part. */
export const revokeDscProcess = {
  slug: 'revoke-dsc-process',
  title: 'How to revoke or suspend a DSC',
  description:
    'Lost your token, or no longer need the certificate? How to have a DSC revoked or suspended online, who may ask, ' +
    'and whom to call.',
  heading: 'Revoke or suspend a DSC online',
  intro:
    'If your token is lost or stolen, or somebody else knows its password, act at once. A revoked certificate makes ' +
    'no more valid signatures.',
  steps: [
    {
      title: 'Choose: suspend or revoke',
      text:
        'A suspension stops the certificate for a time. A revocation is final: the certificate cannot be renewed or ' +
        'reissued, and you apply afresh. If the token is gone, revoke.',
    },
    {
      title: 'Find the certificate',
      text:
        'Open the certificate search and look for it there. Make sure that it is the right one: you may hold one ' +
        'for signing and another for encryption.',
    },
    {
      title: 'Ask for it and give the reason',
      text:
        'Say who asks, which certificate it is and why. If you cannot finish online, sign the Revocation Form and send ' +
        'it to us, or call, with the serial number or application number.',
    },
    {
      title: 'See that it is done',
      text:
        'The holder is told. The serial number of a revoked certificate appears in our revocation list, which is ' +
        'refreshed about every 24 hours.',
    },
  ],
  notes: [
    'The holder may ask, or a person who is duly authorised. The certifying authority may act as well.',
    'Reasons are, for example: token lost or stolen, password known to others, name or organisation changed, wrong ' +
      'data, certificate no longer needed.',
    'When the holder of an organisational certificate leaves, the organisation asks for the revocation.',
    'Documents that were signed before the revocation stay validly signed.',
    'A suspension goes on beyond fifteen days only after the holder has been given a hearing.',
  ],
  button: { title: 'Find your certificate', href: site.portals.certificateSearch },
  forms: [documentHeads.revocationForm],
  phone: site.phones.support,
  email: site.emails.revocation,
  lastReviewed: '2026-11-20',
} as const satisfies Process;
