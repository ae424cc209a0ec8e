export const peopleWords = {
  title: 'Personal data',
  intro:
    'Someone asks what you hold about them, or wants it erased? Make sure that they are who they say, then search by their email address or phone number.',
  contact: 'Email address or phone number',
  find: 'Find',
  nextTitle: 'After the search',
  steps: [
    'See the leads that are stored under this address or number.',
    'Open, print or download everything about the person.',
    'Erase it, if they ask for that.',
  ],
  passkey: 'The download and the erasure ask for your passkey.',
  nothing: 'Nothing is stored for this address or number.',
  notByName: 'Enter an email address or a phone number: a name finds nobody here. Search for the name in the leads.',
  formatFound: (leads: number, notes: number, replies: number) =>
    `Leads: ${leads}. Notes about them: ${notes}. Replies to them: ${replies}.`,
  formatShared: (contacts: string) =>
    `Other leads share ${contacts}, and are not in this list. They may be of the same person: search for ${contacts} too.`,
  formatNames: (names: string) =>
    `These leads are in different names: ${names}. People who share a number are found together. Search by an email address to find one person.`,
  showTitle: 'Read it or print it',
  showHint:
    'A page with everything that is stored: forms, notes, replies and mails. The audit log says that you have opened it.',
  showButton: 'Show everything',
  exportTitle: 'Give them a file',
  exportHint:
    'A text file (JSON) with everything that is stored, without the files of resumes: download those from each application.',
  exportButton: 'Download the copy',
  eraseTitle: 'Erase everything',
  eraseHint:
    'Deletes these leads with their notes, replies, unsent replies, resumes and queued mails. It cannot be undone, so give them their copy first, if they want one. Backups keep the data until the backups are deleted.',
  eraseStart: 'Continue to erase',
  formatErase: (leads: number) =>
    leads === 1 ? 'Erase this lead permanently' : `Erase these ${leads} leads permanently`,
  formatErased: (leads: number) => (leads === 1 ? '1 lead was erased.' : `${leads} leads were erased.`),
  copies:
    'Copies may remain in the files of the database, because another program was reading it. The next erasure removes them.',
};

export const exportWords = {
  title: 'Export leads',
  describe: (most: number) =>
    `The leads that you have filtered as a table for Excel and other programs (CSV), at most ${most.toLocaleString('en-IN')}. It holds personal data: keep it safe, and delete it when you are done.`,
  button: 'Download CSV',
  back: 'Back to the list',
};
