import * as labels from '#content/layout/labels.ts';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import styles from './offline-notice.module.css';

/** Shown by `watch-connection.ts` while the browser is offline. */
export function OfflineNotice() {
  return (
    <div id="offline" role="alert" tabIndex={-1} className={styles.notice} hidden>
      <p>
        <b>{labels.offline}</b> {keepTogether(labels.offlineText)}
      </p>
    </div>
  );
}
