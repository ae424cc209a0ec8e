import { useEffect } from 'react';
import { attention } from '#content/home/labels.ts';
import { useShowDialog } from '#website/layout/dialogs/site-dialogs.tsx';
import { useApi } from '#website/use-api.ts';

/** Whether this document has requested them: a navigation back to the home page is no load. */
let hasRequested = false;

/**
 * “Attention Please !!” (R2.41): once per load of the home page, when the browser is idle; not when the address has an
 * anchor, and not while a field has the focus or another dialog is open.
 */
export function Attention(): null {
  const api = useApi();
  const showDialog = useShowDialog();

  useEffect(() => {
    if (hasRequested) return;
    hasRequested = true;
    if (window.location.hash !== '') return;
    const unmount = new AbortController();
    const show = async (): Promise<void> => {
      const advertisements = await api.listAdvertisements();
      if (advertisements.length === 0) return;
      const { Carousel } = await import('./carousel.tsx');
      await whenUnoccupied(unmount.signal);
      if (unmount.signal.aborted) return;
      const children = <Carousel advertisements={advertisements} />;
      showDialog({ heading: attention, size: 'pictures', children });
    };
    const showOrLog = (): void => {
      if (unmount.signal.aborted) return;
      // Logged, not shown (R8.10).
      show().catch((error: unknown) => console.error('The advertisements cannot be shown.', error));
    };
    const begin = (): void => {
      if ('requestIdleCallback' in window) requestIdleCallback(showOrLog, { timeout: 5_000 });
      else setTimeout(showOrLog, 1_000);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true, signal: unmount.signal });
    return () => unmount.abort();
  }, [api, showDialog]);

  return null;
}

/** Resolves when no field has the focus and no dialog or popover is open. */
async function whenUnoccupied(signal: AbortSignal): Promise<void> {
  const isBusy = (): boolean =>
    document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    document.querySelector('dialog[open], :popover-open') !== null;
  while (isBusy() && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, 500));
}
