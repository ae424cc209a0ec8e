import type { AuditAction, AuditEntry } from '#domain/audit/audit.ts';

export const auditWords = {
  title: 'Audit log',
  intro: 'Who did what, and when. The database accepts no change to these entries.',
  at: 'When',
  who: 'Who',
  what: 'What',
  subject: 'Record',
  detail: 'Detail',
  operator: 'Operator (command)',
  mail: 'Mail delivery',
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
    'lead-answer': 'Entered their answer',
    'lead-follow-up': 'Set the follow-up',
    'lead-reply': 'Replied',
    'lead-reply-again': 'Sent the reply again',
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
    'notice-published': 'Published a notice',
    'banner-published': 'Published the banner',
    'advertisement-published': 'Published an advertisement',
    'advertisements-ordered': 'Ordered the advertisements',
  } satisfies Record<AuditAction, string>,
};

/** What mail delivery found, which nobody did. */
const findings: readonly AuditAction[] = ['lead-reply-failed', 'lead-reply-delivered'];

/** Who an entry is of. */
export function formatActor({ staffId, action }: AuditEntry, names: Readonly<Record<string, string>>): string {
  return names[staffId] ?? (findings.includes(action) ? auditWords.mail : auditWords.operator);
}
