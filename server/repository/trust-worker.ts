import { parentPort } from 'node:worker_threads';
import { checkFiles, type FileBytes } from '#trust/check-files.ts';
import { type CrlRenewal, renewCrl } from '#trust/demonstration/make-crl.ts';
import { type DemonstrationOrganisation, makeDemonstration } from '#trust/demonstration/make-demonstration.ts';

// The other end of `with-trust.ts`.

/** What can be asked for. */
export type TrustTask =
  | { readonly task: 'check'; readonly bytes: FileBytes }
  | { readonly task: 'make'; readonly house: DemonstrationOrganisation; readonly now: Date }
  | { readonly task: 'renew'; readonly renewal: CrlRenewal; readonly now: Date };

function perform(asked: TrustTask): Promise<unknown> {
  switch (asked.task) {
    case 'check':
      return checkFiles(asked.bytes);
    case 'make':
      return makeDemonstration(asked.house, asked.now);
    case 'renew':
      return renewCrl(asked.renewal, asked.now);
  }
}

parentPort?.on('message', async (asked: TrustTask) => {
  parentPort?.postMessage(await perform(asked));
});
