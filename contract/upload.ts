/** How an upload is followed and given up. */
export type UploadWatch = {
  readonly signal: AbortSignal;
  /** Told the share of the bytes that has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** A line that carries nothing for so long is dead. Milliseconds. */
const silenceLimit = 30_000;

/**
 * Posts a form and tells how far it is, which `fetch` cannot. Rejects when the network fails, when nothing moves for
 * thirty seconds, and with the signal's reason when it is given up.
 */
export function sendForm(
  url: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  { signal, onProgress }: UploadWatch,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = (reason: unknown): void => {
      reject(reason);
      request.abort();
    };
    let silence = 0;
    const listen = (): void => {
      clearTimeout(silence);
      silence = window.setTimeout(() => giveUp(new Error('nothing moved for thirty seconds')), silenceLimit);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      listen();
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener('load', () => resolve(toResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('the network failed')));
    request.addEventListener('loadend', () => clearTimeout(silence));
    signal.addEventListener('abort', () => giveUp(signal.reason), { once: true });

    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    listen();
    request.send(form);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['Content-Type', 'Retry-After']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  // A Response of these statuses may have no body.
  const body = [204, 205, 304].includes(request.status) ? null : request.responseText;
  return new Response(body, { status: request.status, headers });
}
