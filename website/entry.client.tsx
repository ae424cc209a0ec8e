import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Reports hydration: `defer-hydration.ts` then repeats the last click, and browser tests begin. */
function Page() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(document, <Page />);
});
