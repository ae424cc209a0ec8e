/** Actions by the part of the desk that they belong to, as the audit log is filtered. */
export const auditGroups = {
  leads: [
    'lead-status',
    'lead-owner',
    'lead-note',
    'lead-answer',
    'lead-follow-up',
    'lead-reply',
    'lead-reply-again',
    'lead-email',
    'lead-reply-failed',
    'lead-reply-delivered',
    'saved-reply-changed',
    'saved-reply-deleted',
    'resume-downloaded',
  ],
  data: ['leads-exported', 'person-exported', 'person-erased'],
  website: [
    'post-drafted',
    'post-scheduled',
    'post-published',
    'post-discarded',
    'content-scheduled',
    'content-changed',
    'content-shown',
    'content-withdrawn',
    'notice-published',
    'banner-published',
    'advertisement-published',
    'advertisements-ordered',
  ],
  staff: ['staff-invited', 'staff-enrolled', 'staff-revoked', 'signed-in', 'signed-out', 'session-ended'],
  mail: ['outbox-retried', 'test-mail-queued'],
} as const;
export type AuditGroup = keyof typeof auditGroups;

/** Actions of staff. Each writes an entry to the audit log in the transaction of the change. */
export const auditActions = Object.values(auditGroups).flat();
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
  /** The id of the lead or the member of staff, or the name of the item; blank where there is none. */
  readonly subjectId: string;
  /** What changed, in fixed words: `new → answered`. */
  readonly detail: string;
};

/** What an entry is about. */
export type AuditSubject = {
  readonly kind: 'lead' | 'staff' | 'post' | 'notice' | 'advertisement' | 'banner' | 'order' | 'outbox' | 'saved-reply';
  /** The id of a lead, of a saved reply or of a member of staff, or the key of an item; otherwise blank. */
  readonly key: string;
};

const itemKinds = ['post', 'notice', 'advertisement', 'banner'] as const;

/** Finds out what an entry is about; `undefined` for nothing but the action itself, such as a sign-in. */
export function findSubject({ action, subjectId }: Pick<AuditEntry, 'action' | 'subjectId'>): AuditSubject | undefined {
  if (action === 'advertisements-ordered') return { kind: 'order', key: '' };
  if (auditGroups.mail.some((known) => known === action)) return { kind: 'outbox', key: '' };
  if (subjectId === '') return undefined;
  if (action.startsWith('saved-reply')) return { kind: 'saved-reply', key: subjectId };
  if (auditGroups.staff.some((known) => known === action)) return { kind: 'staff', key: subjectId };
  const [first = '', key = ''] = subjectId.split('/');
  const kind = itemKinds.find((known) => known === first);
  return kind ? { kind, key } : { kind: 'lead', key: subjectId };
}
