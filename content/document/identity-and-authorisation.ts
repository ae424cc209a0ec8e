import { documentHeads } from '#content/document/document-heads.ts';
import {
  addressee,
  certificateUse,
  howToFill,
  letterFields,
  letterhead,
  organisationFields,
  personFields,
  signatory,
  validity,
  whereToSend,
} from '#content/document/form-parts.ts';
import { identityBlocks } from '#content/document/identity-proof.ts';
import { type Document, list } from '#domain/document/document.ts';

/** Identity and authorisation in one letter. */
export const identityAndAuthorisation: Document = {
  head: documentHeads.identityAndAuthorisation,
  subtitle: 'An organisation certifies who an employee is and authorises him or her to obtain a certificate.',
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this letter',
      body: [
        list(
          'It takes the place of the Identity Proof and of the Authorisation Letter, for an employee without an identity ' +
            'card.',
          howToFill,
          'Paste a recent photograph and put the organisation’s seal across its edge.',
          whereToSend,
        ),
        letterhead,
        letterFields,
      ],
    },
    {
      heading: 'Identity',
      body: [
        addressee,
        'We certify that the person named and shown here works with us.',
        organisationFields,
        personFields,
        ...identityBlocks,
      ],
    },
    {
      heading: 'Authorisation',
      body: [
        'We authorise this person to obtain and use a Class 3 digital signature certificate in the name of our ' +
          'organisation.',
        certificateUse,
        validity,
        {
          kind: 'checks',
          checks: [
            {
              name: 'will-revoke',
              label:
                'We ask for the revocation of the certificate at once when he or she leaves, changes to a post in which it ' +
                'is not needed, or loses the token, and do not use it after that.',
            },
          ],
        },
      ],
    },
    signatory('Signed for the organisation by'),
  ],
};
