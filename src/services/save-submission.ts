import { hash, randomUUIDv7 } from 'node:crypto';
import type { Executor } from '#database/connect.ts';
import { type NewMessage, queueMessages } from '#database/outbox/outbox-store.ts';
import { deleteFingerprints, insertFingerprint } from '#database/submission/submission-store.ts';
import { toMailbox } from '#domain/email.ts';
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
  /** Wakes the outbox worker, so that queued messages are delivered now and not at its next poll. */
  readonly wakeOutbox: () => void;
};

/** Who submitted: request metadata, and the networks that the rate limit counts by. */
export type Submitter = { readonly metadata: SubmissionMetadata; readonly networks: readonly string[] };

/**
 * `duplicate`: an identical submission was saved within `duplicateMinutes`; callers answer it like a new one, with the id of the
 * first, which is blank only where an earlier release saved that.
 */
export type SubmissionResult =
  | { readonly outcome: 'stored' | 'duplicate'; readonly id: string }
  | { readonly outcome: 'rate-limited'; readonly retryAfterSeconds: number };

/**
 * What both forms share: the rate limit, then in one transaction the check for a duplicate and whatever `insert` writes,
 * rows and queued messages alike; after the commit the outbox worker is woken. Resolves when the rows are durable.
 * `identity` lists everything that makes two submissions the same; it takes the suspicion, so that a robot's copy does not
 * suppress a person's submission.
 */
export async function saveSubmission(
  { db, clock, consumeRateLimit, wakeOutbox }: SubmissionContext,
  { metadata, networks }: Submitter,
  identity: (suspicion: StoredSubmission['suspicion']) => readonly string[],
  insert: (trx: Executor, submission: StoredSubmission, now: Date) => Promise<void>,
): Promise<SubmissionResult> {
  const retryAfterSeconds = await consumeRateLimit(networks);
  if (retryAfterSeconds > 0) return { outcome: 'rate-limited', retryAfterSeconds };

  const now = clock();
  const receivedAt = now.toISOString();
  const suspicion = detectRobot(metadata);
  const fingerprint = hash('sha256', JSON.stringify(identity(suspicion)));
  const id = randomUUIDv7();
  const result = await db.transaction().execute(async (trx) => {
    // First in the transaction: an identical submission at the same moment waits here for this commit.
    const claim = { fingerprint, submissionId: id, receivedAt, expiredBefore: findCutoff(now) };
    const savedId = await insertFingerprint(trx, claim);
    if (savedId !== id) return { outcome: 'duplicate', id: savedId } as const;
    const { consentVersion } = metadata;
    // A request that names a consent text is the consent.
    const consentedAt = consentVersion === '' ? '' : receivedAt;
    await insert(trx, { id, receivedAt, consentVersion, consentedAt, suspicion, status: 'new' }, now);
    return { outcome: 'stored', id } as const;
  });
  if (result.outcome === 'stored') wakeOutbox();
  return result;
}

/**
 * Queues the messages about a submission: those to our mailboxes, and the acknowledgement unless its address has had
 * `acknowledgementsPerDay` on this day in India.
 */
export async function queueSubmissionMessages(
  trx: Executor,
  { id: subjectId, email }: { readonly id: string; readonly email: string },
  kinds: { readonly mailbox: readonly OutboxMessageKind[]; readonly acknowledgement: OutboxMessageKind },
  now: Date,
): Promise<void> {
  const address = hash('sha256', toMailbox(email));
  const acknowledge = (nth: number): NewMessage => ({
    kind: kinds.acknowledgement,
    subjectId,
    deduplicationKey: `acknowledgement:${address}:${toIndianDay(now)}:${nth}`,
  });
  const toMailboxes = kinds.mailbox.map((kind) => ({ kind, subjectId }));
  let queued = await queueMessages(trx, [...toMailboxes, acknowledge(1)], now);
  for (let nth = 2; nth <= acknowledgementsPerDay && !queued.includes(kinds.acknowledgement); nth += 1) {
    queued = await queueMessages(trx, [acknowledge(nth)], now);
  }
}

/** Deletes the fingerprints of submissions whose repetition is no longer a duplicate. */
export function deleteExpiredFingerprints(db: Executor, now: Date): Promise<void> {
  return deleteFingerprints(db, findCutoff(now));
}

function findCutoff(now: Date): string {
  return new Date(now.getTime() - duplicateMinutes * 60_000).toISOString();
}
