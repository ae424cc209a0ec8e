import * as labels from '#content/home/labels.ts';
import { Marquee } from '#website/components/marquee/marquee.tsx';
import { Unloaded } from '#website/components/unloaded/unloaded.tsx';
import { NoticeLink } from '#website/layout/updates/notice-link.tsx';
import { updatesId } from '#website/layout/updates/updates-id.ts';
import { useRootData } from '#website/use-root-data.ts';
import styles from './whats-new.module.css';

/** The ticker of notices, with a button that opens the sidebar (R2.43). */
export function WhatsNew() {
  const { notices, noticesFailure } = useRootData();
  if (noticesFailure) {
    return (
      <section className={styles.bar} aria-labelledby="whats-new-heading" data-screen-only>
        <div className={styles.inner}>
          <h2 id="whats-new-heading">{labels.whatsNew}</h2>
          <Unloaded text={noticesFailure} />
        </div>
      </section>
    );
  }
  if (notices.length === 0) return null;
  return (
    <section className={styles.bar} aria-labelledby="whats-new-heading" data-screen-only>
      <div className={styles.inner}>
        <h2 id="whats-new-heading">{labels.whatsNew}</h2>
        <Marquee label={labels.whatsNewRow} seconds={60} className={styles.ticker}>
          <ul className={styles.titles}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <NoticeLink notice={notice} />
              </li>
            ))}
          </ul>
        </Marquee>
        <button type="button" className={styles.all} popoverTarget={updatesId}>
          {labels.viewAll}
          <span className="visually-hidden"> {labels.viewAllWhat}</span>
        </button>
      </div>
    </section>
  );
}
