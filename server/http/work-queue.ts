import { setImmediate as nextTurn } from 'node:timers/promises';
import { MoharError } from '#domain/errors.ts';

/** How many tasks run at once, and how many more may wait: of all clients, and of one network. */
export type QueueLimits = { readonly concurrent: number; readonly waiting: number; readonly waitingPerNetwork: number };

/**
 * Runs tasks of the network that was served longest ago first: a client that asks for much delays another by the task that
 * runs, and by one of each other network. Each task has a turn of the event loop of its own, so that other requests are
 * answered in between. Rejects with `busy` at once where too many wait already; a task of no network, which is the server's
 * own, is never rejected.
 */
export function createWorkQueue({ concurrent, waiting, waitingPerNetwork }: QueueLimits) {
  /** The tasks that wait, by network; the network that was served longest ago is the first. */
  const queued = new Map<string, (() => Promise<void>)[]>();
  let [running, pending] = [0, 0];

  const moveBack = (network: string): void => {
    const tasks = queued.get(network);
    queued.delete(network);
    if (tasks && tasks.length > 0) queued.set(network, tasks);
  };
  const startNext = (): void => {
    const [[network, tasks] = ['', []]] = queued;
    const start = running < concurrent ? tasks.shift() : undefined;
    if (!start) return;
    running += 1;
    pending -= 1;
    moveBack(network);
    void start().finally(() => {
      running -= 1;
      // A network that came while this task ran has not been served since.
      moveBack(network);
      startNext();
    });
  };
  const run = async <Result>(task: () => Promise<Result>, network = ''): Promise<Result> => {
    const own = queued.get(network) ?? [];
    const isTooMany = pending >= waiting || own.length >= waitingPerNetwork;
    if (network !== '' && isTooMany) throw new MoharError('busy', 'too many requests are waiting');
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    own.push(() => nextTurn().then(task).then(resolve, reject));
    queued.set(network, own);
    pending += 1;
    startNext();
    return promise;
  };
  return { run, countWaiting: () => pending };
}
