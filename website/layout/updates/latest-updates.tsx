import { useRouteLoaderData } from 'react-router';
import type { NoticeView } from '#contract/content-source.ts';
import { formatMoment } from '#website/format-moment.ts';
import type { loader } from '#website/root.tsx';
import styles from './latest-updates.module.css';
import { NoticeLink } from './notice-link.tsx';
import { useUnread } from './use-unread.ts';

/** The id of the sidebar, for what opens it. */
export const updatesId = 'latest-updates';

/** The notices, as the root has read them with the page. */
export function useNotices(): readonly NoticeView[] {
  return useRouteLoaderData<typeof loader>('root')?.notices ?? [];
}

/** The bell of the navbar; a mark says that something came since this browser last looked. */
export function Bell() {
  const { hasUnread } = useUnread(useNotices());
  return (
    <button type="button" className={styles.bell} popoverTarget={updatesId} data-unread={hasUnread}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4a6 6 0 0 1 6 6v4l1.5 3h-15L6 14v-4a6 6 0 0 1 6-6M10 20h4M12 2v2" />
      </svg>
      <span className="visually-hidden">{hasUnread ? 'Latest Updates, new ones' : 'Latest Updates'}</span>
    </button>
  );
}

/** The sidebar with every notice. A popover: it opens before any script, and Escape or a click beside it closes it. */
export function LatestUpdates() {
  const notices = useNotices();
  const { markRead } = useUnread(notices);
  return (
    <aside
      id={updatesId}
      popover="auto"
      className={styles.sidebar}
      aria-labelledby="latest-updates-heading"
      onToggle={(event) => event.newState === 'open' && markRead()}
    >
      <div className={styles.head}>
        <h2 id="latest-updates-heading">Latest Updates</h2>
        <button type="button" popoverTarget={updatesId} popoverTargetAction="hide">
          Close<span className="visually-hidden"> Latest Updates</span>
        </button>
      </div>
      {notices.length === 0 ? (
        <p className={styles.empty}>There are no updates at the moment.</p>
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
