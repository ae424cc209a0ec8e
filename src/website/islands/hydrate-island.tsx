import { type ComponentType, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { Boundary } from './boundary.tsx';
import { EarlyInputContext, readEarlyInput } from './early-input.ts';
import { takeQueuedClicks } from './queued-clicks.ts';
import { type IslandName, islands } from './registry.ts';
import { toIdPrefix } from './to-id-prefix.ts';

/** Hydrates an island: keeps its entries, then repeats its queued clicks. Rejects where its chunk is missing. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}' } = element.dataset;
  const Component = (await islands[name as IslandName]()) as ComponentType;
  const early = readEarlyInput(element);
  await new Promise<void>((resolve) => {
    const onHydrated = (): void => {
      early.restore();
      const repeatClicks = takeQueuedClicks(element);
      element.dataset.hydrated = '';
      resolve();
      // React must not be rendering when they arrive.
      queueMicrotask(repeatClicks);
    };
    // An eager island is hydrated in slices, so that the page can react meanwhile. An event in the island ends them.
    const hydrate = element.dataset.eager === undefined ? flushSync : startTransition;
    hydrate(() => {
      hydrateRoot(
        element,
        <Boundary onHydrated={onHydrated}>
          <EarlyInputContext value={early}>
            <Component {...JSON.parse(props)} />
          </EarlyInputContext>
        </Boundary>,
        {
          identifierPrefix: toIdPrefix(name),
          // A hydration mismatch: a translator or password manager has changed the markup. React renders on the client.
          onRecoverableError: import.meta.env.DEV ? console.warn : () => {},
        },
      );
    });
  });
}
