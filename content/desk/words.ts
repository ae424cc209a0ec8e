import type { AuditAction } from '#domain/audit/audit.ts';
import type { Role } from '#domain/staff/staff.ts';
import type { FormKind, SubmissionStatus } from '#domain/submission/submission.ts';

/** The frame of every page of the desk. */
export const frameWords = {
  name: 'Desk',
  skip: 'Skip to content',
  navigation: 'Desk',
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
  describeTitle: (page: string, site: string) => `${page} · ${site} desk`,
};

export const roleWords = {
  owner: 'Owner',
  editor: 'Editor',
  leads: 'Leads',
} satisfies Record<Role, string>;

/** What a role may do, for whoever invites. */
export const roleHints = {
  owner: 'everything, and inviting and revoking staff',
  editor: 'publishing on the website',
  leads: 'answering leads',
} satisfies Record<Role, string>;

export const statusWords = {
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
} satisfies Record<SubmissionStatus, string>;

export const kindWords = {
  contact: 'Enquiry',
  partner: 'Partner request',
  career: 'Application',
} satisfies Record<FormKind, string>;

/** Why something was refused, by the code of the error, and what to do. */
export const problemWords: { readonly [code: string]: string } = {
  'store-unavailable':
    'The database cannot be reached, so nothing was saved. What you typed is still here: try again in a minute.',
  busy: 'Too much is in progress. Try again in a few seconds.',
  'signed-out':
    'You were signed out, and nothing was saved. Sign in in another tab, then save again: what you typed is still here. ',
  'not-allowed': 'Your role does not allow this. Ask an owner.',
  'passkey-refused': 'The passkey was not accepted, or this page was open for more than five minutes. Try again.',
  'invitation-invalid': 'This invitation was used or replaced, or is older than 30 minutes. Ask for a new one.',
  'lead-unknown': 'This lead does not exist, or was erased.',
  'lead-changed':
    'Somebody else changed this lead before you. Nothing of yours was saved; what you typed is still here. Look at the history, then save again.',
  'media-refused':
    'This file cannot be published. A picture is JPEG, PNG, WebP, AVIF or SVG with at most 15 MB; a PDF has at most 10 MB and no scripts or attachments.',
  'content-refused': 'This item does not exist any more.',
  'post-unknown': 'There is no post or version at this address.',
  'post-changed':
    'Somebody else saved this post, or you did in another tab. Nothing of yours was saved, and what you typed is still here. Save again to replace the other text; what was published stays in the versions.',
  'order-changed': 'Somebody else changed the advertisements meanwhile. This is their order now; try again.',
  'text-refused': 'The text cannot be published:',
  'entry-invalid': 'This entry is empty, too long, or not one of those offered.',
};

export const errorWords = {
  title: 'This did not work',
  unknownTitle: 'Nothing here',
  unknown: 'There is no page at this address.',
  unexpected: 'Something went wrong on our side. The log of the desk says what.',
  back: 'Back to the leads',
};

export const passkeyWords = {
  signInTitle: 'Sign in',
  signInIntro: 'Sign in with the passkey that you created when you were invited. There are no passwords here.',
  signIn: 'Sign in with a passkey',
  lost: 'If your passkey is lost, ask an owner to invite you again.',
  joinTitle: 'Create your passkey',
  describeJoin: (name: string, role: string) => `You were invited as ${name}, with the role ${role}.`,
  joinIntro:
    'Your device asks for your fingerprint, face or screen lock, and stores a passkey for this desk. Passkeys that you had before stop working, and your other sessions end.',
  join: 'Create the passkey',
  withoutScript: 'Passkeys need JavaScript. Switch it on for this site, then reload the page.',
  unsupported: 'This browser cannot use passkeys. Use a current version of Chrome, Edge, Firefox or Safari.',
  cancelled:
    'No passkey was used: the request was cancelled, took too long, or this device has no passkey for the desk.',
  known: 'This device already has a passkey of yours for the desk.',
  failed: 'The passkey could not be used. Try again, or use another device.',
  confirmHint: 'You are asked for your passkey again.',
};

