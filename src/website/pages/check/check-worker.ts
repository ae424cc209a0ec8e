import { RefusalError } from '@mohar/check';
import { largestFile } from '@mohar/check/report';
import { checkInputs, type Input } from '#domain/check/check-inputs.ts';
import type { CheckAnswer, CheckRequest } from './check-client.ts';

// The worker of the page: its script is sent with a policy under which it can open no connection.

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<CheckRequest>) => {
  const { files, ...options } = data;
  const answer = (message: CheckAnswer) => port?.postMessage(message);
  try {
    answer({ report: await checkInputs(files.map(toInput), { ...options, now: new Date() }) });
  } catch (error) {
    // Whatever a file does to the check, the page gets an answer.
    answer({ error: String(error) });
  }
});
// Ready. In a worker the message goes to the page that started it.
postMessage('ready');

/** Of a file that is too large only as much is read as shows that it is. */
function toInput({ name, blob }: CheckRequest['files'][number]): Input {
  const read = async () => new Uint8Array(await blob.slice(0, largestFile + 1).arrayBuffer());
  return { name, bytes: () => read().catch(refuseChanged) };
}

/** A browser reads no file that has changed since it was chosen. */
function refuseChanged(): never {
  throw new RefusalError({ code: 'unreadable', error: 'changed' });
}
