import { useSyncExternalStore } from 'react';
import type { NoticeView } from '#contract/content-source.ts';

const key = 'updates-read';
const listeners = new Set<() => void>();

/** Whether a notice came since this browser last looked. The mark is kept in the browser and told to nobody. */
export function useUnread(notices: readonly NoticeView[]): { hasUnread: boolean; markRead: () => void } {
  const newest = Math.max(0, ...notices.map(({ id }) => id));
  // The server cannot know: there nothing is unread, and the mark comes with the scripts.
  const read = useSyncExternalStore(subscribe, readMark, () => Number.POSITIVE_INFINITY);
  return { hasUnread: newest > read, markRead: () => writeMark(newest) };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have looked.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readMark(): number {
  try {
    return Number(localStorage.getItem(key) ?? 0) || 0;
  } catch {
    // Storage that is shut: nothing is remembered, so nothing is called new.
    return Number.POSITIVE_INFINITY;
  }
}

function writeMark(newest: number): void {
  try {
    localStorage.setItem(key, String(newest));
  } catch {
    // Storage that is shut or full: the mark comes again.
  }
  for (const listener of listeners) listener();
}
