import { useEffect, useRef } from 'react';
import * as labels from '#content/layout/labels.ts';
import { site } from '#content/site.ts';
import { isPlainClick, PhoneLink } from '#website/components/link/link.tsx';
import { useBrowserValue } from '#website/use-browser-value.ts';
import styles from './offline-notice.module.css';

/**
 * Shown while offline. It cancels clicks on links to other pages, which would replace the page and its entries by the
 * browser's error page; a second click on the same link is not cancelled.
 */
export function OfflineNotice() {
  const notice = useRef<HTMLDivElement>(null);
  const isOffline = useBrowserValue(() => !navigator.onLine, false, 'online', 'offline');

  useEffect(() => {
    if (!isOffline) return;
    let cancelled = '';
    const cancelClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || link.origin !== location.origin || link.href === cancelled) return;
      if (link.pathname === location.pathname && link.hash !== '') return;
      cancelled = link.href;
      event.preventDefault();
      event.stopPropagation();
      notice.current?.focus();
    };
    document.addEventListener('click', cancelClick, { capture: true });
    return () => document.removeEventListener('click', cancelClick, { capture: true });
  }, [isOffline]);

  if (!isOffline) return null;
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.notice}>
      <p>
        <b>{labels.offline}</b> {labels.offlineText} <PhoneLink phone={site.phones.support} />.
      </p>
    </div>
  );
}
