import { setImmediate as nextTurn } from 'node:timers/promises';
import limitConcurrency from 'p-limit';
import { MoharError } from '#domain/errors.ts';

/** How many tasks run at once, and how many more may wait: of all clients, and of one network. */
export type QueueLimits = { readonly concurrent: number; readonly waiting: number; readonly waitingPerNetwork: number };

/**
 * Runs tasks in the order in which they come, each in a turn of the event loop of its own, so that other requests are
 * answered in between. Rejects with `busy` at once where too many wait already; a task of no network, which is the server's
 * own, is never rejected.
 */
export function createWorkQueue({ concurrent, waiting, waitingPerNetwork }: QueueLimits) {
  const limit = limitConcurrency(concurrent);
  const queued = new Map<string, number>();
  const count = (network: string, change: number): void => {
    const own = (queued.get(network) ?? 0) + change;
    if (own > 0) queued.set(network, own);
    else queued.delete(network);
  };
  const run = async <Result>(task: () => Promise<Result>, network = ''): Promise<Result> => {
    const isTooMany = limit.pendingCount >= waiting || (queued.get(network) ?? 0) >= waitingPerNetwork;
    if (network !== '' && isTooMany) throw new MoharError('busy', 'too many requests are waiting');
    count(network, 1);
    try {
      return await limit(async () => {
        await nextTurn();
        return task();
      });
    } finally {
      count(network, -1);
    }
  };
  return { run, countWaiting: () => limit.pendingCount };
}