export const leadWords = {
  title: 'Leads',
  describeNew: (count: number) => (count === 1 ? '1 new lead' : `${count.toLocaleString('en-IN')} new leads`),
  filter: 'More filters',
  search: 'Search',
  searchHint: 'Name, company, email, phone, city, PIN code or reference number',
  kind: 'Kind',
  anyKind: 'All kinds',
  status: 'Status',
  anyStatus: 'Any status',
  suspected: 'Suspected robots',
  owner: 'Owner',
  anyOwner: 'Anybody',
  nobody: 'Nobody',
  since: 'Received from',
  until: 'Received until',
  order: 'Order',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  apply: 'Show',
  reset: 'Show all',
  received: 'Received',
  who: 'From',
  reference: 'Reference',
  empty: 'No lead matches. Show all, or change the filter.',
  none: 'There are no leads yet. They appear here as soon as somebody sends a form.',
  select: (name: string) => `Select ${name}`,
  bulk: 'Set the status of selected leads',
  set: 'Set status',
  nothingSelected: 'Select at least one lead first.',
  describeSet: (count: number) =>
    count === 1 ? 'The status of 1 lead was set.' : `The status of ${count} leads was set.`,
  next: 'Next page',
  first: 'First page',
  export: 'Export as CSV',
  formerStaff: 'Former staff',
};

export const leadPageWords = {
  details: 'What they wrote',
  company: 'Company',
  designation: 'Designation',
  salary: 'Expected salary',
  describeSalary: (rupees: string) => `${rupees} a year`,
  place: 'Place',
  address: 'Address',
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
  describeResume: (name: string, size: string) => `${name} (${size})`,
  resumeHint: 'A file from a stranger. Open it in a program that is up to date.',
  work: 'Status and owner',
  saveStatus: 'Save status',
  take: 'Take this lead',
  assign: 'Save owner',
  notes: 'Notes',
  noteHint: 'Only staff see notes. They are erased and exported with the lead.',
  newNote: 'New note',
  saveNote: 'Save note',
  reply: 'Reply by email',
  describeReply: (email: string) => `Goes to ${email}. The lead is marked as answered, and a copy stays here.`,
  subject: 'Subject',
  text: 'Text',
  send: 'Send reply',
  replies: 'Replies',
  deliveries: { waiting: 'waiting to be sent', delivered: 'delivered', 'given-up': 'not delivered' },
  describeDelivery: (state: string, error: string) => (error === '' ? state : `${state}: ${error}`),
  history: 'History',
  describeChange: (name: string) =>
    name === '' ? 'Somebody changed this lead meanwhile.' : `${name} changed this lead meanwhile.`,
  reload: 'Show the current state',
  saved: 'Saved.',
  sent: 'The reply is on its way.',
  defaultSubject: {
    contact: 'Your enquiry',
    partner: 'Your partner request',
    career: 'Your application',
  } satisfies Record<FormKind, string>,
  describeTemplate: (name: string, staff: string, site: string) =>
    `Dear ${name},\n\nThank you for writing to us.\n\n\n\nRegards,\n${staff}\n${site}`,
};

export const peopleWords = {
  title: 'Personal data',
  intro:
    'Someone asks what you hold about them, or wants it erased? Make sure that they are who they say, then search by their email address or phone number.',
  contact: 'Email address or phone number',
  find: 'Find',
  nothing: 'Nothing is stored for this address or number.',
  describeFound: (leads: number, notes: number, replies: number) =>
    `Found: leads ${leads}, notes ${notes}, replies ${replies}.`,
  exportTitle: 'Give them a copy',
  exportHint:
    'A JSON file with everything that is stored, without the files of resumes: download those from each application.',
  exportButton: 'Download the copy',
  eraseTitle: 'Erase everything',
  eraseHint:
    'Deletes these leads with their notes, replies, resumes and queued mails. It cannot be undone. Backups keep them until they are deleted.',
  eraseButton: 'Erase for good',
  describeErased: (leads: number) => (leads === 1 ? '1 lead was erased.' : `${leads} leads were erased.`),
};

export const exportWords = {
  title: 'Export leads',
  describe: (most: number) =>
    `The leads of your filter as a CSV file, at most ${most.toLocaleString('en-IN')}. It holds personal data: keep it safe, and delete it when you are done.`,
  button: 'Download CSV',
  back: 'Back to the list',
};

