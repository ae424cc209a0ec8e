import { useSyncExternalStore } from 'react';
import { afterPause, isUnreachable } from './unreachable.ts';

/** The number of page reads that wait for the server. */
let waiting = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsUnreachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
}

/**
 * The client loader of every page: retries while the server is unavailable, until another navigation replaces it.
 * Meanwhile the current page stays, with its input.
 */
export async function whenReachable<Result>(serverLoader: () => Promise<Result>, { signal }: Request): Promise<Result> {
  for (;;) {
    try {
      return await serverLoader();
    } catch (error) {
      if (signal.aborted || !isUnreachable(error)) throw error;
    }
    count(1);
    await pause(signal);
    count(-1);
    signal.throwIfAborted();
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = afterPause(resolve);
    signal.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}
