import { isRouteErrorResponse } from 'react-router';

/** Milliseconds. */
export const retryDelay = 5_000;

/** Calls `run` after a pause, and when the browser is online again. Returns a function that cancels both. */
export function afterPause(run: () => void): () => void {
  const timer = setTimeout(run, retryDelay);
  addEventListener('online', run, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('online', run);
  };
}

/** Statuses of an unavailable server or its proxy (RFC 9110, sections 15.6.3 to 15.6.5). */
const unavailableStatuses: readonly number[] = [502, 503, 504];

/** Messages of `fetch` and of reading its response in Chromium, Firefox and Safari: the class alone is ambiguous. */
const networkError = /^(Failed to fetch|network error|NetworkError when attempting|Error in input stream|Load failed)/;

/**
 * Whether a request failed because the server was unavailable: `fetch` rejected, a proxy answered, or the response was
 * truncated. The router reports the last as the `cause` of its error.
 */
export function isUnreachable(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return unavailableStatuses.includes(error.status);
  return isNetworkError(error) || (error instanceof Error && isNetworkError(error.cause));
}

function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && networkError.test(error.message);
}

/** Codes of temporary errors: forms retry. */
const transientCodes: readonly string[] = ['server-unreachable', 'store-unavailable', 'busy'];

export function isTransient(code: string | undefined): boolean {
  return code !== undefined && transientCodes.includes(code);
}
