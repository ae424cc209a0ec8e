/**
 * An inline script of the head: marks the page (`data-unread`) while there are notices newer than the newest that was read,
 * whose id is in the local storage under `key`. Opening the sidebar, whose id is `sidebarId`, marks all of them as read.
 */
export function watchUpdates(sidebarId: string, key: string): void {
  const { dataset } = document.documentElement;
  const findNewest = (): number => Number(document.getElementById(sidebarId)?.dataset.newest);

  const mark = (): void => {
    try {
      if (findNewest() > Number(localStorage.getItem(key))) dataset.unread = '';
      else delete dataset.unread;
    } catch {
      // Storage is blocked: nothing is unread.
    }
  };

  addEventListener('DOMContentLoaded', mark);
  // The browser sends this event to other tabs only.
  addEventListener('storage', mark);
  addEventListener(
    'toggle',
    (event) => {
      if (!(event.target instanceof Element) || event.target.id !== sidebarId) return;
      if ((event as ToggleEvent).newState !== 'open') return;
      delete dataset.unread;
      try {
        localStorage.setItem(key, String(findNewest()));
      } catch {
        // Storage is blocked or full: the notices are unread again on the next page.
      }
    },
    // The event does not bubble.
    true,
  );
}
