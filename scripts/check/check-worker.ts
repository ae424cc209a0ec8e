import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { defaultLimits, maxFileBytes } from '@mohar/check/report';
import { checkWithRepository, type Input } from '#domain/check/check-with-repository.ts';
import type { ThreadAnswer, ThreadRequest } from '#scripts/check/check-thread.ts';

// The worker thread of `check-thread.ts`. The check's own time limit ends it before the thread is terminated.
const limits = { ...defaultLimits, milliseconds: 18_000 };

// Frees the bytes of one file before the next is read.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const post = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);

parentPort?.on('message', async ({ paths, ...options }: ThreadRequest) => {
  const onFile = (file: string): void => {
    collectGarbage();
    post({ file });
  };
  post({ report: await checkWithRepository(paths.map(toInput), { limits, ...options, now: new Date(), onFile }) });
});

function toInput(path: string): Input {
  return { name: basename(path), bytes: async () => readInput(path) };
}

/** Does not read files that are too large; the length of the result shows the check that they are. */
function readInput(path: string): Uint8Array<ArrayBuffer> {
  if (statSync(path).size > maxFileBytes) return new Uint8Array(maxFileBytes + 1);
  const { buffer, byteOffset, length } = readFileSync(path);
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, length);
}
