import { useSyncExternalStore } from 'react';
import { afterPause, isUnreachable } from './unreachable.ts';

/** Reads of pages that wait for the server. */
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

/** Whether a page waits for the server. */
export function useIsUnreachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
}

/**
 * The client loader of every page: reads again while the server is away, until another navigation takes its place. Meanwhile the
 * page that is shown stays, with what is typed in it.
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
