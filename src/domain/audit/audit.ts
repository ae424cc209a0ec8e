/** Actions of staff. Each writes an entry to the audit log in the transaction of the change. */
export const auditActions = [
  'staff-invited',
  'staff-enrolled',
  'staff-revoked',
  'signed-in',
  'signed-out',
  'session-ended',
  'lead-status',
  'lead-owner',
  'lead-note',
  'lead-answer',
  'lead-follow-up',
  'lead-reply',
  'lead-reply-again',
  'lead-reply-failed',
  'lead-reply-delivered',
  'saved-reply-changed',
  'saved-reply-deleted',
  'resume-downloaded',
  'leads-exported',
  'person-exported',
  'person-erased',
  'outbox-retried',
  'test-mail-queued',
  'post-drafted',
  'post-scheduled',
  'post-published',
  'post-discarded',
  'content-changed',
  'content-shown',
  'content-withdrawn',
  'notice-published',
  'banner-published',
  'advertisement-published',
  'advertisements-ordered',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** An entry of the audit log. It has ids and fixed words only, no personal data of visitors. */
export type AuditEntry = {
  /** UUID version 7, so that ids sort by time. */
  readonly id: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  /** The member of staff; blank for a command of the operator, and for results of mail delivery. */
  readonly staffId: string;
  readonly action: AuditAction;
  /** The id of the lead, member of staff or session; blank where there is none. */
  readonly subjectId: string;
  /** What changed, in fixed words: `new → answered`. */
  readonly detail: string;
};
