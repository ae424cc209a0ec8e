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

const hydrate = (): void => void hydrateRoot(document, <Page />);

// In slices, between which the page reacts; in one piece, which takes two thirds of the time, for a visitor who waits.
if (document.documentElement.dataset.hydrate === 'idle') startTransition(hydrate);
else hydrate();
