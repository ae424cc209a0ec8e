import { useRouteLoaderData } from 'react-router';
import * as labels from '#content/layout/labels.ts';
import type { NoticeView } from '#contract/content-source.ts';
import { formatMoment } from '#website/format-moment.ts';
import type { loader } from '#website/root.tsx';
import { useBrowserValue } from '#website/use-browser-value.ts';
import styles from './latest-updates.module.css';
import { NoticeLink } from './notice-link.tsx';

/** The id of the sidebar, for the buttons that open it. */
export const updatesId = 'latest-updates';

/** The notices in the root's data. */
export function useNotices(): readonly NoticeView[] {
  return useRouteLoaderData<typeof loader>('root')?.notices ?? [];
}

/** The button of the navbar that opens the sidebar, marked while there are unread notices. */
export function Bell() {
  const { hasUnread } = useUnread();
  return (
    <button type="button" className={styles.bell} popoverTarget={updatesId} data-unread={hasUnread}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4a6 6 0 0 1 6 6v4l1.5 3h-15L6 14v-4a6 6 0 0 1 6-6M10 20h4M12 2v2" />
      </svg>
      <span className="visually-hidden">{hasUnread ? labels.unreadUpdates : labels.updates}</span>
    </button>
  );
}

/** The sidebar with every notice; a popover, which works before hydration. */
export function LatestUpdates() {
  const notices = useNotices();
  const { markRead } = useUnread();
  return (
    <aside
      id={updatesId}
      popover="auto"
      className={styles.sidebar}
      aria-labelledby="latest-updates-heading"
      onToggle={(event) => event.newState === 'open' && markRead()}
    >
      <div className={styles.head}>
        <h2 id="latest-updates-heading">{labels.updates}</h2>
        <button type="button" popoverTarget={updatesId} popoverTargetAction="hide">
          {labels.close}
          <span className="visually-hidden">{` ${labels.updates}`}</span>
        </button>
      </div>
      {notices.length === 0 ? (
        <p className={styles.empty}>{labels.noUpdates}</p>
      ) : (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeLink notice={notice} />
              {notice.createdDate && <time dateTime={notice.createdDate}>{formatMoment(notice.createdDate)}</time>}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

const key = 'updates-read';

/** Whether there are unread notices. The newest id that was read is in the local storage and is not sent. */
function useUnread(): { hasUnread: boolean; markRead: () => void } {
  const newest = Math.max(0, ...useNotices().map(({ id }) => id));
  // Another tab may mark notices as read, and the server cannot know: nothing is unread before hydration.
  const read = useBrowserValue(readMark, Number.POSITIVE_INFINITY, 'storage');
  return { hasUnread: newest > read, markRead: () => writeMark(newest) };
}

function readMark(): number {
  try {
    return Number(localStorage.getItem(key) ?? 0) || 0;
  } catch {
    // Storage is blocked: nothing is unread.
    return Number.POSITIVE_INFINITY;
  }
}

function writeMark(newest: number): void {
  try {
    localStorage.setItem(key, String(newest));
  } catch {
    // Storage is blocked or full: the notices stay unread.
  }
  // The browser sends this event to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
