import type { StatePlace } from './state-problems.ts';

export const stateWords = {
  title: 'State',
  formatAllGood: (backup: string) =>
    `All is well: mail goes out, certificates and lists are in order, and the last backup was made on ${backup}.`,
  formatProblems: (count: number) => (count === 1 ? '1 thing needs attention' : `${count} things need attention`),
  technical: 'For the person who runs the server',
  places: {
    outbox: 'Show these messages',
    repository: 'Show the files',
    test: 'Send a test mail',
  } satisfies Record<StatePlace, string>,
  more: 'Details',
  formatOutbox: (waiting: number, givenUp: number) => `Outbox: ${waiting} waiting, ${givenUp} not delivered`,
  backup: 'Backup and retention',
  formatBackup: (time: string) => `The last backup was made on ${time}.`,
  neverBackedUp: 'No backup was made.',
  formatRetention: (enquiryDays: number, applicationDays: number) =>
    `Enquiries are erased after ${enquiryDays} days, applications after ${applicationDays}.`,
  describeCounts: (waiting: number, givenUp: number) => `Waiting: ${waiting}. Not delivered: ${givenUp}.`,
  formatPage: (page: number, pages: number) => `Page ${page} of ${pages}. What failed stands first.`,
  pages: 'Pages of the outbox',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  noMailServer: 'No mail server is set up, so mail waits here. Set SMTP_URL, and restart the site and the desk.',
  nothing: 'Every message was delivered.',
  kind: 'Message',
  kinds: {
    'enquiry-notification': 'Enquiry, to us',
    'enquiry-acknowledgement': 'Enquiry, to the visitor',
    'enquiry-webhook': 'Enquiry, to the CRM',
    'application-notification': 'Application, to us',
    'application-acknowledgement': 'Application, to the applicant',
    digest: 'Daily digest',
    'suspicion-report': 'Suspected robots of the day',
    reply: 'Reply',
    test: 'Test',
  },
  mailbox: 'Mailbox',
  mailboxes: { contact: 'Contact', partner: 'Partners', career: 'Applications', digest: 'Daily digest' },
  sendTest: 'Send a test mail',
  testTitle: 'Test mail',
  testHint: 'A mail to one of your own mailboxes shows whether mail goes out. It takes a few seconds.',
  testSending: 'Sending the test mail …',
  testOutcomes: {
    delivered: (mailbox: string, time: string) =>
      `Sent: the mail server accepted the test mail of ${time}. Look in the mailbox of ${mailbox}.`,
    failed: (mailbox: string, time: string, error: string) =>
      `Failed: the test mail to ${mailbox} of ${time} was not sent. Reason: ${error}.`,
    waiting: (mailbox: string, time: string) =>
      `Still waiting: the test mail to ${mailbox} of ${time} was not tried yet. Reload this page in a minute.`,
    unconfigured: (mailbox: string, time: string) =>
      `Still waiting: the test mail to ${mailbox} of ${time} goes out once a mail server is set up.`,
  },
  formatNextTry: (time: string) => `It is tried again at ${time}.`,
  formatRepository: (count: number) => `Certificates and revocation lists: ${count}`,
  emptyRepository: 'No files.',
  file: 'File',
  verdict: 'Result',
  validity: 'Validity',
  formatValidity: (until: string) => `until ${until}`,
  describeList: (issued: string, hours: number, next: string) =>
    `issued ${issued}, ${hours === 1 ? '1 hour' : `${hours} hours`} ago; the next is due ${next}`,
  formatLastList: (issued: string, hours: number) =>
    `issued ${issued}, ${hours === 1 ? '1 hour' : `${hours} hours`} ago`,
  demonstration: 'These are files of the demonstration: put your own certificates and list into REPOSITORY_DIR.',
  findings: 'Configuration',
  findingsHint:
    'What “npm run doctor” finds, except in the database itself. The person who runs the server acts on it.',
  check: 'Check the configuration',
  severities: { error: 'To fix', missing: 'Missing before the site goes live', note: 'To know' },
  noFindings: 'Nothing is wrong or missing.',
  created: 'Queued',
  attempts: 'Attempts',
  state: 'State',
  error: 'Last error',
  retry: 'Try all of them now',
  formatRetried: (count: number) => (count === 1 ? '1 message is due now.' : `${count} messages are due now.`),
};