export const staffWords = {
  title: 'Staff and sessions',
  inviteTitle: 'Invite somebody',
  name: 'Name',
  nameHint: 'As it appears in replies. To replace a lost passkey, enter the same name and role again.',
  role: 'Role',
  describeRole: (role: string, hint: string) => `${role}: ${hint}`,
  invite: 'Create the link',
  link: 'Send this link to the person alone. It works once, within 30 minutes, and is not shown again.',
  list: 'Staff',
  passkeys: 'Passkeys',
  access: 'Access',
  hasAccess: 'yes',
  invited: 'invited, no passkey yet',
  describeRevoked: (day: string) => `revoked on ${day}`,
  revoke: 'Revoke access',
  describeRevoke: (name: string) => `Revoke the access of ${name}`,
  revokeHint: 'Their sessions end at once. What they did stays in the audit log.',
  sessions: 'Sessions',
  device: 'Browser',
  since: 'Signed in',
  seen: 'Last used',
  thisSession: 'this session',
  end: 'End session',
  own: 'Your passkeys',
  ownHint: 'A second passkey on another device keeps you from being locked out.',
  addFirst: 'Add a passkey',
  addSecond: 'Create the new passkey',
  added: 'The passkey was added.',
};

export const publishedWords = {
  title: 'Website',
  intro: 'The site shows a change within two seconds.',
  postTitle: 'Write a post',
  startPost: 'Start the post',
  noticeTitle: 'Publish a notice',
  name: 'Title',
  href: 'Address',
  hrefHint: 'A page of the site, such as /pricing, or an address on the web. Leave it empty for a file.',
  file: 'PDF or picture',
  alt: 'What the picture shows',
  altHint: 'For people who do not see it. Needed for a picture.',
  altHintAlways: 'For people who do not see it.',
  picture: 'Picture',
  from: 'First day',
  fromHint: 'Empty: from now on',
  until: 'Last day',
  untilHint: 'Empty: until it is withdrawn',
  publishNotice: 'Publish the notice',
  bannerTitle: 'Set the banner of every page',
  bannerHint: 'It replaces the banner before. Withdraw it in the list.',
  text: 'Text',
  link: 'Link, if there is more to read',
  publishBanner: 'Publish the banner',
  advertisementTitle: 'Publish an advertisement',
  publishAdvertisement: 'Publish the advertisement',
  order: 'Order of the advertisements',
  orderHint: 'Drag a picture to its place, or move it with the buttons.',
  up: (title: string) => `Move up: ${title}`,
  down: (title: string) => `Move down: ${title}`,
  list: 'Published',
  search: 'Title contains',
  anyKind: 'All kinds',
  apply: 'Filter',
  describeFound: (shown: number, total: number) =>
    shown === total ? `Items: ${total}.` : `Items: ${total}. The first ${shown} are listed; filter to see others.`,
  kinds: { post: 'Post', notice: 'Notice', advertisement: 'Advertisement', banner: 'Banner' },
  item: 'Item',
  kind: 'Kind',
  date: 'Date',
  state: 'State',
  shown: 'shown',
  withdrawn: 'withdrawn',
  draft: 'draft',
  hasDraft: 'unpublished changes',
  describeStart: (time: string) => `appears ${time}`,
  describeEnd: (time: string) => `ends ${time}`,
  withdraw: 'Withdraw',
  show: 'Show',
  describeWithdraw: (title: string) => `Withdraw: ${title}`,
  describeShow: (title: string) => `Show again: ${title}`,
  done: 'Published.',
  changed: 'Changed.',
};

export const postWords = {
  list: 'All of the website',
  name: 'Title',
  summary: 'Summary',
  summaryHint: 'One or two sentences for lists, search engines and shared links.',
  text: 'Text',
  textHint: 'Markdown. Drop or paste a picture into the text to add it.',
  popular: 'Popular: shown beside other posts',
  tools: 'Format the text',
  tool: {
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    list: 'List',
    numbers: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
  },
  toolTexts: { text: 'text', link: 'https://' },
  save: 'Save',
  preview: 'Preview in a new tab',
  publish: 'Publish now',
  later: 'Publish later',
  at: 'Appears at (Indian time)',
  schedule: 'Schedule',
  describeSaved: (name: string, time: string) => `Saved by ${name}, ${time}.`,
  saving: 'Saving…',
  unsaved: 'Not saved yet.',
  done: {
    save: 'Saved.',
    publish: 'Published.',
    schedule: 'Scheduled.',
    restore: 'The version is the text in work now.',
  },
  states: {
    draft: 'Draft',
    shown: 'On the site',
    changed: 'On the site, with unpublished changes',
    withdrawn: 'Withdrawn',
  },
  describeStart: (time: string) => `Appears ${time}`,
  picture: 'Add a picture',
  file: 'Picture',
  alt: 'What the picture shows',
  altHint: 'For people who do not see it.',
  intoText: 'Put it into the text',
  asCard: 'Show it beside the title',
  card: 'Picture beside the title',
  removeCard: 'Remove it',
  more: 'Key and discarding',
  slug: 'Key',
  slugHint: 'By it the command “npm run content” finds the post. It is fixed once the post is published.',
  rename: 'Change the key',
  discard: 'Discard the draft',
  discardHint: 'Deletes what was not published. It cannot be undone.',
  versions: 'Versions',
  noVersions: 'Nothing was published yet.',
  describeVersion: (time: string, name: string) => `${time}, ${name}`,
  byCommand: 'by a command',
  compare: 'Compare',
  describeCompare: (time: string) => `Compare with the version of ${time}`,
  compareTitle: 'What changed since this version',
  compareHint: 'Struck through: only in the version. Underlined: only in the text in work.',
  same: 'Nothing.',
  tooDifferent: 'The texts have too little in common to be compared word by word.',
  restore: 'Restore this version',
  restoreHint: 'It becomes the text in work; nothing is published by it.',
  back: 'Back to the post',
};

