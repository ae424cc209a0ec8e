import type { Executor } from '#database/connect.ts';
import { incrementRevision, lockRevision } from '#database/counter/counter-store.ts';
import { updatePostCounts } from '#database/post/post-store.ts';
import { setActive } from '#database/published-item.ts';
import { listScheduled, takeScheduled } from '#database/schedule/schedule-store.ts';
import type { ScheduledChange } from '#database/schema.ts';
import type { Log } from '#services/log.ts';
import { type Polling, startPolling } from '#services/poll.ts';

/** Poll interval: a change is late by this at most. Milliseconds. */
const scheduleInterval = 5_000;

/** Polls the schedule, even where content or the API is on another host: the banner is local. */
export function startSchedule({ db, clock, log }: { db: Executor; clock: () => Date; log: Log }): Polling {
  const failure = 'a scheduled change could not be applied';
  return startPolling(() => applySchedule(db, clock()), { interval: scheduleInterval, log, failure });
}

/**
 * Applies the changes that are due by `now`, the earliest first, each in one process only. A change that fails delays
 * no other; at the end throws an `AggregateError` of the failures.
 */
export async function applySchedule(db: Executor, now: Date): Promise<void> {
  const errors: Error[] = [];
  for (const change of await listScheduled(db, now.toISOString())) {
    await applyChange(db, change).catch((cause: unknown) => {
      errors.push(new Error(`${change.kind} ${change.key}, due ${change.dueAt}`, { cause }));
    });
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '));
}

function applyChange(db: Executor, change: ScheduledChange): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockRevision(trx);
    if (!(await takeScheduled(trx, change))) return;
    if ((await setActive(trx, change, change.isActive === 1)) !== 'changed') return;
    await updatePostCounts(trx);
    await incrementRevision(trx);
  });
}
