/** What the outbox can send: acknowledgements to the visitor, notifications to our desks, the webhook to a CRM. */
export const outboxMessages = [
  'enquiry-notification',
  'enquiry-acknowledgement',
  'enquiry-webhook',
  'application-notification',
  'application-acknowledgement',
  'digest',
] as const;
export type OutboxMessage = (typeof outboxMessages)[number];

/** Where a message goes: to the mail server or to the webhook. */
export type OutboxChannel = 'mail' | 'webhook';

export function channelOf(message: OutboxMessage): OutboxChannel {
  return message === 'enquiry-webhook' ? 'webhook' : 'mail';
}

/** `waiting` is tried when due; `given-up` waits for `npm run outbox -- --retry`. */
export type OutboxState = 'waiting' | 'delivered' | 'given-up';

/** One message to deliver. It names what it is about and holds no personal data itself. */
export type OutboxEntry = {
  /** UUID version 7; the same on every attempt, so that a receiver knows a repeat. */
  readonly id: string;
  readonly message: OutboxMessage;
  /** The id of the enquiry or application; of a digest, the day in India, `2026-11-21`. */
  readonly subjectId: string;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  /** UTC, ISO 8601. While an attempt is under way: when another process may take it over. */
  readonly dueAt: string;
  /** How often it was tried. */
  readonly attempts: number;
  readonly state: OutboxState;
  /** Why the last attempt failed; blank before. */
  readonly lastError: string;
};

/** What became of an attempt. `later` is tried again when due (UTC). */
export type AttemptOutcome =
  | { readonly outcome: 'delivered' }
  | { readonly outcome: 'later'; readonly dueAt: Date; readonly error: string }
  | { readonly outcome: 'given-up'; readonly error: string };

/** Acknowledgements that one address gets in a day of India at most: nobody is bombed through us. */
export const acknowledgementsPerDay = 2;
