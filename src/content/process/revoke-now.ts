import { revocationMailbox } from '#content/service/verification.ts';
import { site } from '#content/site.ts';

/** How a revocation is asked for at once, on the page about it and on the contact page. */
export const revokeNow = {
  email: site.emails.revocation,
  emailLabel: `Email ${site.emails.revocation}`,
  phone: site.phones.support,
  emailNote: revocationMailbox,
  answered: `We answer ${site.hours}.`,
  notAnswered: `Our phone lines are closed now. We answer ${site.phones.support} ${site.hours}.`,
  subject: 'Revoke DSC',
  body: [
    'Please revoke my digital signature certificate.',
    '',
    'Name:',
    'Mobile number:',
    'Email address:',
    'Application number, if you have it:',
    'Serial number, if you have it:',
    'Reason, for example a lost token:',
  ],
  /** On the contact page. */
  heading: 'Token lost or stolen?',
  more: 'How to revoke a certificate',
} as const;
