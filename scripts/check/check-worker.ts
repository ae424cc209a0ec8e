import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { defaultLimits, largestFile } from '@mohar/check/report';
import { checkInputs, type Input } from '#domain/check/check-inputs.ts';
import type { ThreadAnswer, ThreadRequest } from '#scripts/check/check-thread.ts';

// The worker thread that `check-thread.ts` starts. The check ends by its own limit before the thread is terminated.
const limits = { ...defaultLimits, milliseconds: 18_000 };

// The bytes of one file would otherwise still be in memory when the next is read.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const post = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);

parentPort?.on('message', async ({ paths, ...options }: ThreadRequest) => {
  const onFile = (file: string): void => {
    collectGarbage();
    post({ file });
  };
  post({ report: await checkInputs(paths.map(toInput), { limits, ...options, now: new Date(), onFile }) });
});

function toInput(path: string): Input {
  return { name: basename(path), bytes: async () => readInput(path) };
}

/** Of a file that is too large only as much is read as shows that it is. */
function readInput(path: string): Uint8Array<ArrayBuffer> {
  if (statSync(path).size > largestFile) return new Uint8Array(largestFile + 1);
  const { buffer, byteOffset, length } = readFileSync(path);
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, length);
}
