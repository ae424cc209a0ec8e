import { hash, randomUUIDv7 } from 'node:crypto';
import type { Executor } from '#database/connect.ts';
import { type NewMessage, queueMessages } from '#database/outbox/outbox-store.ts';
import { deleteFingerprints, insertFingerprint } from '#database/submission/submission-store.ts';
import { toDeliveryKey } from '#domain/email.ts';
import { acknowledgementsPerDay, type OutboxMessageKind } from '#domain/outbox/outbox.ts';
import {
  type ConsumeRateLimit,
  detectRobot,
  duplicateMinutes,
  type StoredSubmission,
  type SubmissionMetadata,
  type SubmissionTableName,
} from '#domain/submission/submission.ts';
import { maxClockSkewMs, toIndianDay } from '#domain/time.ts';

/** Dependencies of the services that save a submission. */
export type SubmissionContext = {
  readonly db: Executor;
  readonly clock: () => Date;
  readonly consumeRateLimit: ConsumeRateLimit;
  /** Wakes the outbox worker, so that it delivers before its next poll. */
  readonly wakeOutbox: () => void;
};

/** Request metadata, and the networks for the rate limit. */
export type Submitter = { readonly metadata: SubmissionMetadata; readonly networks: readonly string[] };

/**
 * `duplicate`: an identical submission was saved within `duplicateMinutes`. Callers answer it like a new one, with the
 * id of the first; the id is blank if an earlier release saved the first.
 */
export type SubmissionResult =
  | { readonly outcome: 'stored' | 'duplicate'; readonly id: string }
  | { readonly outcome: 'rate-limited'; readonly retryAfterSeconds: number };

/** What an enquiry and an application do not share. */
type NewSubmission = {
  readonly table: SubmissionTableName;
  readonly email: string;
  /**
   * What a person has entered, without the place: two submissions with the same values are duplicates, also if the place
   * was found for one of them only.
   */
  readonly values: readonly string[];
  readonly insert: (trx: Executor, submission: StoredSubmission) => Promise<void>;
  /** The messages to us, by mail or webhook. */
  readonly notifications: readonly OutboxMessageKind[];
  /** The mail to the visitor. */
  readonly acknowledgement: OutboxMessageKind;
};

/**
 * Saves a submission and queues its messages; a suspected robot's has none. Consumes the rate limit, then checks for a
 * duplicate and inserts the rows in one transaction, then wakes the outbox worker. Resolves when the rows are durable.
 */
export async function saveSubmission(
  { db, clock, consumeRateLimit, wakeOutbox }: SubmissionContext,
  { metadata, networks }: Submitter,
  { table, email, values, insert, ...kinds }: NewSubmission,
): Promise<SubmissionResult> {
  const retryAfterSeconds = await consumeRateLimit(networks);
  if (retryAfterSeconds > 0) return { outcome: 'rate-limited', retryAfterSeconds };

  const now = clock();
  const receivedAt = now.toISOString();
  const suspicion = detectRobot(metadata);
  // With the suspicion: a robot's copy does not suppress a person's submission.
  const fingerprint = hash('sha256', JSON.stringify([table, suspicion, ...values]));
  const id = randomUUIDv7();
  const result = await db.transaction().execute(async (trx) => {
    // First in the transaction: a concurrent identical submission waits here for this commit.
    const claim = { fingerprint, submissionId: id, receivedAt, ...findFingerprintTimes(now) };
    const savedId = await insertFingerprint(trx, claim);
    if (savedId !== id) return { outcome: 'duplicate', id: savedId } as const;
    const { consentVersion } = metadata;
    // The request itself is the consent if it names a consent text.
    const consentedAt = consentVersion === '' ? '' : receivedAt;
    await insert(trx, { id, receivedAt, consentVersion, consentedAt, suspicion, status: 'new' });
    if (suspicion === '') await queueSubmissionMessages(trx, { id, email }, kinds, now);
    return { outcome: 'stored', id } as const;
  });
  if (result.outcome === 'stored') wakeOutbox();
  return result;
}

/**
 * Queues the notifications and, at most `acknowledgementsPerDay` times per address and Indian day, the acknowledgement.
 * The keys of a day are numbered; a message with a used key is not queued, so the first free number is taken.
 */
async function queueSubmissionMessages(
  trx: Executor,
  { id: subjectId, email }: { readonly id: string; readonly email: string },
  { notifications, acknowledgement }: Pick<NewSubmission, 'notifications' | 'acknowledgement'>,
  now: Date,
): Promise<void> {
  const address = hash('sha256', toDeliveryKey(email));
  const toAcknowledgement = (number: number): NewMessage => ({
    kind: acknowledgement,
    subjectId,
    deduplicationKey: `acknowledgement:${address}:${toIndianDay(now)}:${number}`,
  });
  const toUs = notifications.map((kind) => ({ kind, subjectId }));
  let queued = await queueMessages(trx, [...toUs, toAcknowledgement(1)], now);
  for (let number = 2; number <= acknowledgementsPerDay && !queued.includes(acknowledgement); number += 1) {
    queued = await queueMessages(trx, [toAcknowledgement(number)], now);
  }
}

/** Deletes the fingerprints older than `duplicateMinutes`. */
export function deleteExpiredFingerprints(db: Executor, now: Date): Promise<void> {
  return deleteFingerprints(db, findFingerprintTimes(now));
}

function findFingerprintTimes(now: Date) {
  return {
    expiredBefore: new Date(now.getTime() - duplicateMinutes * 60_000).toISOString(),
    notAfter: new Date(now.getTime() + maxClockSkewMs).toISOString(),
  };
}
