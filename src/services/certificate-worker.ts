import { parentPort } from 'node:worker_threads';
import { renewCrl } from '#domain/demonstration/make-crl.ts';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import { checkFiles } from '#domain/repository/check-files.ts';

// The worker thread that `certificate-thread.ts` starts. A message has the name of a function and its arguments.

const functions = { check: checkFiles, make: makeDemonstration, renew: renewCrl };

/** The functions that need the crypto library, called in a worker thread. */
export type CertificateFunctions = typeof functions;

parentPort?.on('message', async ({ name, args }: { name: keyof CertificateFunctions; args: never[] }) => {
  const call: (...args: never[]) => Promise<unknown> = functions[name];
  parentPort?.postMessage(await call(...args));
});
