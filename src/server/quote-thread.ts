import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { Quote } from '#domain/price/quote.ts';

/**
 * Draws quotes in a worker thread: each takes some 50 ms of CPU and would block all other requests. The thread starts
 * with the first quote, because the PDF library and the fonts take memory, and gets no environment variables. Draws one
 * quote at a time. An error in the thread rejects the call, and the next call starts another thread.
 */
export function createQuoteThread(app: FastifyInstance): (quote: Quote) => Promise<Uint8Array<ArrayBuffer>> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  app.addHook('onClose', () => worker?.terminate());
  const start = (): Worker => {
    const thread = new Worker(new URL('./quote-worker.ts', import.meta.url), { env: {} });
    // Also between two quotes: an error that nobody listens for would end the process.
    return thread.once('error', () => {
      worker = undefined;
    });
  };
  const draw = async (quote: Quote): Promise<Uint8Array<ArrayBuffer>> => {
    worker ??= start();
    worker.postMessage(quote);
    const [drawn] = await once(worker, 'message');
    return drawn;
  };
  return (quote) => {
    const drawn = last.then(() => draw(quote));
    last = drawn.catch(() => {});
    return drawn;
  };
}
