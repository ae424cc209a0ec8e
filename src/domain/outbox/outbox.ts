/**
 * Kinds of messages: acknowledgements and replies to the visitor, notifications and tests to our mailboxes, the webhook
 * to a CRM.
 */
export const outboxMessageKinds = [
  'enquiry-notification',
  'enquiry-acknowledgement',
  'enquiry-webhook',
  'application-notification',
  'application-acknowledgement',
  'digest',
  'suspicion-report',
  'reply',
  'test',
] as const;
export type OutboxMessageKind = (typeof outboxMessageKinds)[number];

export type OutboxChannel = 'mail' | 'webhook';

export function channelOf(kind: OutboxMessageKind): OutboxChannel {
  return kind === 'enquiry-webhook' ? 'webhook' : 'mail';
}

/** Whether a message is the automatic answer to a submission. */
export function isAcknowledgement(kind: OutboxMessageKind): boolean {
  return kind.endsWith('-acknowledgement');
}

/** Whether the subject of a message is a submission. */
export function isAboutLead(kind: OutboxMessageKind): boolean {
  return kind !== 'digest' && kind !== 'suspicion-report' && kind !== 'test';
}

/** Our mailboxes, by purpose. */
export const mailboxNames = ['contact', 'partner', 'career', 'digest'] as const;
export type MailboxName = (typeof mailboxNames)[number];

/**
 * `waiting` is tried when due; `given-up` waits until somebody retries it: `npm run outbox -- --retry`, the desk's
 * state page, or “Send again” for a reply.
 */
type OutboxState = 'waiting' | 'delivered' | 'given-up';

/** One message to deliver. It refers to its subject and holds no personal data. */
export type OutboxMessage = {
  /** UUID version 7; the same on every attempt, so that receivers detect duplicates. */
  readonly id: string;
  readonly kind: OutboxMessageKind;
  /**
   * The id of the enquiry or application, also for a reply; for a daily mail the day in India, `2026-11-21`; for a test the
   * mailbox.
   */
  readonly subjectId: string;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  /** UTC, ISO 8601. While an attempt is in progress: when its lease expires. */
  readonly dueAt: string;
  readonly attempts: number;
  readonly state: OutboxState;
  /** Why the last attempt failed; blank before. */
  readonly lastError: string;
};

/** A message with a lease until `leaseUntil` (UTC, ISO 8601). */
export type ClaimedMessage = OutboxMessage & { readonly leaseUntil: string };

/** The result of a delivery attempt; a retry is due at a time in UTC. */
export type AttemptResult =
  | { readonly outcome: 'delivered' }
  | { readonly outcome: 'retry'; readonly dueAt: Date; readonly error: string }
  | { readonly outcome: 'given-up'; readonly error: string };

/** The maximum number of acknowledgements per address and day in India, so that the form cannot be used to flood it. */
export const acknowledgementsPerDay = 2;
