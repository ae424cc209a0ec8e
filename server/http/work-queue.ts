import { setImmediate as nextTurn } from 'node:timers/promises';
import limitConcurrency from 'p-limit';
import { MoharError } from '#domain/errors.ts';

/** How many tasks run at once, and how many more may wait. */
export type QueueLimits = { readonly concurrent: number; readonly waiting: number };

/**
 * Runs tasks in the order in which they come, each in a turn of the event loop of its own, so that other requests are
 * answered in between. Rejects with `busy` at once where too many wait already.
 */
export function createWorkQueue({ concurrent, waiting }: QueueLimits) {
  const limit = limitConcurrency(concurrent);
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= waiting) throw new MoharError('busy', 'too many requests are waiting');
    return limit(async () => {
      await nextTurn();
      return task();
    });
  };
}
