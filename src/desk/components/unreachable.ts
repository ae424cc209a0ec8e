import { isRouteErrorResponse } from 'react-router';

/** Milliseconds until what failed is tried again. */
export const retryDelay = 5_000;

/** Calls once after a pause, or as soon as the browser is online again. Returns what cancels it. */
export function afterPause(run: () => void): () => void {
  const timer = setTimeout(run, retryDelay);
  addEventListener('online', run, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('online', run);
  };
}

/** Statuses of a server that is away, or of the proxy before it (RFC 9110, sections 15.6.3 to 15.6.5). */
const awayStatuses: readonly number[] = [502, 503, 504];

/** What `fetch`, or the read of its response, says in Chromium, Firefox and Safari. Errors of our own are of the same class. */
const networkError = /^(Failed to fetch|network error|NetworkError when attempting|Error in input stream|Load failed)/;

/**
 * Whether a request failed because the server was away: `fetch` rejects, a proxy answers for the server, or its response was cut
 * off, which the router's error says by its cause.
 */
export function isUnreachable(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return awayStatuses.includes(error.status);
  return isNetworkError(error) || (error instanceof Error && isNetworkError(error.cause));
}

function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && networkError.test(error.message);
}

/** Codes of refusals that may end by themselves, so that a form tries again. */
const transientCodes: readonly string[] = ['server-unreachable', 'store-unavailable', 'busy'];

export function isTransient(code: string | undefined): boolean {
  return code !== undefined && transientCodes.includes(code);
}
