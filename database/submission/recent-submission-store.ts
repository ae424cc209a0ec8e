import { createHash } from 'node:crypto';
import type { Executor } from '#database/connect.ts';
import { duplicateMinutes } from '#domain/submission/submission.ts';

/**
 * Marks a submission as received. Answers false when an identical one was kept within `duplicateMinutes`: of several at the
 * same moment, in one process or many, exactly one is answered true. Call it first in the transaction that keeps it.
 */
export async function claimSubmission(db: Executor, parts: readonly string[], now: Date): Promise<boolean> {
  const fingerprint = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const claimed = await db
    .insertInto('recent_submission')
    .values({ fingerprint, received_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ received_at: now.toISOString() })
        .where('recent_submission.received_at', '<=', earliest(now)),
    )
    .returning('fingerprint')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Forgets what no longer counts. */
export async function forgetSubmissions(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('recent_submission').where('received_at', '<=', earliest(now)).execute();
}

function earliest(now: Date): string {
  return new Date(now.getTime() - duplicateMinutes * 60_000).toISOString();
}
