import type { Log } from '#services/log.ts';

/** A running poll: `first` resolves after the first run, `stop` after the current run. */
export type Polling = { readonly first: Promise<void>; stop(): Promise<void> };

/**
 * Runs the work now and every `interval` milliseconds; runs never overlap. An error is logged with `failure`, the same
 * error once until a run succeeds.
 */
export function startPolling(
  work: () => Promise<void>,
  { interval, log, failure }: { readonly interval: number; readonly log: Log; readonly failure: string },
): Polling {
  let running: Promise<void> | undefined;
  let logged = '';
  const run = async (): Promise<void> => {
    try {
      await work();
      logged = '';
    } catch (error) {
      if (String(error) !== logged) log.warn({ err: error }, failure);
      logged = String(error);
    }
    running = undefined;
  };
  const start = (): Promise<void> => {
    running ??= run();
    return running;
  };
  const first = start();
  const timer = setInterval(start, interval).unref();
  return {
    first,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
