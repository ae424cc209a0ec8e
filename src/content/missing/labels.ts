import { site } from '#content/site.ts';

/** The page of an unknown address. */
export const missingPage = {
  title: 'Page not found',
  heading: 'There is no page at this address',
  text:
    'The link may be old, or a letter in the address may be wrong. You haven’t lost anything that you entered on ' +
    'other pages.',
  home: 'Start at the home page',
  tellSupport: `Tell our support desk: ${site.emails.support} or ${site.phones.support}`,
  revoke: 'Token lost or stolen? Revoke your certificate',
} as const;
