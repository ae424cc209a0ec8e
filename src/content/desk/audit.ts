import type { AuditAction, AuditEntry, AuditGroup } from '#domain/audit/audit.ts';
import { formatIndianDay } from '#domain/time.ts';
import { leadWords, statusWords } from './leads.ts';
import { roleWords } from './staff.ts';
import { stateWords } from './state.ts';

export const auditWords = {
  title: 'Audit log',
  intro: 'Who did what, and when in India. The database accepts no change to these entries.',
  at: 'When (IST)',
  who: 'Who',
  what: 'What',
  subject: 'About',
  operator: 'Operator (command)',
  mail: 'Mail delivery',
  nobody: 'Nobody of the staff',
  noDay: 'No day',
  all: 'Everything',
  everybody: 'Everybody',
  from: 'From',
  until: 'Until',
  filterTitle: 'Filter',
  filter: 'Show',
  reset: 'Show all',
  older: 'Older entries',
  newest: 'Newest entries',
  pages: 'Pages of the audit log',
  empty: 'No entry matches. Show all, or change the filter.',
  groups: {
    leads: 'Leads',
    data: 'Personal data',
    website: 'Website',
    staff: 'Staff and sessions',
    mail: 'Mail',
  } satisfies Record<AuditGroup, string>,
  formatGroup: (group: string) => `All of: ${group}`,
  formatErased: (reference: string) => `${reference}, erased`,
  formatGone: (key: string) => `${key}, deleted`,
  formatLead: (name: string, kind: string, reference: string) => `${name}, ${kind} ${reference}`,
  formatSavedReply: (title: string) => `Saved reply: ${title}`,
  deletedReply: 'A deleted saved reply',
  banner: 'Banner',
  order: 'Order of the advertisements',
  outbox: 'Outbox',
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
    'lead-answer': 'Entered their answer',
    'lead-follow-up': 'Set the follow-up',
    'lead-reply': 'Replied',
    'lead-reply-again': 'Sent the reply again',
    'lead-email': 'Corrected the email address',
    'lead-reply-failed': 'Reply not delivered',
    'lead-reply-delivered': 'Reply delivered after all',
    'saved-reply-changed': 'Changed a saved reply',
    'saved-reply-deleted': 'Deleted a saved reply',
    'resume-downloaded': 'Downloaded a resume',
    'leads-exported': 'Exported leads',
    'person-exported': 'Exported personal data',
    'person-erased': 'Erased personal data',
    'outbox-retried': 'Retried the outbox',
    'test-mail-queued': 'Sent a test mail',
    'post-drafted': 'Started a post',
    'post-scheduled': 'Scheduled a post',
    'post-published': 'Published a post',
    'post-discarded': 'Discarded changes',
    'content-changed': 'Changed',
    'content-shown': 'Showed again',
    'content-withdrawn': 'Withdrew',
    'content-scheduled': 'Scheduled for later',
    'notice-published': 'Published a notice',
    'banner-published': 'Published the banner',
    'advertisement-published': 'Published an advertisement',
    'advertisements-ordered': 'Ordered the advertisements',
  } satisfies Record<AuditAction, string>,
  formatLeads: (count: string) => (count === '1' ? '1 lead' : `${count} leads`),
  formatMessages: (count: string) => (count === '1' ? '1 message' : `${count} messages`),
  formatChange: (before: string, after: string) => `${before} → ${after}`,
  page: 'as a page',
  file: 'as a file',
};

/** What mail delivery found, which nobody did. */
const findings: readonly AuditAction[] = ['lead-reply-failed', 'lead-reply-delivered'];

/** Who an entry is of. */
export function formatActor({ staffId, action }: AuditEntry, names: Readonly<Record<string, string>>): string {
  return names[staffId] ?? (findings.includes(action) ? auditWords.mail : auditWords.operator);
}

/** What changed, in words; the log has fixed words and ids. */
export function formatDetail({ action, detail }: AuditEntry, names: Readonly<Record<string, string>>): string {
  const labels: Readonly<Record<string, string>> = { ...statusWords, ...roleWords, ...stateWords.mailboxes };
  switch (action) {
    case 'lead-status': {
      const [before = '', after = ''] = detail.split(' → ');
      return auditWords.formatChange(labels[before] ?? before, labels[after] ?? after);
    }
    case 'lead-owner':
      return detail === '' ? leadWords.nobody : (names[detail] ?? leadWords.formerStaff);
    case 'lead-follow-up':
      return detail === '' ? auditWords.noDay : formatIndianDay(detail);
    case 'leads-exported':
      return auditWords.formatLeads(detail);
    case 'outbox-retried':
      return auditWords.formatMessages(detail);
    case 'person-exported':
      return detail === 'page' ? auditWords.page : auditWords.file;
    default:
      return labels[detail] ?? names[detail] ?? detail;
  }
}
