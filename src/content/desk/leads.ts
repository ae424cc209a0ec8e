import type { LeadView } from '#domain/lead/views.ts';
import type { FormKind, SubmissionStatus } from '#domain/submission/submission.ts';

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

export const viewWords = {
  unassigned: 'Unassigned',
  mine: 'Mine',
  'follow-up': 'Follow up',
  later: 'Follow up later',
  failed: 'Failed deliveries',
  open: 'All open',
  spam: 'Spam',
  done: 'Done',
} satisfies Record<LeadView, string>;

export const leadWords = {
  title: 'Leads',
  views: 'Views',
  all: 'All leads',
  /** The number of leads. Counting stops at `max`. */
  formatCount(count: number, max: number): string {
    if (count === 1) return '1 lead';
    return count < max ? `${count.toLocaleString('en-IN')} leads` : `${max.toLocaleString('en-IN')} leads or more`;
  },
  formatFilterButton: (chosen: number) => (chosen === 0 ? 'Filter' : `Filter (${chosen})`),
  /** For screen readers: the link is the chosen filter and a cross. */
  formatRemoval: (chosen: string) => `${chosen}: remove this filter`,
  formatSince: (day: string) => `from ${day}`,
  formatUntil: (day: string) => `until ${day}`,
  search: 'Search all leads',
  searchHint: 'Name, phone, words',
  kind: 'Kind',
  anyKind: 'All kinds',
  status: 'Status',
  anyStatus: 'Any status',
  robot: 'Suspected robot',
  owner: 'Owner',
  anyOwner: 'Anybody',
  nobody: 'Nobody',
  period: 'Received',
  anyTime: 'Any time',
  periods: {
    morning: 'Since 9:00 today',
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'This week',
  },
  betweenDays: 'Between two days',
  since: 'From',
  until: 'Until',
  order: 'Order',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  apply: 'Search',
  show: 'Show',
  reset: 'Clear all',
  received: 'Received',
  who: 'From',
  phone: 'Phone',
  reference: 'Reference',
  empty: 'No lead matches.',
  emptyViews: {
    unassigned: 'Every open lead has an owner.',
    mine: 'You have no open leads.',
    'follow-up': 'No follow-up is due today.',
    later: 'No follow-up is set for a later day.',
    failed: 'Every last reply was delivered, or is on its way.',
    open: 'There are no open leads.',
    spam: 'There is no spam.',
    done: 'No lead is answered or closed yet.',
    all: 'There are no leads yet. They appear here as soon as somebody sends a form.',
  } satisfies Record<LeadView | 'all', string>,
  take: 'Take them',
  /** Opens status and owner of the selected leads, on a phone. */
  more: 'More',
  formatTaken: (count: number) => (count === 1 ? 'You have taken 1 lead.' : `You have taken ${count} leads.`),
  formatStatusSet: (count: number, status: string) =>
    count === 1 ? `1 lead is “${status}” now.` : `${count} leads are “${status}” now.`,
  formatGiven: (count: number, name: string) =>
    count === 1 ? `You gave 1 lead to ${name}.` : `You gave ${count} leads to ${name}.`,
  formatGivenToNobody: (count: number) =>
    count === 1 ? '1 lead has no owner now.' : `${count} leads have no owner now.`,
  formatSkippedTaken: (count: number, name: string) => `${count} had been taken by ${name}.`,
  formatSkippedChanged: (count: number, name: string) => `${count} had been changed by ${name} meanwhile.`,
  /** By mail delivery or by a command. */
  formatSkippedByNobody: (count: number) => `${count} had been changed meanwhile.`,
  formatUnchangedStatus: (count: number) =>
    count === 1 ? '1 had this status already.' : `${count} had this status already.`,
  formatUnchangedOwner: (count: number) =>
    count === 1 ? '1 had this owner already.' : `${count} had this owner already.`,
  undo: 'Undo',
  formatUndone: (count: number) => (count === 1 ? '1 lead is as before.' : `${count} leads are as before.`),
  formatNotUndone: (count: number) =>
    count === 1 ? '1 stays: somebody has changed it since.' : `${count} stay: somebody has changed them since.`,
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  formatSelected: (count: number) => `${count} selected`,
  clear: 'Clear',
  /** Read out after `clear`. */
  toClear: 'selection',
  bulk: 'Selected leads',
  bulkStatus: 'Status of the selected leads',
  bulkOwner: 'Owner of the selected leads',
  chooseStatus: 'Status…',
  chooseOwner: 'Owner…',
  set: 'Set status',
  assign: 'Set owner',
  next: 'Next page',
  first: 'First page',
  pages: 'Pages',
  export: 'Export as CSV',
  saved: 'Saved replies',
  formatAgo: (minutes: number) => (minutes < 1 ? 'just now' : `${formatAge(minutes)} ago`),
  formatFollowUp: (day: string) => `Follow up ${day}`,
  formerStaff: 'Former staff',
  notDelivered: 'Not delivered',
  draft: 'Unsent reply',
};

/** The name of a lead's owner. `names` are those of the staff by id; blank is nobody. */
export function nameOwner(ownerId: string, names: Readonly<Record<string, string>>): string {
  return ownerId === '' ? leadWords.nobody : (names[ownerId] ?? leadWords.formerStaff);
}

/** The keys of list and lead, in the order of the help. */
export const keyWords = {
  title: 'Keyboard shortcuts',
  intro: 'They work while you are not typing in a field. In the list they are for the marked lead.',
  isOn: 'Use these shortcuts',
  close: 'Close',
  open: 'Shortcuts',
  keys: [
    ['j', 'Next lead'],
    ['k', 'Previous lead'],
    ['Enter', 'Open the lead'],
    ['r', 'Reply'],
    ['n', 'Note'],
    ['t', 'Take'],
    ['s', 'Mark as spam'],
    ['e', 'Close the lead'],
    ['u', 'Back to the list'],
    ['/', 'Search'],
    ['Ctrl + Enter', 'In a reply: send, and open the next lead'],
    ['?', 'Show these shortcuts'],
  ] satisfies readonly (readonly [string, string])[],
};

/** How long ago something happened; `minutes` is a whole number. */
export function formatAge(minutes: number): string {
  if (minutes < 60) return `${Math.max(0, minutes)}\u{a0}min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)}\u{a0}h`;
  return `${Math.floor(minutes / (24 * 60))}\u{a0}days`;
}
