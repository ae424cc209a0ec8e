import { parentPort } from 'node:worker_threads';
import { checkFiles } from '#trust/check-files.ts';
import { renewCrl } from '#trust/demonstration/make-crl.ts';
import { makeDemonstration } from '#trust/demonstration/make-demonstration.ts';

// The worker thread that `trust-thread.ts` starts. A message has the name of a function and its arguments.

const functions = { check: checkFiles, make: makeDemonstration, renew: renewCrl };

/** The functions of `trust/` that need the crypto library, called in a worker thread. */
export type TrustThread = typeof functions;

parentPort?.on('message', async ({ name, args }: { name: keyof TrustThread; args: never[] }) => {
  const call: (...args: never[]) => Promise<unknown> = functions[name];
  parentPort?.postMessage(await call(...args));
});
