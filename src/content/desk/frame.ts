/** The frame of every page of the desk. */
export const frameWords = {
  name: 'Desk',
  skip: 'Skip to content',
  navigation: 'Desk',
  menu: 'Menu',
  pages: {
    '/': 'Leads',
    '/figures': 'Figures',
    '/published': 'Website',
    '/people': 'Personal data',
    '/state': 'State',
    '/staff': 'Staff and sessions',
    '/audit': 'Audit log',
  },
  signOut: 'Sign out',
  leave: 'What you typed is not saved. Leave this page without it?',
  formatStuckMail: (since: string) => `No mail has been sent since ${since}. Replies wait until mail is sent again.`,
  unreachable:
    'The server cannot be reached. It is tried again every few seconds; until then this page stays as it is.',
  seeState: 'See what is wrong',
  formatTitle: (page: string, site: string) => `${page} · ${site} desk`,
};

export const errorWords = {
  title: 'This did not work',
  unknownTitle: 'Nothing here',
  unknown: 'There is no page at this address.',
  unexpected: 'Something went wrong on our side. The log of the desk says what.',
  back: 'To the desk',
};
