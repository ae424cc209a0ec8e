import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Demonstration } from '#domain/certificate/certificate.ts';
import type { TrustTask } from '#services/trust-worker.ts';
import type { CheckedFile, FileBytes } from '#trust/check-files.ts';
import type { CrlRenewal } from '#trust/demonstration/make-crl.ts';
import type { DemonstrationOrganisation } from '#trust/demonstration/make-demonstration.ts';

/** The functions of `trust/` that need the crypto library, called in a worker thread. */
export type TrustThread = {
  check(bytes: FileBytes): Promise<readonly CheckedFile[]>;
  make(organisation: DemonstrationOrganisation, now: Date): Promise<Demonstration>;
  renew(renewal: CrlRenewal, now: Date): Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Starts a worker thread with the crypto library for `work`, and terminates it afterwards: the library takes 40 MB, and
 * files change once a day. An error in the thread rejects the call.
 */
export async function withTrustThread<Result>(work: (trust: TrustThread) => Promise<Result>): Promise<Result> {
  const worker = new Worker(new URL('./trust-worker.ts', import.meta.url));
  const call = async (task: TrustTask): Promise<never> => {
    const messages = on(worker, 'message');
    worker.postMessage(task);
    // With `--watch` Node.js sends messages of its own, which name the modules that the worker imports.
    for await (const [message] of messages) if ('result' in message) return message.result as never;
    throw new Error('the worker ended without a result');
  };
  try {
    return await work({
      check: (bytes) => call({ task: 'check', bytes }),
      make: (organisation, now) => call({ task: 'make', organisation, now }),
      renew: (renewal, now) => call({ task: 'renew', renewal, now }),
    });
  } finally {
    await worker.terminate();
  }
}
