import { isPlainClick } from '#website/components/link/plain-click.ts';

/**
 * Shows the notice while the browser is offline. It cancels clicks on links to other pages, which would replace the
 * page and its entries by the browser's error page; a second click on the same link is not cancelled. Nor is one in a
 * dialog, whose entries are a draft: the notice is inert behind it.
 */
export function watchConnection(): void {
  const notice = document.getElementById('offline');
  if (!notice) return;
  let cancelled = '';
  const show = (): void => {
    cancelled = '';
    notice.hidden = navigator.onLine;
  };
  show();
  addEventListener('online', show);
  addEventListener('offline', show);
  const cancelClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (notice.hidden || !link || !isPlainClick(event) || link.closest('dialog')) return;
    if (link.origin !== location.origin || link.href === cancelled) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    cancelled = link.href;
    event.preventDefault();
    event.stopPropagation();
    notice.focus();
  };
  document.addEventListener('click', cancelClick, { capture: true });
}
