import { RefusalError } from '@mohar/check';
import { maxFileBytes } from '@mohar/check/report';
import { checkWithRepository, type Input } from '#domain/check/check-with-repository.ts';
import type { CheckAnswer, CheckRequest } from './check-client.ts';

// The worker of the page: the policy of its script forbids connections.

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<CheckRequest>) => {
  const { files, ...options } = data;
  const answer = (message: CheckAnswer) => port?.postMessage(message);
  try {
    answer({ report: await checkWithRepository(files.map(toInput), { ...options, now: new Date() }) });
  } catch (error) {
    // Whatever a file does to the check, the page gets an answer.
    answer({ error: String(error) });
  }
});
// Ready. In a worker the message goes to the page that started it.
postMessage('ready');

/** Reads at most one byte more than the limit, which shows that a file is too large. */
function toInput({ name, blob }: CheckRequest['files'][number]): Input {
  const read = async () => new Uint8Array(await blob.slice(0, maxFileBytes + 1).arrayBuffer());
  return { name, bytes: () => read().catch(refuseChanged) };
}

/** A browser reads no file that has changed since it was chosen. */
function refuseChanged(): never {
  throw new RefusalError({ code: 'unreadable', error: 'changed' });
}
