import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import { certificateUse, howToFill, personFields } from '#documents/texts/form-parts.ts';
import { type Document, list } from '#domain/document/document.ts';
import { dateField } from '#domain/document/form.ts';

/** Asks for a revocation or a suspension. */
export const revocationForm: Document = {
  head: documentHeads.revocationForm,
  subtitle:
    'Use this form to ask us to revoke a digital signature certificate (DSC) permanently or to suspend it temporarily.',
  warnings: [
    'If the token is lost or stolen, or someone who knows its password could use it, do not wait for this form. Call ' +
      `${site.phones.support} first (${site.hours}). At other times, write to ${site.emails.revocation}. We call you back ` +
      'and suspend the certificate at once. Then send this form, so that we can revoke it.',
  ],
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this form',
      body: [
        howToFill,
        list(
          `Send the signed form to ${site.emails.revocation}. Use the email address that you gave when you applied, ` +
            'if you still have it.',
          'Revocation is permanent. A revoked certificate cannot be renewed or reissued, so you must apply again. ' +
            'A suspension can be lifted. It can last longer than 15 days only after you have had a chance to be heard.',
          'Give the serial number or the application number. Without the token, look for the serial number on our ' +
            'website under Customer Support > DSC Search Repository. In a PDF that you have signed, your PDF ' +
            'reader shows it in the certificate of the signature.',
          'Signatures made before the revocation remain valid.',
        ),
      ],
    },
    {
      heading: 'Certificate holder',
      body: [personFields],
    },
    {
      heading: 'Certificate details',
      body: [
        {
          kind: 'fields',
          fields: [
            { name: 'serial-number', label: 'Serial number', help: 'shown in your token’s program', share: 8 },
            { name: 'application-number', label: 'Application number', share: 4 },
            dateField({ name: 'issued-on', label: 'Date of issue', share: 4 }),
            { name: 'organisation', label: 'Organisation named in the certificate, if any', share: 8 },
          ],
        },
        certificateUse,
        {
          kind: 'choice',
          name: 'kind',
          label: 'Certificate type',
          options: [
            { value: 'individual', label: 'Individual' },
            { value: 'organisation', label: 'Organisation' },
            { value: 'foreign-national', label: 'Foreign national' },
            { value: 'document-signer', label: 'Document Signer' },
            { value: 'dgft', label: 'DGFT' },
          ],
        },
      ],
    },
    {
      heading: 'Your request',
      body: [
        {
          kind: 'choice',
          name: 'request',
          label: 'Request',
          options: [
            { value: 'revoke', label: 'Revoke the certificate permanently' },
            { value: 'suspend', label: 'Suspend it temporarily' },
          ],
        },
        {
          kind: 'choice',
          name: 'reason',
          label: 'Reason',
          options: [
            { value: 'key-compromise', label: 'Others may know the password or private key' },
            { value: 'lost', label: 'Token lost or stolen' },
            { value: 'damaged', label: 'Token damaged' },
            { value: 'data-changed', label: 'Name, organisation or other details changed' },
            { value: 'left', label: 'Holder has left the organisation' },
            { value: 'superseded', label: 'Replaced by another certificate' },
            { value: 'unused', label: 'No longer needed' },
            { value: 'deceased', label: 'Holder has died, or organisation has ended' },
            { value: 'other', label: 'Other reason' },
          ],
        },
        {
          kind: 'fields',
          fields: [{ name: 'explanation', label: 'What happened, and when', share: 12, lines: 3, limit: 600 }],
        },
      ],
    },
    {
      heading: 'Person making the request',
      body: [
        {
          kind: 'choice',
          name: 'requester',
          label: 'I am',
          options: [
            { value: 'holder', label: 'the certificate holder' },
            { value: 'signatory', label: 'authorised by the organisation' },
            { value: 'heir', label: 'the holder’s heir or representative' },
          ],
        },
        {
          kind: 'fields',
          fields: [
            { name: 'requester-name', label: 'Name, if you are not the holder', share: 6 },
            { name: 'requester-designation', label: 'Designation or relationship to the holder', share: 6 },
            { name: 'requester-mobile', label: 'Mobile number', share: 4, limit: 15 },
            { name: 'requester-mail', label: 'Email', share: 8 },
            { name: 'proof', label: 'Proof enclosed', help: 'identity, authority or death certificate', share: 12 },
          ],
        },
        {
          kind: 'checks',
          checks: [
            {
              name: 'declaration',
              label:
                'I am entitled to make this request, and what I have stated is true. I understand that a revoked ' +
                'certificate cannot be restored.',
            },
          ],
        },
        {
          kind: 'boxes',
          boxes: [
            { label: 'Signature', share: 6, height: 56 },
            { label: 'Organisation’s seal, if an organisation makes the request', share: 6, height: 56 },
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
      heading: 'For office use',
      body: [
        {
          kind: 'fields',
          fields: [
            { name: 'office-received', label: 'Received (date and time)', share: 4 },
            { name: 'office-checked', label: 'Request checked by', share: 8 },
            { name: 'office-revoked', label: 'Revoked or suspended (date and time)', share: 4 },
            { name: 'office-by', label: 'Carried out by', share: 4 },
            {
              name: 'office-crl',
              label: 'Number of the first certificate revocation list (CRL) that lists it',
              share: 4,
            },
          ],
        },
      ],
    },
  ],
};
