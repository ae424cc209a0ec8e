import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CertificateFunctions } from '#services/certificate-worker.ts';

/**
 * Starts a worker thread with the crypto library for `work`, and terminates it afterwards: the library takes 40 MB, and
 * files change once a day. If the thread fails or ends, its calls are rejected. The thread gets an empty environment:
 * it needs no secrets, and under `node --watch` an inherited environment makes it send messages of its own.
 */
export async function withCertificateThread<Result>(
  work: (certificates: CertificateFunctions) => Promise<Result>,
): Promise<Result> {
  await using worker = new Worker(new URL('./certificate-worker.ts', import.meta.url), { env: {} });
  // Listening all the time: an error between two calls would end the process.
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the certificate thread ended with ${code}`)));
  });
  ended.catch(() => undefined);
  let last: Promise<unknown> = Promise.resolve();
  /** Calls run one after the other, so that each gets its own answer. */
  const call =
    (name: keyof CertificateFunctions) =>
    (...args: unknown[]): Promise<never> => {
      const answer = last.then(async () => {
        worker.postMessage({ name, args });
        const [result] = await Promise.race([once(worker, 'message'), ended]);
        return result as never;
      });
      last = answer;
      return answer;
    };
  return await work({ check: call('check'), make: call('make'), renew: call('renew') });
}
