import { parentPort } from 'node:worker_threads';
import { checkFiles, type FileBytes } from '#trust/check-files.ts';
import { type CrlRenewal, renewCrl } from '#trust/demonstration/make-crl.ts';
import { type DemonstrationOrganisation, makeDemonstration } from '#trust/demonstration/make-demonstration.ts';

// The worker thread that `trust-thread.ts` starts.

/** A message to the worker. */
export type TrustTask =
  | { readonly task: 'check'; readonly bytes: FileBytes }
  | { readonly task: 'make'; readonly organisation: DemonstrationOrganisation; readonly now: Date }
  | { readonly task: 'renew'; readonly renewal: CrlRenewal; readonly now: Date };

function perform(message: TrustTask): Promise<unknown> {
  switch (message.task) {
    case 'check':
      return checkFiles(message.bytes);
    case 'make':
      return makeDemonstration(message.organisation, message.now);
    case 'renew':
      return renewCrl(message.renewal, message.now);
  }
}

parentPort?.on('message', async (message: TrustTask) => {
  parentPort?.postMessage({ result: await perform(message) });
});
