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
} from '#documents/texts/form-parts.ts';
import { identityBlocks } from '#documents/texts/identity-proof.ts';
import { type Document, list } from '#domain/document/document.ts';

/** Identity and authorisation in one letter. */
export const identityAndAuthorisation: Document = {
  head: documentHeads.identityAndAuthorisation,
  subtitle: 'Use this letter to certify who an employee is and to authorise this employee to get a certificate.',
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this letter',
      body: [
        list(
          'This letter is for an employee who has no identity card. It replaces both the ' +
            `${documentHeads.identityProof.title} and the ${documentHeads.authorisationLetter.title}.`,
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
        'We certify that the person named and shown below works with us.',
        organisationFields,
        personFields,
        ...identityBlocks,
      ],
    },
    {
      heading: 'Authorisation',
      body: [
        'We authorise this person to get and use a Class 3 digital signature certificate (DSC) that names our ' +
          'organisation.',
        certificateUse,
        validity,
        {
          kind: 'checks',
          checks: [
            {
              name: 'will-revoke',
              label:
                'We will ask for revocation at once if this person leaves, loses the token or no longer needs the ' +
                'certificate in a new post. We will not use the certificate after that.',
            },
          ],
        },
      ],
    },
    signatory('Signed for the organisation by'),
  ],
};
