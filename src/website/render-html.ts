import { PassThrough } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const renderTimeoutMs = 10_000;

/**
 * Renders a page as a whole: its headers have hashes of its content, and most pages are cached, so streaming would gain
 * nothing. Rejects with the first error, or after ten seconds.
 */
export function renderHtml(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(new Error('the page took too long')), renderTimeoutMs);
    const fail = (error: unknown): void => {
      clearTimeout(timer);
      reject(error);
    };
    const stream = renderToPipeableStream(page, {
      // No part is sent as a hidden segment that needs a script to be shown.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        readText(body).then(resolve, reject);
        stream.pipe(body);
      },
      onShellError: fail,
      onError: fail,
    });
  });
}
