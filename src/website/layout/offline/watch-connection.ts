import { isPlainClick } from '#website/components/link/plain-click.ts';

/**
 * Shows the notice while the browser is offline, and cancels clicks on links to other pages: the browser's error page
 * would replace the page and its entries. It does not cancel a second click on the same link. It cancels no click in a
 * dialog either: the notice behind the dialog cannot be used, and the dialog's entries are saved as a draft.
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
