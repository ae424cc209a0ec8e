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

/**
 * Whether a request failed because the server was away: `fetch` rejects with a `TypeError`, a proxy answers for it, or its
 * response was cut off, which the router's error says by its cause.
 */
export function isUnreachable(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return awayStatuses.includes(error.status);
  return error instanceof TypeError || (error instanceof Error && error.cause !== undefined);
}

/** Codes of refusals that may end by themselves, so that a form tries again. */
const transientCodes: readonly string[] = ['server-unreachable', 'store-unavailable', 'busy'];

export function isTransient(code: string | undefined): boolean {
  return code !== undefined && transientCodes.includes(code);
}
