import { documentHeads } from '#content/document/document-heads.ts';
import {
  certificateUse,
  howToFill,
  letterhead,
  personFields,
  signatory,
  validity,
  whereToSend,
} from '#content/document/form-parts.ts';
import { type Document, list } from '#domain/document/document.ts';
import { dateField } from '#domain/document/form.ts';

/** A company’s board lets somebody act for it. */
export const boardResolution: Document = {
  head: documentHeads.boardResolution,
  subtitle: 'A certified extract of the resolution by which a company lets somebody obtain a certificate for it.',
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this extract',
      body: [
        list(
          howToFill,
          'It is certified by a director or the company secretary, who is not the person authorised here unless nobody ' +
            'else can certify it.',
          whereToSend,
        ),
        letterhead,
      ],
    },
    {
      heading: 'The meeting',
      body: [
        {
          kind: 'fields',
          fields: [
            { name: 'company', label: 'Name of the company', share: 7 },
            { name: 'cin', label: 'CIN', share: 5, limit: 21 },
          ],
        },
        {
          kind: 'choice',
          name: 'form-of-resolution',
          label: 'The resolution was passed',
          options: [
            { value: 'meeting', label: 'at a meeting of the board' },
            { value: 'circulation', label: 'by circulation' },
          ],
        },
        {
          kind: 'fields',
          fields: [
            dateField({ name: 'passed-on', label: 'On', share: 3 }),
            { name: 'passed-at', label: 'At', help: 'place of the meeting', share: 5 },
            { name: 'resolution-number', label: 'Number of the resolution', share: 4 },
          ],
        },
        {
          kind: 'checks',
          checks: [{ name: 'quorum', label: 'The board was properly convened and had its quorum.' }],
        },
      ],
    },
    {
      heading: 'The resolution',
      body: [
        'Resolved that the person named here may, for the company, apply for a Class 3 digital signature certificate, ' +
          'accept it and use it, and sign the forms and agreements that this takes.',
        personFields,
        {
          kind: 'fields',
          fields: [
            { name: 'designation', label: 'Designation', share: 7 },
            { name: 'din', label: 'DIN', help: 'of a director', share: 5, limit: 8 },
          ],
        },
        certificateUse,
        validity,
        {
          kind: 'checks',
          label: 'Further resolved, if ticked, that this person may',
          checks: [
            { name: 'may-forward', label: 'forward the applications of other employees and authorise them' },
            { name: 'may-revoke', label: 'ask for the suspension or revocation of certificates in the company’s name' },
          ],
        },
        { kind: 'boxes', boxes: [{ label: 'Specimen signature of the person authorised', share: 6, height: 46 }] },
      ],
    },
    signatory('Certified as a true copy by'),
  ],
};
