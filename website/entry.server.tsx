import { PassThrough } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** A page that has not finished by then is a fault. */
const renderLimit = 10_000;

/** Renders a page whole: it is kept and hashed before it is sent, so nothing is gained by sending it in parts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Nothing is set aside to be shown by a script: who has none sees it all.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html; charset=utf-8');
        readText(body).then((html) => resolve(new Response(html, { status, headers })), reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
    const limit = setTimeout(() => abort(new Error('the page took too long')), renderLimit);
  });
}
