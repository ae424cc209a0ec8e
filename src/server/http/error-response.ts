import { STATUS_CODES } from 'node:http';
import { createProblem, problemContentType } from '#api/problem.ts';

/** A whole response for a request that has no response object. */
export function formatError(status: number, target: string, headers: Readonly<Record<string, string>>): string {
  const { contentType, body } = createErrorBody(status, target);
  const lines = Object.entries({
    ...headers,
    'content-type': contentType,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/** Statuses by the error code of Node's parser; 400 for any other. */
export const clientErrorStatuses: { readonly [code: string]: number } = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

const details: { readonly [status: number]: string } = {
  400: 'The request is not well-formed.',
  405: 'Method not allowed.',
  408: 'The request took too long.',
  411: 'The length of the body is missing.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  417: 'The expectation cannot be met.',
  431: 'The headers are too large.',
};

export function isApiTarget(target: string): boolean {
  return /^\/api(?:[/?]|$)/.test(target);
}

/** A problem (RFC 9457) for callers of the API, otherwise a line of text. Neither repeats anything of the request. */
export function createErrorBody(status: number, target: string): { contentType: string; body: string } {
  const detail = details[status] ?? STATUS_CODES[status] ?? 'Error';
  return isApiTarget(target)
    ? { contentType: problemContentType, body: JSON.stringify(createProblem(status, detail)) }
    : { contentType: 'text/plain; charset=utf-8', body: detail };
}
