import { Worker } from 'node:worker_threads';
import type { SiteReport } from '#domain/check/check-report.ts';
import type { CheckOptions } from '#domain/check/check-with-repository.ts';
import { MoharError } from '#domain/errors.ts';
import { formatName } from '#domain/name.ts';

/** To the thread: paths of files. It reads one file at a time. */
export type ThreadRequest = Pick<CheckOptions, 'repository' | 'isDemonstration' | 'pan' | 'passwords' | 'limits'> & {
  readonly paths: readonly string[];
};

/** From the thread: the next file to check, or all results. */
export type ThreadAnswer = { readonly file: string } | { readonly report: SiteReport };

/** Limits until the thread is terminated: seconds per file, and what the process grows by. The check's own are lower. */
const maxSeconds = 20;
const maxBytes = 448 * 1024 * 1024;
const resourceLimits = { maxOldGenerationSizeMb: 288, maxYoungGenerationSizeMb: 32 };

/**
 * Checks files in a worker thread, so that no file can crash or block the process. Rejects with `check-stopped` and the
 * name of the file when the thread exceeds its time or memory limit.
 */
export async function checkInThread(request: ThreadRequest, seconds = maxSeconds): Promise<SiteReport> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { env: {}, resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<SiteReport>();
  let current = '';
  const stop = (reason: string): void =>
    reject(
      new MoharError('check-stopped', `${formatName(current)}: the check was stopped, because it takes ${reason}.`),
    );
  let timer: NodeJS.Timeout | undefined;
  const bytesBefore = process.memoryUsage.rss();
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - bytesBefore > maxBytes) stop('too much memory');
  }, 10);
  worker.on('message', (answer: ThreadAnswer) => {
    if ('report' in answer) return resolve(answer.report);
    current = answer.file;
    clearTimeout(timer);
    timer = setTimeout(() => stop(`more than ${seconds} seconds`), seconds * 1_000);
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? stop('too much memory') : reject(error),
  );
  worker.postMessage(request);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    await worker.terminate();
  }
}
