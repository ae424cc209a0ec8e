import { documentHeads } from '#content/document/document-heads.ts';
import {
  addressee,
  certificateUse,
  howToFill,
  letterFields,
  letterhead,
  personFields,
  section71,
  validity,
  whereToSend,
} from '#documents/texts/form-parts.ts';
import { type Document, list } from '#domain/document/document.ts';
import { dateField } from '#domain/document/form.ts';

/** A department lets one of its people get a certificate. */
export const governmentAuthorisation: Document = {
  head: documentHeads.governmentAuthorisation,
  subtitle:
    'Use this letter to authorise an employee of your government office to get a digital signature certificate (DSC).',
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this letter',
      body: [
        list(
          howToFill,
          'A senior officer in the same department must sign and stamp this letter, and enclose a self-attested copy ' +
            'of their own department identity card.',
          'The applicant must record a video, keep this letter ready, and hold the original PAN card and department ' +
            'identity card up to the camera so that they can be read.',
          whereToSend,
        ),
        letterhead,
        letterFields,
      ],
    },
    {
      heading: 'The applicant',
      body: [
        addressee,
        'The employee named below works in this office and needs a Class 3 DSC for official work. We authorise this ' +
          'employee to get and use it.',
        personFields,
        {
          kind: 'fields',
          fields: [
            { name: 'post', label: 'Post', share: 6 },
            { name: 'department', label: 'Department or ministry', share: 6 },
            { name: 'identity-card', label: 'Department identity card number', share: 6 },
            { name: 'official-mail', label: 'Official email', share: 6 },
            { name: 'office-address', label: 'Office address with pincode', share: 12 },
          ],
        },
        certificateUse,
        validity,
        { kind: 'boxes', boxes: [{ label: 'Applicant’s signature', share: 6, height: 46 }] },
      ],
    },
    {
      heading: 'The senior officer',
      body: [
        {
          kind: 'checks',
          checks: [
            { name: 'identity-verified', label: 'I have seen the applicant’s original identity card.' },
            {
              name: 'will-revoke',
              label:
                'This office will ask for revocation at once if the applicant loses the token, is transferred, ' +
                'retires or leaves.',
            },
            { name: 'card-enclosed', label: 'I enclose a self-attested copy of my own department identity card.' },
          ],
        },
        {
          kind: 'fields',
          fields: [
            { name: 'authority-name', label: 'Name', share: 6 },
            { name: 'authority-post', label: 'Post', share: 6 },
            { name: 'authority-card', label: 'Department identity card number', share: 6 },
            { name: 'authority-mail', label: 'Official email', share: 6 },
          ],
        },
        {
          kind: 'boxes',
          boxes: [
            { label: 'Signature', share: 6, height: 58 },
            { label: 'Office stamp', share: 6, height: 58 },
          ],
        },
        {
          kind: 'fields',
          fields: [
            { name: 'place', label: 'Place', share: 8 },
            dateField({ name: 'signed-on', label: 'Date', share: 4 }),
          ],
        },
        section71,
      ],
    },
  ],
};
