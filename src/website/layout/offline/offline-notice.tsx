import * as labels from '#content/layout/labels.ts';
import { site } from '#content/site.ts';
import { PhoneLink } from '#website/components/link/link.tsx';
import styles from './offline-notice.module.css';

/** Shown by `watch-connection.ts` while the browser is offline. */
export function OfflineNotice() {
  return (
    <div id="offline" role="alert" tabIndex={-1} className={styles.notice} hidden>
      <p>
        <b>{labels.offline}</b> {labels.offlineText} <PhoneLink phone={site.phones.support} />.
      </p>
    </div>
  );
}
