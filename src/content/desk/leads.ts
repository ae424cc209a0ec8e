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

export const leadWords = {
  title: 'Leads',
  formatNew: (count: number) => (count === 1 ? '1 new lead' : `${count.toLocaleString('en-IN')} new leads`),
  filter: 'More filters',
  search: 'Search',
  searchHint: 'Name, company, email, phone, city, pincode or reference number',
  kind: 'Kind',
  anyKind: 'All kinds',
  status: 'Status',
  anyStatus: 'Any status',
  open: 'Open: new or in progress',
  suspected: 'Suspected robots',
  owner: 'Owner',
  anyOwner: 'Anybody',
  nobody: 'Nobody',
  since: 'Received from',
  until: 'Received until',
  order: 'Order',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  apply: 'Search',
  reset: 'Show all',
  today: 'Today',
  yesterday: 'Yesterday',
  lastWeek: 'Last 7 days',
  days: 'Received',
  received: 'Received',
  who: 'From',
  reference: 'Reference',
  empty: 'No lead matches. Show all, or change the filter.',
  take: 'Take them',
  formatTaken: (count: number) =>
    count === 0
      ? 'Nothing was taken. Select leads that nobody has.'
      : count === 1
        ? 'You have taken 1 lead.'
        : `You have taken ${count} leads.`,
  none: 'There are no leads yet. They appear here as soon as somebody sends a form.',
  select: (name: string) => `Select ${name}`,
  bulk: 'Status of the selected leads',
  set: 'Set status',
  nothingSelected: 'Select leads in the list below.',
  formatSet: (count: number) =>
    count === 1 ? 'The status of 1 lead was set.' : `The status of ${count} leads was set.`,
  next: 'Next page',
  first: 'First page',
  export: 'Export as CSV',
  formatAgo: (minutes: number) => (minutes < 1 ? 'just now' : `${formatAge(minutes)} ago`),
  formerStaff: 'Former staff',
  notDelivered: 'Reply not delivered',
};

/** How long ago something happened; `minutes` is a whole number. */
export function formatAge(minutes: number): string {
  if (minutes < 60) return `${Math.max(0, minutes)}\u{a0}min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)}\u{a0}h`;
  return `${Math.floor(minutes / (24 * 60))}\u{a0}days`;
}
