import { site } from '#content/site.ts';
import type { DocumentSection } from '#domain/document/document.ts';
import { type BoxesBlock, type ChoiceBlock, dateField, type FieldsBlock } from '#domain/document/form.ts';

/** Instructions on every form. */
export const howToFill =
  'Fill in this document on screen and print it, or print it and write in capital letters. Sign it with a pen. If a ' +
  'person has no PAN, leave that field empty.';

/** Where a signed letter is uploaded. */
export const whereToSend =
  'Scan the signed document and upload it to our certificate portal with your other documents.';

/** The warning that the law requires on applications for a certificate. */
export const section71 =
  'It is an offence to misrepresent or hide a material fact to get a digital signature certificate (DSC). Section 71 ' +
  'of the Information Technology Act, 2000 provides for up to two years in prison, a fine of up to ₹1,00,000, or ' +
  'both.';

/** The applicant’s or holder’s identity. */
export const personFields: FieldsBlock = {
  kind: 'fields',
  fields: [
    {
      name: 'name',
      label: 'Full name',
      help: 'exactly as on the PAN; for foreign nationals, as in the passport',
      share: 8,
    },
    { name: 'pan', label: 'PAN', share: 4, limit: 10 },
    { name: 'mobile', label: 'Mobile number', share: 4, limit: 15 },
    { name: 'mail', label: 'Email', share: 8 },
  ],
};

/** The person’s position in the organisation. */
export const postFields: FieldsBlock = {
  kind: 'fields',
  fields: [
    { name: 'designation', label: 'Designation', share: 5 },
    { name: 'department', label: 'Department', share: 4 },
    { name: 'employee-number', label: 'Employee number', share: 3 },
  ],
};

/** The organisation’s identity. */
export const organisationFields: FieldsBlock = {
  kind: 'fields',
  fields: [
    { name: 'organisation', label: 'Organisation name', share: 8 },
    { name: 'organisation-pan', label: 'Organisation PAN', share: 4, limit: 10 },
    { name: 'organisation-address', label: 'Office address with pincode', share: 12 },
  ],
};

/** A letter’s number and date. */
export const letterFields: FieldsBlock = {
  kind: 'fields',
  fields: [
    { name: 'reference', label: 'Reference number', share: 8 },
    dateField({ name: 'letter-date', label: 'Date of letter', share: 4 }),
  ],
};

/** The purpose of a certificate. */
export const certificateUse: ChoiceBlock = {
  kind: 'choice',
  name: 'use',
  label: 'Certificate use',
  options: [
    { value: 'sign', label: 'Sign' },
    { value: 'encrypt', label: 'Encrypt' },
    { value: 'both', label: 'Both' },
  ],
};

/** The validity that is requested. */
export const validity: ChoiceBlock = {
  kind: 'choice',
  name: 'validity',
  label: 'Validity',
  options: [
    { value: 'one-year', label: '1 year' },
    { value: 'two-years', label: '2 years' },
    { value: 'three-years', label: '3 years' },
  ],
};

/** The letterhead may be printed or stamped. */
export const letterhead: BoxesBlock = {
  kind: 'boxes',
  boxes: [{ label: 'Letterhead, or stamp with name and address', share: 12, height: 64 }],
};

/** The authorised signatory’s signature and seal, on paper. */
export function signatory(heading: string): DocumentSection {
  return {
    heading,
    body: [
      {
        kind: 'fields',
        fields: [
          { name: 'signatory-name', label: 'Name', share: 5 },
          { name: 'signatory-designation', label: 'Designation', share: 4 },
          { name: 'signatory-identity', label: 'PAN or identity number', share: 3 },
          { name: 'signatory-mobile', label: 'Mobile number', share: 4, limit: 15 },
          { name: 'signatory-mail', label: 'Email', share: 8 },
        ],
      },
      {
        kind: 'boxes',
        boxes: [
          { label: 'Signature', share: 6, height: 52 },
          { label: 'Seal', share: 6, height: 52 },
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
  };
}

/** The addressee of a letter. */
export const addressee = `To ${site.owner}, ${site.offices.registered.lines.join(', ')}.`;
