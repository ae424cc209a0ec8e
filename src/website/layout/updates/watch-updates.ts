import { updatesId as sidebarId } from './updates-id.ts';

/** The key of the newest notice that was read (`findNewest`), in the local storage. */
const key = 'updates-read';

/**
 * Marks the page (`data-unread`) while there are notices newer than the newest that was read. Opening the sidebar marks
 * all of them as read.
 */
export function watchUpdates(): void {
  const { dataset } = document.documentElement;
  const readNewest = (): number => Number(document.getElementById(sidebarId)?.dataset.newest);

  const mark = (): void => {
    try {
      if (readNewest() > Number(localStorage.getItem(key))) dataset.unread = '';
      else delete dataset.unread;
    } catch {
      // Storage is blocked: nothing is unread.
    }
  };

  mark();
  // The browser sends this event to other tabs only.
  addEventListener('storage', mark);
  addEventListener(
    'toggle',
    (event) => {
      if (!(event.target instanceof Element) || event.target.id !== sidebarId) return;
      if ((event as ToggleEvent).newState !== 'open') return;
      delete dataset.unread;
      try {
        localStorage.setItem(key, String(readNewest()));
      } catch {
        // Storage is blocked or full: the notices are unread again on the next page.
      }
    },
    // The event does not bubble.
    true,
  );
}
