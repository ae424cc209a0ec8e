import { type ComponentType, useEffect, useState } from 'react';
import type { PictureView } from '#contract/picture.ts';
import { useApi } from '#website/use-api.ts';

type Shown = {
  readonly advertisements: readonly PictureView[];
  readonly Dialog: ComponentType<{ advertisements: readonly PictureView[]; onClose: () => void }>;
};

/** Whether this document has asked already: coming back to the home page does not count as a load. */
let hasAsked = false;

/**
 * “Attention Please !!” (R2.41): once each load of the home page, when it has loaded and is idle; not over an anchor that
 * was asked for, and not while somebody types or another dialog is open.
 */
export function Attention() {
  const api = useApi();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (hasAsked) return;
    hasAsked = true;
    if (window.location.hash !== '') return;
    const leaving = new AbortController();
    const show = async (): Promise<void> => {
      const advertisements = await api.listAdvertisements();
      if (advertisements.length === 0) return;
      const { AttentionDialog } = await import('./attention-dialog.tsx');
      await whenFree(leaving.signal);
      if (!leaving.signal.aborted) setShown({ advertisements, Dialog: AttentionDialog });
    };
    const begin = (): void =>
      whenIdle(() => {
        if (leaving.signal.aborted) return;
        // As every failure of this call: logged, and nothing is shown (R8.10).
        show().catch((error: unknown) => console.error('The advertisements cannot be shown.', error));
      });
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [api]);

  return shown && <shown.Dialog advertisements={shown.advertisements} onClose={() => setShown(undefined)} />;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}

/** Resolves when nobody is entering anything and nothing else is open. */
async function whenFree(signal: AbortSignal): Promise<void> {
  const isBusy = (): boolean =>
    document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    document.querySelector('dialog[open], :popover-open') !== null;
  while (isBusy() && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, 500));
}
