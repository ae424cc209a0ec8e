import * as labels from '#content/layout/labels.ts';
import { findNewest } from '#domain/notice/notice.ts';
import { formatDayOf } from '#domain/time.ts';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { Icon } from '#website/components/icon/icon.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { Unloaded } from '#website/components/unloaded/unloaded.tsx';
import { useRootData } from '#website/use-root-data.ts';
import styles from './latest-updates.module.css';
import { NoticeLink } from './notice-link.tsx';
import { updatesId } from './updates-id.ts';

/** The button of the navbar that opens the sidebar, marked while there are unread notices (`watch-updates.ts`). */
export function Bell() {
  return (
    <button type="button" className={styles.opener} popoverTarget={updatesId}>
      <Icon name="bell" />
      <span className="visually-hidden">
        {labels.updates}
        <span className={styles.unread}>{labels.withNewOnes}</span>
      </span>
    </button>
  );
}

/** The sidebar with every notice; a popover, which works without scripts. */
export function LatestUpdates() {
  const { notices, noticesFailure } = useRootData();
  return (
    <aside
      id={updatesId}
      popover="auto"
      className={styles.sidebar}
      aria-labelledby="latest-updates-heading"
      data-newest={findNewest(notices)}
    >
      <div className={styles.head}>
        <h2 id="latest-updates-heading">{labels.updates}</h2>
        <button type="button" popoverTarget={updatesId} popoverTargetAction="hide">
          {labels.close}
          <span className="visually-hidden">{` ${labels.updates}`}</span>
        </button>
      </div>
      {notices.length === 0 ? (
        <div className={styles.empty}>
          <Drawing name="empty" />
          {noticesFailure ? <Unloaded text={noticesFailure} /> : <p>{labels.noUpdates}</p>}
          <SiteLink to="/Home/Blogs">{labels.readBlog}</SiteLink>
        </div>
      ) : (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeLink notice={notice} />
              {notice.createdDate && <time dateTime={notice.createdDate}>{formatDayOf(notice.createdDate)}</time>}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
