import { randomUUIDv7 } from 'node:crypto';
import type { Executor } from '#database/connect.ts';
import { claimSubmission } from '#database/submission/recent-submission-store.ts';
import {
  type ConsumeRateLimit,
  detectRobot,
  type StoredSubmission,
  type SubmissionMetadata,
} from '#domain/submission/submission.ts';

/** Dependencies of the use cases that save a submission. */
export type SubmissionContext = {
  readonly db: Executor;
  readonly clock: () => Date;
  readonly consumeRateLimit: ConsumeRateLimit;
  /** Wakes the outbox worker, so that queued messages are delivered now and not at its next poll. */
  readonly wakeOutbox: () => void;
};

/** Who submitted: request metadata, and the network that the rate limit counts by. */
export type Submitter = { readonly metadata: SubmissionMetadata; readonly network: string };

/** `duplicate`: an identical submission was saved within `duplicateMinutes`; callers answer it like a new one. */
export type SubmissionResult =
  | { readonly outcome: 'stored' | 'duplicate' }
  | { readonly outcome: 'rate-limited'; readonly retryAfterSeconds: number };

/**
 * What both forms share: the rate limit, then in one transaction the check for a duplicate and whatever `insert` writes,
 * rows and queued messages alike; after the commit the outbox worker is woken. Resolves when the rows are durable.
 * `identity` lists everything that makes two submissions the same.
 */
export async function saveSubmission(
  { db, clock, consumeRateLimit, wakeOutbox }: SubmissionContext,
  { metadata, network }: Submitter,
  identity: (suspicion: StoredSubmission['suspicion']) => readonly string[],
  insert: (trx: Executor, submission: StoredSubmission, now: Date) => Promise<void>,
): Promise<SubmissionResult> {
  const retryAfterSeconds = await consumeRateLimit(network);
  if (retryAfterSeconds > 0) return { outcome: 'rate-limited', retryAfterSeconds };

  const now = clock();
  const suspicion = detectRobot(metadata);
  const outcome = await db.transaction().execute(async (trx) => {
    if (!(await claimSubmission(trx, identity(suspicion), now))) return 'duplicate' as const;
    const { consentVersion } = metadata;
    const receivedAt = now.toISOString();
    // Whoever names a consent text has agreed to it with this very request.
    const consentedAt = consentVersion === '' ? '' : receivedAt;
    await insert(trx, { id: randomUUIDv7(), receivedAt, consentVersion, consentedAt, suspicion }, now);
    return 'stored' as const;
  });
  if (outcome === 'stored') wakeOutbox();
  return { outcome };
}
