import { Worker } from 'node:worker_threads';

/** What is parsed of a file. */
export type Source = { readonly yaml: string; readonly markdown: string };

/** Milliseconds of a core that parsing may take; a text of the largest accepted size takes a fifth of it. */
const longest = 1_500;
/** How often the time is read. Milliseconds. */
const interval = 100;

/**
 * Parses a file in a worker thread, which is ended when it takes too long, too much memory or too much of its stack: the
 * parsers of Markdown and YAML take quadratic time and more for some texts (90 kB of `*a_`, `? ` or `1. `). What passes is
 * parsed again by the caller. What does not is passed to `reject`.
 */
export async function requireParsable(source: Source, reject: (reason: string) => never): Promise<void> {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
    workerData: source,
    env: {},
    // The stack is smaller than that of the caller.
    resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 0.5 },
  });
  let timer: NodeJS.Timeout | undefined;
  let isDecided = false;
  /** Of a core, because a busy machine makes a thread wait. */
  const readTime = async (): Promise<number> => {
    // A thread that has ended meanwhile rejects.
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1_000;
  };
  const reason = await new Promise<string | undefined>((resolve, reject) => {
    worker.on('message', async (message) => {
      if (message === 'parsed') return resolve(undefined);
      const startedAt = await readTime();
      // A short text is parsed meanwhile: a timer that is set now would run for ever.
      if (isDecided) return;
      timer = setInterval(async () => {
        if ((await readTime()) - startedAt > longest) resolve(`takes longer than ${longest / 1_000} s to parse`);
      }, interval);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error instanceof RangeError) resolve('is nested too deeply');
      else if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('takes too much memory to parse');
      else reject(error);
    });
    worker.on('exit', () => reject(new Error('the thread that parses has ended')));
  });
  isDecided = true;
  clearInterval(timer);
  await worker.terminate();
  if (reason) reject(`the text ${reason}; remove repeated marks such as *, [ and >`);
}
