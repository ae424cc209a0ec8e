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
} from '#domain/submission/submission.ts';
import { toIndianDay } from '#domain/time.ts';

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

/**
 * Saves an enquiry or an application. Consumes the rate limit, then checks for a duplicate and calls `insert` in one
 * transaction, then wakes the outbox worker. Resolves when the rows are durable. `duplicateKey` lists the values that
 * make two submissions duplicates. They include the suspicion: a robot's copy does not suppress a person's submission.
 */
export async function saveSubmission(
  { db, clock, consumeRateLimit, wakeOutbox }: SubmissionContext,
  { metadata, networks }: Submitter,
  duplicateKey: (suspicion: StoredSubmission['suspicion']) => readonly string[],
  insert: (trx: Executor, submission: StoredSubmission, now: Date) => Promise<void>,
): Promise<SubmissionResult> {
  const retryAfterSeconds = await consumeRateLimit(networks);
  if (retryAfterSeconds > 0) return { outcome: 'rate-limited', retryAfterSeconds };

  const now = clock();
  const receivedAt = now.toISOString();
  const suspicion = detectRobot(metadata);
  const fingerprint = hash('sha256', JSON.stringify(duplicateKey(suspicion)));
  const id = randomUUIDv7();
  const result = await db.transaction().execute(async (trx) => {
    // First in the transaction: a concurrent identical submission waits here for this commit.
    const claim = { fingerprint, submissionId: id, receivedAt, expiredBefore: findCutoff(now) };
    const savedId = await insertFingerprint(trx, claim);
    if (savedId !== id) return { outcome: 'duplicate', id: savedId } as const;
    const { consentVersion } = metadata;
    // The request itself is the consent if it names a consent text.
    const consentedAt = consentVersion === '' ? '' : receivedAt;
    await insert(trx, { id, receivedAt, consentVersion, consentedAt, suspicion, status: 'new' }, now);
    return { outcome: 'stored', id } as const;
  });
  if (result.outcome === 'stored') wakeOutbox();
  return result;
}

/**
 * Queues the messages about a submission: to us, by mail or webhook, and an acknowledgement, at most
 * `acknowledgementsPerDay` per address and Indian day.
 */
export async function queueSubmissionMessages(
  trx: Executor,
  { id: subjectId, email }: { readonly id: string; readonly email: string },
  kinds: { readonly ours: readonly OutboxMessageKind[]; readonly acknowledgement: OutboxMessageKind },
  now: Date,
): Promise<void> {
  const address = hash('sha256', toDeliveryKey(email));
  const acknowledge = (nth: number): NewMessage => ({
    kind: kinds.acknowledgement,
    subjectId,
    deduplicationKey: `acknowledgement:${address}:${toIndianDay(now)}:${nth}`,
  });
  const toUs = kinds.ours.map((kind) => ({ kind, subjectId }));
  let queued = await queueMessages(trx, [...toUs, acknowledge(1)], now);
  for (let nth = 2; nth <= acknowledgementsPerDay && !queued.includes(kinds.acknowledgement); nth += 1) {
    queued = await queueMessages(trx, [acknowledge(nth)], now);
  }
}

/** Deletes the fingerprints older than `duplicateMinutes`. */
export function deleteExpiredFingerprints(db: Executor, now: Date): Promise<void> {
  return deleteFingerprints(db, findCutoff(now));
}

function findCutoff(now: Date): string {
  return new Date(now.getTime() - duplicateMinutes * 60_000).toISOString();
}
