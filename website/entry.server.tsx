import { PassThrough } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { deferHydration } from './defer-hydration.ts';

/** Milliseconds; rendering that takes longer is an error. */
const renderTimeout = 10_000;

/** Renders a page completely: it is cached and hashed before it is sent, so streaming would gain nothing. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // No part is sent as a hidden segment that needs a script to be shown.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html; charset=utf-8');
        readText(body)
          // In development Vite's client must run first, so the router's own scripts stay.
          .then((html) => (import.meta.env.PROD ? deferHydration(html) : html))
          .then((html) => resolve(new Response(html, { status, headers })), reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
    const limit = setTimeout(() => abort(new Error('the page took too long')), renderTimeout);
  });
}
