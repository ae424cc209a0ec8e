import type { EnquiryField } from '#domain/enquiry/enquiry.ts';
import type { NoteKind } from '#domain/lead/lead.ts';
import type { FormKind } from '#domain/submission/submission.ts';

export const leadPageWords = {
  summary: 'At a glance',
  formatOwner: (name: string) => `Owner: ${name}`,
  details: 'About them',
  exchange: 'Exchange',
  wrote: 'Their message',
  applied: 'Their application',
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
  work: 'Status, owner, follow-up',
  followUp: 'Follow up on',
  saveWork: 'Save changes',
  take: 'Take this lead',
  formatTakeOver: (owner: string) => `Take over from ${owner}`,
  note: 'Note or their answer',
  noteHint: 'Enter here what they answered. Staff see it, and the person gets it if they ask for their data.',
  noteText: 'Note or answer',
  noteKind: 'What it is',
  noteKinds: { note: 'Note', mail: 'Their answer by email', call: 'Their answer by phone' } satisfies Record<
    NoteKind,
    string
  >,
  entries: { note: 'Note', mail: 'They answered by email', call: 'They answered by phone' } satisfies Record<
    NoteKind,
    string
  >,
  noteKindHint: 'If the lead is answered or closed, their answer opens it again.',
  saveNote: 'Save note or answer',
  reply: 'Reply by email',
  recipient: 'To',
  formatMailbox: (mailbox: string) => `Answers arrive at ${mailbox}.`,
  noMailServer: 'No mail server is set up. A reply waits in the outbox until there is one.',
  noSubmit: 'Enter does not send. Press “Send reply” when the text is ready.',
  emptyReply: 'Write what you want to say between the greeting and your name, then send.',
  subject: 'Subject',
  text: 'Text',
  send: 'Send reply',
  sendNext: 'Send and next',
  nextSent: 'The reply to the last lead is on its way.',
  nextWaits: 'The reply to the last lead waits in the outbox: no mail server is set up.',
  replied: 'Reply',
  savedReply: 'Saved reply',
  savedReplyHint: 'Choose a saved reply',
  insert: 'Insert',
  manage: 'Change saved replies',
  noSavedReply: 'No saved reply has this in its title.',
  formatDraftSaved: (time: string) => `Saved for you at ${time}. It is not sent.`,
  draftNotSaved: 'Not saved yet. It is saved when the server can be reached.',
  formatColleague: (name: string, time: string) => `${name} has an unsent reply to this lead, last changed ${time}.`,
  deliveries: { waiting: 'waiting to be sent', delivered: 'delivered', 'given-up': 'not delivered' },
  failedTitle: 'The last reply was not delivered',
  formatFailure: (reason: string) => `Reason: ${reason}.`,
  failedHint: 'They have no answer yet. Correct the address if it is wrong, or call and ask.',
  failedEmail: 'Send the reply to',
  sendAgain: 'Send again',
  formatCorrected: (former: string, email: string) => `Email address corrected from ${former} to ${email}.`,
  formatDelivery: (state: string, error: string) => (error === '' ? state : `${state}: ${formatReason(error)}`),
  related: 'Other leads with this email or phone',
  next: 'Next',
  previous: 'Previous',
  back: 'Back to the list',
  places: 'List',
  /** Links to the parts of the page, on a phone. */
  jumps: 'Parts of this page',
  call: 'Call',
  formatCall: (phone: string) => `Call ${phone}`,
  toReply: 'Reply',
  toNote: 'Note',
  toWork: 'Status',
  formatChange: (name: string) =>
    name === '' ? 'Somebody changed this lead meanwhile.' : `${name} changed this lead meanwhile.`,
  reload: 'Show the current state',
  formatStatusSet: (status: string) => `The status is “${status}” now.`,
  taken: 'You own this lead now.',
  formatGiven: (name: string) => `${name} owns this lead now.`,
  givenToNobody: 'Nobody owns this lead now.',
  formatWorkSet: (status: string, owner: string) => `Saved. Status: ${status}. Owner: ${owner}.`,
  formatFollowUpSet: (day: string) =>
    `This lead comes back in “Follow up” on ${day}. Until then it is in “Follow up later”.`,
  noteSaved: 'The note or answer is saved.',
  undone: 'The change is undone.',
  formatSentAgain: (email: string) =>
    `The reply goes out again, to ${email}. The lead is “Answered” once it is delivered.`,
  sent: 'The reply is on its way. The exchange says when it is delivered.',
  waits: 'The reply waits in the outbox: no mail server is set up. It goes out once there is one.',
  another: 'Write another reply',
  defaultSubject: {
    contact: 'Your enquiry',
    partner: 'Your partner request',
    career: 'Your application',
  } satisfies Record<FormKind, string>,
  /** The blank lines are for the answer: see `findCaret`. */
  formatTemplate: (name: string, staff: string, site: string) =>
    `Dear ${name},\n\nThank you for writing to us.\n\n\n\nRegards,\n${staff}\n${site}`,
};

/** Why a reply was not delivered; what a mail server answers to an address it does not accept is said in plain words. */
export function formatReason(error: string): string {
  const code = /^the mail server answered (5\d\d) to RCPT TO/.exec(error)?.[1];
  return code === undefined ? error : `the mail server does not accept this address (${code})`;
}
