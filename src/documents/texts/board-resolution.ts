import { documentHeads } from '#content/document/document-heads.ts';
import {
  certificateUse,
  howToFill,
  letterhead,
  personFields,
  signatory,
  validity,
  whereToSend,
} from '#documents/texts/form-parts.ts';
import { type Document, list } from '#domain/document/document.ts';
import { dateField } from '#domain/document/form.ts';

/** A company’s board lets somebody act for it. */
export const boardResolution: Document = {
  head: documentHeads.boardResolution,
  subtitle:
    'Use this extract to certify that your company’s board authorised a person to get a certificate for the company.',
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this extract',
      body: [
        list(
          howToFill,
          'A director or the company secretary must certify this extract. Do not certify your own authorisation, ' +
            'unless nobody else can certify it.',
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
            { name: 'company', label: 'Company name', share: 7 },
            { name: 'cin', label: 'Corporate Identification Number (CIN)', share: 5, limit: 21 },
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
            { name: 'passed-at', label: 'At', help: 'place of meeting', share: 5 },
            { name: 'resolution-number', label: 'Resolution number', share: 4 },
          ],
        },
        {
          kind: 'checks',
          checks: [{ name: 'quorum', label: 'The board was properly convened and had a quorum.' }],
        },
      ],
    },
    {
      heading: 'The resolution',
      body: [
        'Resolved that, on behalf of the company, the person named below may apply for, accept and use a Class 3 ' +
          'digital signature certificate (DSC). This person may also sign the necessary forms and agreements.',
        personFields,
        {
          kind: 'fields',
          fields: [
            { name: 'designation', label: 'Designation', share: 7 },
            { name: 'din', label: 'Director Identification Number (DIN)', help: 'for directors', share: 5, limit: 8 },
          ],
        },
        certificateUse,
        validity,
        {
          kind: 'checks',
          label: 'Further resolved, if ticked, that this person may:',
          checks: [
            { name: 'may-forward', label: 'forward and authorise the applications of other employees' },
            { name: 'may-revoke', label: 'ask for the suspension or revocation of certificates that name the company' },
          ],
        },
        { kind: 'boxes', boxes: [{ label: 'Specimen signature of the authorised person', share: 6, height: 46 }] },
      ],
    },
    signatory('Certified as a true copy by'),
  ],
};
