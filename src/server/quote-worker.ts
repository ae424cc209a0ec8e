import { parentPort } from 'node:worker_threads';
import { drawQuote } from '#documents/draw-quote.ts';
import type { Quote } from '#domain/price/quote.ts';

// The worker thread that `quote-thread.ts` starts. A message is a quote, the answer the bytes of its PDF.
parentPort?.on('message', async (quote: Quote) => {
  const drawn = await drawQuote(quote);
  parentPort?.postMessage(drawn, [drawn.buffer]);
});
