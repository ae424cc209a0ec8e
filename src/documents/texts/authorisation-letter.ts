import { documentHeads } from '#content/document/document-heads.ts';
import {
  addressee,
  certificateUse,
  howToFill,
  letterFields,
  letterhead,
  organisationFields,
  personFields,
  postFields,
  signatory,
  validity,
  whereToSend,
} from '#documents/texts/form-parts.ts';
import { type Document, list } from '#domain/document/document.ts';

/** An organisation lets one of its people get a certificate. */
export const authorisationLetter: Document = {
  head: documentHeads.authorisationLetter,
  subtitle: 'Use this letter to authorise a person in your organisation to get an organisational certificate.',
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this letter',
      body: [
        list(
          howToFill,
          'An authorised signatory of the organisation must sign this letter. The signatory must not be the person ' +
            'named in this letter, unless nobody else can sign.',
          whereToSend,
        ),
        letterhead,
        letterFields,
      ],
    },
    {
      heading: 'Authorisation',
      body: [
        addressee,
        'The person named below works with us. We authorise this person to get and use a Class 3 digital signature ' +
          'certificate (DSC) that names our organisation.',
        organisationFields,
        personFields,
        postFields,
        certificateUse,
        validity,
        { kind: 'boxes', boxes: [{ label: 'Specimen signature of the authorised person', share: 6, height: 46 }] },
      ],
    },
    {
      heading: 'Our undertaking',
      body: [
        {
          kind: 'checks',
          checks: [
            {
              name: 'works-here',
              label: 'This person works with us. The signature above is this person’s own signature.',
            },
            {
              name: 'will-revoke',
              label:
                'We will ask for revocation at once if this person leaves, loses the token or no longer needs the ' +
                'certificate in a new post.',
            },
            {
              name: 'no-further-use',
              label: 'After that, we will not use the certificate or let anyone use it.',
            },
          ],
        },
      ],
    },
    signatory('Signed for the organisation by'),
  ],
};
