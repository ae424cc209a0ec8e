import { documentHeads } from '#content/document/document-heads.ts';
import { certificateUse, howToFill, personFields } from '#content/document/form-parts.ts';
import { site } from '#content/site.ts';
import { type Document, list } from '#domain/document/document.ts';
import { dateField } from '#domain/document/form.ts';

/** Asks for a revocation or a suspension. */
export const revocationForm: Document = {
  head: documentHeads.revocationForm,
  subtitle: 'Asks us to revoke a digital signature certificate for good, or to suspend it for a time.',
  warnings: [
    `Is the token lost or stolen, or does somebody else know its password? Do not wait for this form: call ` +
      `${site.phones.support} first, then send it.`,
  ],
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this form',
      body: [
        howToFill,
        list(
          `Send the signed form to ${site.emails.revocation}, from the e-mail address that you gave when you applied if ` +
            'you still have it.',
          'A revocation is final: the certificate cannot be renewed or reissued, and you apply afresh. A suspension ' +
            'can be lifted; it goes on beyond fifteen days only after you have been given a hearing.',
          'What was signed before the revocation stays validly signed.',
        ),
      ],
    },
    {
      heading: 'Who holds the certificate',
      body: [personFields],
    },
    {
      heading: 'Which certificate',
      body: [
        {
          kind: 'fields',
          fields: [
            { name: 'serial-number', label: 'Serial number', help: 'shown by your token’s program', share: 8 },
            { name: 'application-number', label: 'Application number', share: 4 },
            dateField({ name: 'issued-on', label: 'Issued on', share: 4 }),
            { name: 'organisation', label: 'Organisation in the certificate, if any', share: 8 },
          ],
        },
        certificateUse,
        {
          kind: 'choice',
          name: 'kind',
          label: 'Type of certificate',
          options: [
            { value: 'individual', label: 'Individual' },
            { value: 'organisation', label: 'Organisation' },
            { value: 'foreign-national', label: 'Foreign national' },
            { value: 'document-signer', label: 'Document signer' },
            { value: 'dgft', label: 'DGFT' },
          ],
        },
      ],
    },
    {
      heading: 'What we are asked to do',
      body: [
        {
          kind: 'choice',
          name: 'request',
          label: 'Request',
          options: [
            { value: 'revoke', label: 'Revoke the certificate, for good' },
            { value: 'suspend', label: 'Suspend it, for a time' },
          ],
        },
        {
          kind: 'choice',
          name: 'reason',
          label: 'Reason',
          options: [
            { value: 'key-compromise', label: 'Password or private key may be known to others' },
            { value: 'lost', label: 'Token lost or stolen' },
            { value: 'damaged', label: 'Token damaged' },
            { value: 'data-changed', label: 'Name, organisation or other data changed' },
            { value: 'left', label: 'Holder has left the organisation' },
            { value: 'superseded', label: 'Replaced by another certificate' },
            { value: 'unused', label: 'No longer needed' },
            { value: 'deceased', label: 'Holder has died, or the organisation has ended' },
            { value: 'other', label: 'Another reason' },
          ],
        },
        {
          kind: 'fields',
          fields: [{ name: 'explanation', label: 'What happened, and when', share: 12, lines: 3, limit: 600 }],
        },
      ],
    },
    {
      heading: 'Who asks',
      body: [
        {
          kind: 'choice',
          name: 'requester',
          label: 'I am',
          options: [
            { value: 'holder', label: 'the holder' },
            { value: 'signatory', label: 'authorised by the organisation' },
            { value: 'heir', label: 'the holder’s heir or representative' },
          ],
        },
        {
          kind: 'fields',
          fields: [
            { name: 'requester-name', label: 'Name, if you are not the holder', share: 6 },
            { name: 'requester-designation', label: 'Designation or relation to the holder', share: 6 },
            { name: 'requester-mobile', label: 'Mobile number', share: 4, limit: 15 },
            { name: 'requester-mail', label: 'E-mail', share: 8 },
            { name: 'proof', label: 'Proof that I enclose', help: 'identity, authority, death certificate', share: 12 },
          ],
        },
        {
          kind: 'checks',
          checks: [
            {
              name: 'declaration',
              label:
                'I am entitled to make this request, what I have stated is true, and I understand that a revoked ' +
                'certificate cannot be brought back.',
            },
          ],
        },
        {
          kind: 'boxes',
          boxes: [
            { label: 'Signature', share: 6, height: 56 },
            { label: 'Seal of the organisation, where one asks', share: 6, height: 56 },
          ],
        },
        {
          kind: 'fields',
          fields: [
            dateField({ name: 'signed-on', label: 'Date', share: 4 }),
            { name: 'place', label: 'Place', share: 8 },
          ],
        },
      ],
    },
    {
      heading: 'For our office',
      body: [
        {
          kind: 'fields',
          fields: [
            { name: 'office-received', label: 'Received on, at', share: 4 },
            { name: 'office-checked', label: 'Request checked by', share: 8 },
            { name: 'office-revoked', label: 'Revoked or suspended on, at', share: 4 },
            { name: 'office-by', label: 'Carried out by', share: 4 },
            { name: 'office-crl', label: 'Number of the first CRL that lists it', share: 4 },
          ],
        },
      ],
    },
  ],
};
