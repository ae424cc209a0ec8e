import { setImmediate as nextTurn } from 'node:timers/promises';
import { MoharError } from '#domain/errors.ts';

/** How many tasks run at once, and how many more may wait: of all clients, and of one network. */
export type QueueLimits = { readonly concurrent: number; readonly waiting: number; readonly waitingPerNetwork: number };

type Waiting = { readonly start: () => Promise<void>; readonly reject: (reason: unknown) => void };

const createBusy = () => new MoharError('busy', 'too many requests are waiting');

/**
 * Runs tasks of the network that was served longest ago first: a client that asks for much delays another by the task that
 * runs, and by one of each other network. Each task has a turn of the event loop of its own, so that other requests are
 * answered in between. Rejects with `busy` at once where too many of its network wait. Where too many of all wait, the newest
 * task of the network with most of them is rejected in its place, unless its own network would then have as many. A task of no
 * network, which is the server's own, is never rejected.
 */
export function createWorkQueue({ concurrent, waiting, waitingPerNetwork }: QueueLimits) {
  /** The tasks that wait, by network; the network that was served longest ago is the first. */
  const queued = new Map<string, Waiting[]>();
  let [running, pending] = [0, 0];

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
      // A network that came while this task ran has not been served since.
      moveBack(network);
      startNext();
    });
  };
  /** Rejects the newest task of the network with most; `false` where those are not more than `own`. */
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
    own.push({ start: () => nextTurn().then(task).then(resolve, reject), reject });
    queued.set(network, own);
    pending += 1;
    startNext();
    return promise;
  };
  return { run, countWaiting: () => pending };
}
