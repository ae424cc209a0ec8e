import { PassThrough } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Milliseconds; rendering that takes longer is an error. */
const renderTimeout = 10_000;

/** Renders a page completely: it is hashed, and mostly cached, before it is sent, so streaming would gain nothing. */
export function renderDocument(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // No part is sent as a hidden segment that needs a script to be shown.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        const body = new PassThrough();
        readText(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
    const limit = setTimeout(() => abort(new Error('the page took too long')), renderTimeout);
  });
}
