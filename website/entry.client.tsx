import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Says when the page is alive: what was clicked before is done then (`server/page/late-scripts.ts`), and tests begin. */
function LivePage() {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    window.dispatchEvent(new Event('alive'));
  }, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(document, <LivePage />);
});
