import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Demonstration } from '#domain/certificate/certificate.ts';
import type { TrustTask } from '#server/repository/trust-worker.ts';
import type { CheckedFile, FileBytes } from '#trust/check-files.ts';
import type { CrlRenewal } from '#trust/demonstration/make-crl.ts';
import type { DemonstrationOrganisation } from '#trust/demonstration/make-demonstration.ts';

/** The work that needs the crypto library. */
export type Trust = {
  check(bytes: FileBytes): Promise<readonly CheckedFile[]>;
  make(house: DemonstrationOrganisation, now: Date): Promise<Demonstration>;
  renew(renewal: CrlRenewal, now: Date): Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Lends a thread that has the crypto library, and ends it: the library takes 40 MB, and files change once a day. What breaks
 * in the thread rejects what was asked of it.
 */
export async function withTrust<Result>(work: (trust: Trust) => Promise<Result>): Promise<Result> {
  const worker = new Worker(new URL('./trust-worker.ts', import.meta.url));
  const ask = async (task: TrustTask): Promise<never> => {
    worker.postMessage(task);
    const [answer] = await once(worker, 'message');
    return answer as never;
  };
  try {
    return await work({
      check: (bytes) => ask({ task: 'check', bytes }),
      make: (house, now) => ask({ task: 'make', house, now }),
      renew: (renewal, now) => ask({ task: 'renew', renewal, now }),
    });
  } finally {
    await worker.terminate();
  }
}
