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
} from '#content/document/form-parts.ts';
import { type Document, list } from '#domain/document/document.ts';

/** An organisation lets one of its people get a certificate. */
export const authorisationLetter: Document = {
  head: documentHeads.authorisationLetter,
  subtitle: 'An organisation authorises one of its people to obtain an organisational certificate.',
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this letter',
      body: [
        list(
          howToFill,
          'It is signed by an authorised signatory of the organisation, who is not the person authorised here unless ' +
            'nobody else can sign.',
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
        'We authorise the person named here, who works with us, to obtain and use a Class 3 digital signature certificate ' +
          'in the name of our organisation.',
        organisationFields,
        personFields,
        postFields,
        certificateUse,
        validity,
        { kind: 'boxes', boxes: [{ label: 'Specimen signature of the person authorised', share: 6, height: 46 }] },
      ],
    },
    {
      heading: 'What we undertake',
      body: [
        {
          kind: 'checks',
          checks: [
            { name: 'works-here', label: 'The person works with us, and the signature above is his or her own.' },
            {
              name: 'will-revoke',
              label:
                'We ask for the revocation of the certificate at once when he or she leaves, changes to a post in which it ' +
                'is not needed, or loses the token.',
            },
            {
              name: 'no-further-use',
              label: 'We do not use the certificate, or let it be used, after that.',
            },
          ],
        },
      ],
    },
    signatory('Signed for the organisation by'),
  ],
};
