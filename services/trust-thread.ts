import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TrustThread } from '#services/trust-worker.ts';

/**
 * Starts a worker thread with the crypto library for `work`, and terminates it afterwards: the library takes 40 MB, and
 * files change once a day. An error in the thread rejects the call.
 */
export async function withTrustThread<Result>(work: (trust: TrustThread) => Promise<Result>): Promise<Result> {
  const worker = new Worker(new URL('./trust-worker.ts', import.meta.url));
  const call =
    (name: keyof TrustThread) =>
    async (...args: unknown[]): Promise<never> => {
      const messages = on(worker, 'message');
      worker.postMessage({ name, args });
      // With `--watch` Node.js sends messages of its own, which name the modules that the worker imports.
      for await (const [message] of messages) if ('result' in message) return message.result as never;
      throw new Error('the worker ended without a result');
    };
  try {
    return await work({ check: call('check'), make: call('make'), renew: call('renew') });
  } finally {
    await worker.terminate();
  }
}
