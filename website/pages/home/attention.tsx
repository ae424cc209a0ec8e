import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '#website/use-api.ts';

/** Whether this document has requested them: a navigation back to the home page is no load. */
let hasRequested = false;

/**
 * “Attention Please !!” (R2.41): once per load of the home page, when the browser is idle; not when the address has an
 * anchor, and not while a field has the focus or another dialog is open.
 */
export function Attention() {
  const api = useApi();
  const [dialog, setDialog] = useState<ReactNode>();

  useEffect(() => {
    if (hasRequested) return;
    hasRequested = true;
    if (window.location.hash !== '') return;
    const unmount = new AbortController();
    const show = async (): Promise<void> => {
      const advertisements = await api.listAdvertisements();
      if (advertisements.length === 0) return;
      const { AttentionDialog } = await import('./attention-dialog.tsx');
      await whenUnoccupied(unmount.signal);
      if (unmount.signal.aborted) return;
      setDialog(<AttentionDialog advertisements={advertisements} onClose={() => setDialog(undefined)} />);
    };
    const begin = (): void =>
      whenIdle(() => {
        if (unmount.signal.aborted) return;
        // Logged, not shown (R8.10).
        show().catch((error: unknown) => console.error('The advertisements cannot be shown.', error));
      });
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true, signal: unmount.signal });
    return () => unmount.abort();
  }, [api]);

  return dialog;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}

/** Resolves when no field has the focus and no dialog or popover is open. */
async function whenUnoccupied(signal: AbortSignal): Promise<void> {
  const isBusy = (): boolean =>
    document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    document.querySelector('dialog[open], :popover-open') !== null;
  while (isBusy() && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, 500));
}
