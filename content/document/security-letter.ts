import { documentHeads } from '#content/document/document-heads.ts';
import { howToFill, personFields, whereToSend } from '#content/document/form-parts.ts';
import { site } from '#content/site.ts';
import { type Document, list } from '#domain/document/document.ts';
import { dateField } from '#domain/document/form.ts';

/** A holder undertakes to keep token and password safe. */
export const securityLetter: Document = {
  head: documentHeads.securityLetter,
  subtitle: 'The holder of a certificate undertakes to keep the token and its password safe.',
  numbering: 'none',
  sections: [
    {
      heading: 'How to use this letter',
      body: [list(howToFill, whereToSend, `If the token is lost later, call ${site.phones.support} at once.`)],
    },
    {
      heading: 'The holder',
      body: [
        personFields,
        {
          kind: 'fields',
          fields: [
            { name: 'application-number', label: 'Application number', share: 4 },
            { name: 'token-number', label: 'Serial number of the token', share: 4 },
            { name: 'organisation', label: 'Organisation, if any', share: 4 },
          ],
        },
      ],
    },
    {
      heading: 'What I undertake',
      body: [
        {
          kind: 'checks',
          label: 'Tick each sentence that you agree to; all of them are needed.',
          checks: [
            {
              name: 'own-hands',
              label: 'I keep the token in my own hands, and take it out of the computer when I have signed.',
            },
            {
              name: 'own-password',
              label: 'I set a password of my own before the certificate is downloaded, and tell it to nobody.',
            },
            {
              name: 'no-agent',
              label: 'No agent, accountant or colleague gets the token and the password together, not even for a day.',
            },
            {
              name: 'report',
              label: 'I report at once if the token is lost or stolen, or if somebody else may know the password.',
            },
            {
              name: 'own-use',
              label:
                'I sign nothing for another person in my name, and lend the certificate to nobody, not even for one bid.',
            },
            {
              name: 'not-format',
              label:
                'I know that a forgotten password cannot be reset: the token has to be formatted, which erases the ' +
                'certificate, and I apply afresh.',
            },
            {
              name: 'answer',
              label: 'I answer for what is signed with the certificate until I have asked for its revocation.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Signed by the holder',
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
