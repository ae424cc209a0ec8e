import { documentHeads } from '#content/document/document-heads.ts';
import {
  addressee,
  howToFill,
  letterFields,
  letterhead,
  organisationFields,
  personFields,
  signatory,
  whereToSend,
} from '#documents/texts/form-parts.ts';
import { type Document, type DocumentBlock, list } from '#domain/document/document.ts';
import { dateField } from '#domain/document/form.ts';

/** The data of an identity card, for applicants without one; the photograph is stamped across its edge. */
export const identityBlocks: readonly DocumentBlock[] = [
  {
    kind: 'fields',
    fields: [
      { name: 'designation', label: 'Designation', share: 6 },
      { name: 'department', label: 'Department', share: 6 },
      { name: 'employee-number', label: 'Employee number', share: 6 },
      dateField({ name: 'joined-on', label: 'Date of joining', share: 6 }),
    ],
  },
  {
    kind: 'boxes',
    boxes: [
      { label: 'Photograph, with seal across its edge', share: 4, height: 118 },
      { label: 'Employee’s signature', share: 8, height: 118 },
    ],
  },
];

/** Proof of identity by the employer. */
export const identityProof: Document = {
  head: documentHeads.identityProof,
  subtitle: 'Use this letter to certify the identity of an employee who has no identity card.',
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this letter',
      body: [
        list(
          'This letter is for an employee who has no identity card. If the same letter is to authorise the employee, ' +
            `use the ${documentHeads.identityAndAuthorisation.title} instead.`,
          howToFill,
          'Paste a recent photograph and put the organisation’s seal across its edge.',
          'A person authorised by the organisation must sign this letter.',
          whereToSend,
        ),
        letterhead,
        letterFields,
      ],
    },
    {
      heading: 'The employee',
      body: [
        addressee,
        'We certify that the person named and shown below works with us.',
        organisationFields,
        personFields,
        ...identityBlocks,
      ],
    },
    signatory('Certified for the organisation by'),
  ],
};
