import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Reports hydration: `defer-hydration.ts` then repeats what it held, and browser tests begin. */
function Page() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return <HydratedRouter />;
}

const hydrate = (): void => void hydrateRoot(document, <Page />);

const { dataset } = document.documentElement;
// Not while the document of another address is loaded, which the router would render. In one piece, which takes two thirds
// of the time, for a visitor who waits; else in slices, between which the page reacts.
if (!('leaving' in dataset)) {
  if ('waiting' in dataset) hydrate();
  else startTransition(hydrate);
}
