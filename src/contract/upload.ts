import { referenceHeader } from '#contract/submission.ts';

/** Progress and cancellation of an upload. */
export type UploadWatch = {
  readonly signal: AbortSignal;
  /** Called with the share of the bytes sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** Timeout of a connection without progress. Milliseconds. */
const idleTimeout = 30_000;

/**
 * Posts a form with progress events; `fetch` has none. Rejects if the network fails, after thirty seconds without
 * progress, and with the signal's reason after an abort.
 */
export function sendForm(
  url: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  { signal, onProgress }: UploadWatch,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (reason: unknown): void => {
      reject(reason);
      request.abort();
    };
    let idleTimer = 0;
    const restart = (): void => {
      clearTimeout(idleTimer);
      idleTimer = window.setTimeout(() => abort(new Error('no progress for thirty seconds')), idleTimeout);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restart();
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener('load', () => resolve(toResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('the network failed')));
    request.addEventListener('loadend', () => clearTimeout(idleTimer));
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });

    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    restart();
    request.send(form);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const names = ['Retry-After', referenceHeader];
  const headers = Object.fromEntries(names.map((name) => [name, request.getResponseHeader(name) ?? '']));
  // The constructor rejects a body for these statuses.
  const body = [204, 205, 304].includes(request.status) ? null : request.responseText;
  return new Response(body, { status: request.status, headers });
}
