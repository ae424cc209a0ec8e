import { Worker } from 'node:worker_threads';

export type Source = { readonly yaml: string; readonly markdown: string };

/** CPU time for parsing; a text of the largest accepted size takes a fifth of it. Milliseconds. */
const maxCpuTime = 1_500;
/** Poll interval of the CPU time. Milliseconds. */
const interval = 100;

/**
 * Parses a file in a worker thread with limits of time, memory and stack: the parsers of Markdown and YAML take
 * quadratic time and more for some texts (90 kB of `*a_`, `? ` or `1. `). The caller parses a valid text again.
 * Otherwise `reject` is called with the reason.
 */
export async function requireParsable(source: Source, reject: (reason: string) => never): Promise<void> {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
    workerData: source,
    env: {},
    // The stack is smaller than the caller's.
    resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 0.5 },
  });
  let timer: NodeJS.Timeout | undefined;
  let isDecided = false;
  /** CPU time, because on a busy machine a thread waits. */
  const readTime = async (): Promise<number> => {
    // Rejects if the thread has ended meanwhile.
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1_000;
  };
  const outcome = new Promise<string | undefined>((resolve, fail) => {
    worker.on('message', async (message) => {
      if (message === 'parsed') return resolve(undefined);
      const startedAt = await readTime();
      // A short text may be parsed by now: nothing would clear the timer.
      if (isDecided) return;
      timer = setInterval(async () => {
        if ((await readTime()) - startedAt > maxCpuTime) resolve(`takes longer than ${maxCpuTime / 1_000} s to parse`);
      }, interval);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error instanceof RangeError) resolve('is nested too deeply');
      else if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('takes too much memory to parse');
      else fail(error);
    });
    worker.on('exit', () => fail(new Error('the thread that parses has ended')));
  });
  const reason = await outcome.finally(async () => {
    isDecided = true;
    clearInterval(timer);
    await worker.terminate();
  });
  if (reason) reject(`the text ${reason}; remove repeated marks such as *, [ and >`);
}
