import { useEffect, useRef, useSyncExternalStore } from 'react';
import { site } from '#content/site.ts';
import { Picture } from '#website/components/picture/pictures.tsx';
import { isPlainClick } from '#website/is-plain-click.ts';
import styles from './offline-notice.module.css';

/**
 * Says that there is no connection, and holds links to other pages back until there is one: following them would trade
 * the page and what was typed into it for the browser's own error. Who presses the same link again knows better.
 */
export function OfflineNotice() {
  const notice = useRef<HTMLDivElement>(null);
  const isOffline = useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  );

  useEffect(() => {
    if (!isOffline) return;
    let held = '';
    const hold = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || link.origin !== location.origin) return;
      if (link.pathname === location.pathname && link.hash !== '') return;
      if (link.href === held) return;
      held = link.href;
      event.preventDefault();
      event.stopPropagation();
      notice.current?.focus();
    };
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  }, [isOffline]);

  if (!isOffline) return null;
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.notice}>
      <Picture name="offline" className={styles.picture} />
      <p>
        <b>You are offline.</b> This page stays, with what you have typed. Other pages open again with the connection;
        until then call <a href={`tel:${site.phones.support.replaceAll(' ', '')}`}>{site.phones.support}</a>.
      </p>
    </div>
  );
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
