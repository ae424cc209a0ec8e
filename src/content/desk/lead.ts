import type { EnquiryField } from '#domain/enquiry/enquiry.ts';
import type { FormKind } from '#domain/submission/submission.ts';

export const leadPageWords = {
  details: 'What they wrote',
  designation: 'Designation',
  salary: 'Expected salary',
  formatSalary: (rupees: string) => `${rupees} a year`,
  /** What of an enquiry has a row of its own, in their order. */
  fields: { companyName: 'Company', address: 'Address' } satisfies Record<
    Exclude<EnquiryField, 'name' | 'email' | 'phone' | 'message' | 'pincode' | 'stateName' | 'cityName'>,
    string
  >,
  /** Pincode, city and state. */
  place: 'Place',
  email: 'Email',
  phone: 'Phone',
  consent: 'Consent text',
  noConsent: 'not stated',
  suspicion: 'Suspected robot',
  suspicions: {
    honeypot: 'a field was filled in that people do not see',
    'too-quick': 'the form was sent within three seconds',
  },
  resume: 'Resume',
  formatResume: (name: string, size: string) => `${name} (${size})`,
  resumeHint: 'A file from a stranger. Open it in a program that is up to date.',
  work: 'Status and owner',
  saveStatus: 'Save status',
  take: 'Take this lead',
  assign: 'Save owner',
  notes: 'Notes',
  noteHint: 'Shown to staff only. People who ask for their data get the notes about them too.',
  newNote: 'New note',
  saveNote: 'Save note',
  reply: 'Reply by email',
  formatReply: (email: string) => `Goes to ${email}. The lead is marked as answered, and a copy stays here.`,
  noMailServer: 'No mail server is set up. A reply waits in the outbox until there is one.',
  noSubmit: 'Enter does not send. Press “Send reply” when the text is ready.',
  emptyReply: 'Write what you want to say between the greeting and your name, then send.',
  subject: 'Subject',
  text: 'Text',
  send: 'Send reply',
  replies: 'Replies',
  deliveries: { waiting: 'waiting to be sent', delivered: 'delivered', 'given-up': 'not delivered' },
  failedTitle: 'The last reply was not delivered',
  failedHint: 'They have no answer yet. Check the address, send the reply again, or call them.',
  sendAgain: 'Send again',
  formatDelivery: (state: string, error: string) => (error === '' ? state : `${state}: ${error}`),
  history: 'History',
  formatChange: (name: string) =>
    name === '' ? 'Somebody changed this lead meanwhile.' : `${name} changed this lead meanwhile.`,
  reload: 'Show the current state',
  saved: 'Saved.',
  sent: 'The reply is on its way. Reload the page in a minute: under Replies it says whether it was delivered.',
  waits: 'The reply waits in the outbox: no mail server is set up. It goes out once there is one.',
  another: 'Write another reply',
  defaultSubject: {
    contact: 'Your enquiry',
    partner: 'Your partner request',
    career: 'Your application',
  } satisfies Record<FormKind, string>,
  formatTemplate: (name: string, staff: string, site: string) =>
    `Dear ${name},\n\nThank you for writing to us.\n\n\n\nRegards,\n${staff}\n${site}`,
};
