import { Marquee } from '#website/components/marquee/marquee.tsx';
import { updatesId, useNotices } from '#website/layout/updates/latest-updates.tsx';
import { NoticeLink } from '#website/layout/updates/notice-link.tsx';
import styles from './whats-new.module.css';

/** The ticker under the hero: titles that move past, and the way to all of them (R2.43). */
export function WhatsNew() {
  const notices = useNotices();
  if (notices.length === 0) return null;
  return (
    <section className={styles.bar} aria-labelledby="whats-new-heading">
      <div className={styles.inner}>
        <h2 id="whats-new-heading">What’s New</h2>
        <Marquee label="what’s new" seconds={60} className={styles.ticker}>
          <ul className={styles.titles}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <NoticeLink notice={notice} />
              </li>
            ))}
          </ul>
        </Marquee>
        <button type="button" className={styles.all} popoverTarget={updatesId}>
          View all<span className="visually-hidden"> updates</span>
        </button>
      </div>
    </section>
  );
}
