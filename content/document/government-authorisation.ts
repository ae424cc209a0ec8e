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
} from '#content/document/form-parts.ts';
import { type Document, list } from '#domain/document/document.ts';
import { dateField } from '#domain/document/form.ts';

/** A department lets one of its people get a certificate. */
export const governmentAuthorisation: Document = {
  head: documentHeads.governmentAuthorisation,
  subtitle: 'A government office authorises one of its employees to obtain a digital signature certificate.',
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this letter',
      body: [
        list(
          howToFill,
          'It is signed and stamped by a higher authority in the same department, who encloses a self-attested copy of his ' +
            'or her department identity card.',
          'The video is mandatory for government applicants. Show the original PAN and the department identity card in it, ' +
            'and have this letter at hand.',
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
        'The employee named here works in this office and needs a Class 3 digital signature certificate for official work. ' +
          'We authorise him or her to obtain and use it.',
        personFields,
        {
          kind: 'fields',
          fields: [
            { name: 'post', label: 'Post', share: 6 },
            { name: 'department', label: 'Department or ministry', share: 6 },
            { name: 'identity-card', label: 'Number of the department identity card', share: 6 },
            { name: 'official-mail', label: 'Official e-mail', share: 6 },
            { name: 'office-address', label: 'Address of the office, with PIN code', share: 12 },
          ],
        },
        certificateUse,
        validity,
        { kind: 'boxes', boxes: [{ label: 'Signature of the applicant', share: 6, height: 46 }] },
      ],
    },
    {
      heading: 'The higher authority',
      body: [
        {
          kind: 'checks',
          checks: [
            { name: 'identity-verified', label: 'I have seen the original identity card of the applicant.' },
            {
              name: 'will-revoke',
              label:
                'This office asks for the revocation of the certificate at once when the applicant is transferred, retires ' +
                'or leaves, or loses the token.',
            },
            { name: 'card-enclosed', label: 'A self-attested copy of my own department identity card is enclosed.' },
          ],
        },
        {
          kind: 'fields',
          fields: [
            { name: 'authority-name', label: 'Name', share: 6 },
            { name: 'authority-post', label: 'Post', share: 6 },
            { name: 'authority-card', label: 'Number of the department identity card', share: 6 },
            { name: 'authority-mail', label: 'Official e-mail', share: 6 },
          ],
        },
        {
          kind: 'boxes',
          boxes: [
            { label: 'Signature', share: 6, height: 58 },
            { label: 'Stamp of the office', share: 6, height: 58 },
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
