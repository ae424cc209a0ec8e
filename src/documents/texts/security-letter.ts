import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import { howToFill, personFields, whereToSend } from '#documents/texts/form-parts.ts';
import { type Document, list } from '#domain/document/document.ts';
import { dateField } from '#domain/document/form.ts';

/** A holder undertakes to keep token and password safe. */
export const securityLetter: Document = {
  head: documentHeads.securityLetter,
  subtitle: 'Use this letter to undertake that you will keep your token and its password safe.',
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this letter',
      body: [
        list(
          'You need this letter only if we ask you for it.',
          howToFill,
          whereToSend,
          'If you do not have your token yet, leave the field for its serial number empty.',
          `If you lose the token later, call ${site.phones.support} at once (${site.hours}). At other times, write to ` +
            `${site.emails.revocation}.`,
        ),
      ],
    },
    {
      heading: 'Certificate holder',
      body: [
        personFields,
        {
          kind: 'fields',
          fields: [
            { name: 'application-number', label: 'Application number', share: 4 },
            { name: 'token-number', label: 'Token serial number', share: 4 },
            { name: 'organisation', label: 'Organisation, if any', share: 4 },
          ],
        },
      ],
    },
    {
      heading: 'My undertaking',
      body: [
        {
          kind: 'checks',
          label: 'Tick each statement that you agree to. All are required.',
          checks: [
            {
              name: 'own-hands',
              label: 'I will keep the token in my own hands and remove it from the computer after I sign.',
            },
            {
              name: 'own-password',
              label:
                'I will set my own token password before I download the certificate, and I will not tell it to anyone.',
            },
            {
              name: 'no-agent',
              label:
                'I will never give an agent, accountant or colleague the token and the password together, not even ' +
                'for a day.',
            },
            {
              name: 'report',
              label:
                'I will tell you at once if the token is lost or stolen, or if someone who knows its password could use it.',
            },
            {
              name: 'own-use',
              label: 'I will not sign in my name for another person, or lend the certificate, not even for one bid.',
            },
            {
              name: 'not-format',
              label:
                'I know that a forgotten password cannot be reset, and that I must then format the token, which erases ' +
                'the certificate, and apply again.',
            },
            {
              name: 'answer',
              label:
                'I am responsible for everything signed with the certificate until I have asked for its revocation.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Signed by the certificate holder',
      body: [
        { kind: 'boxes', boxes: [{ label: 'Signature', share: 6, height: 52 }] },
        {
          kind: 'fields',
          fields: [
            { name: 'place', label: 'Place', share: 8 },
            dateField({ name: 'signed-on', label: 'Date', share: 4 }),
          ],
        },
      ],
    },
  ],
};
