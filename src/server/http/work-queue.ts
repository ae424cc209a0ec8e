import { setImmediate as nextIteration } from 'node:timers/promises';
import { MoharError } from '#domain/errors.ts';

/** Limits of running tasks, and of waiting tasks in total and per network. */
export type QueueLimits = { readonly concurrent: number; readonly waiting: number; readonly waitingPerNetwork: number };

type Waiting = { readonly start: () => Promise<void>; readonly reject: (reason: unknown) => void };

const createBusy = () => new MoharError('busy', 'too many requests are waiting');

/**
 * Round-robin queue: the network that was served longest ago comes first. A busy client delays another by the running
 * task and by one task of each other network. Each task starts in its own event loop iteration, so that other requests
 * are answered in between. Rejects a task with `busy` at once where too many tasks of its network wait. Where too many
 * wait in total, rejects the newest task of the network with most waiting tasks, or the new task if its own network
 * would then have as many. Tasks without a network are the server's own and are never rejected.
 */
export function createWorkQueue({ concurrent, waiting, waitingPerNetwork }: QueueLimits) {
  /** Waiting tasks by network, least recently served first. */
  const queued = new Map<string, Waiting[]>();
  let running = 0;
  let pending = 0;

  const moveBack = (network: string): void => {
    const tasks = queued.get(network);
    queued.delete(network);
    if (tasks && tasks.length > 0) queued.set(network, tasks);
  };
  const startNext = (): void => {
    const [[network, tasks] = ['', []]] = queued;
    const next = running < concurrent ? tasks.shift() : undefined;
    if (!next) return;
    running += 1;
    pending -= 1;
    moveBack(network);
    void next.start().finally(() => {
      running -= 1;
      // Behind networks that came while this task ran: they have not been served.
      moveBack(network);
      startNext();
    });
  };
  /** Rejects the newest task of the network with most; `false` if that network has no more than `own`. */
  const makeRoom = (own: number): boolean => {
    let most: Waiting[] = [];
    for (const [network, tasks] of queued) if (network !== '' && tasks.length >= most.length) most = tasks;
    if (most.length <= own) return false;
    most.pop()?.reject(createBusy());
    pending -= 1;
    return true;
  };
  const mayWait = (own: number): boolean => own < waitingPerNetwork && (pending < waiting || makeRoom(own + 1));
  const run = async <Result>(task: () => Promise<Result>, network = ''): Promise<Result> => {
    const own = queued.get(network) ?? [];
    if (network !== '' && !mayWait(own.length)) throw createBusy();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    own.push({ start: () => nextIteration().then(task).then(resolve, reject), reject });
    queued.set(network, own);
    pending += 1;
    startNext();
    return promise;
  };
  return { run, countWaiting: () => pending };
}