export const figureWords = {
  title: 'Figures',
  period: 'Period',
  describePeriod: (days: number) => `${days} days`,
  hint: 'Leads of people, by the day in India on which they came. Suspected robots are not counted.',
  leads: 'Leads a day',
  time: 'Time until the first answer, median of the leads of a day',
  hours: 'Hours',
  day: 'Day',
  answered: 'Answered',
  median: 'Time until an answer (median)',
  total: 'All days',
  none: 'none answered',
};

export const stateWords = {
  title: 'State',
  outbox: 'Outbox',
  backup: 'Backup',
  describeBackup: (time: string) => `The last backup was made on ${time}.`,
  oldBackup: 'That is too long ago: whoever runs the server should look at “npm run backup” and at “npm run doctor”.',
  noBackup:
    'There is no backup. Whoever runs the server should set BACKUP_RECIPIENT and run “npm run backup” every night.',
  retention: 'Retention',
  describeRetention: (enquiryDays: number, applicationDays: number) =>
    `Enquiries are erased after ${enquiryDays} days, applications after ${applicationDays}, by “npm run retention”.`,
  describeCounts: (waiting: number, givenUp: number) => `Waiting: ${waiting}. Not delivered: ${givenUp}.`,
  nothing: 'Every message was delivered.',
  kind: 'Message',
  created: 'Queued',
  attempts: 'Attempts',
  state: 'State',
  error: 'Last error',
  retry: 'Try all of them now',
  describeRetried: (count: number) => (count === 1 ? '1 message is due now.' : `${count} messages are due now.`),
  hint: 'The process of the public site delivers messages. Where they wait for long, check SMTP_URL and the mail server; "npm run doctor" names what is wrong.',
};

export const auditWords = {
  title: 'Audit log',
  intro: 'Who did what, and when. The database accepts no change to these entries.',
  at: 'When',
  who: 'Who',
  what: 'What',
  subject: 'Record',
  detail: 'Detail',
  operator: 'Operator (command)',
  all: 'Everything',
  everybody: 'Everybody',
  filter: 'Show',
  older: 'Older entries',
  empty: 'No entry matches.',
  actions: {
    'staff-invited': 'Invited staff',
    'staff-enrolled': 'Created a passkey',
    'staff-revoked': 'Revoked access',
    'signed-in': 'Signed in',
    'signed-out': 'Signed out',
    'session-ended': 'Ended a session',
    'lead-status': 'Set the status',
    'lead-owner': 'Set the owner',
    'lead-note': 'Wrote a note',
    'lead-reply': 'Replied',
    'resume-downloaded': 'Downloaded a resume',
    'leads-exported': 'Exported leads',
    'person-exported': 'Exported personal data',
    'person-erased': 'Erased personal data',
    'outbox-retried': 'Retried the outbox',
    'post-drafted': 'Started a post',
    'post-scheduled': 'Scheduled a post',
    'post-published': 'Published a post',
    'post-discarded': 'Discarded changes',
    'content-shown': 'Showed again',
    'content-withdrawn': 'Withdrew',
    'notice-published': 'Published a notice',
    'banner-published': 'Published the banner',
    'advertisement-published': 'Published an advertisement',
    'advertisements-ordered': 'Ordered the advertisements',
  } satisfies Record<AuditAction, string>,
};

/** How long ago something happened; `minutes` is a whole number. */
export function describeAge(minutes: number): string {
  if (minutes < 60) return `${Math.max(0, minutes)} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}
