import { type ComponentType, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { Boundary } from './boundary.tsx';
import { EarlyInputContext, readEarlyInput } from './early-input.ts';
import { takePresses } from './held-presses.ts';
import { type IslandName, islands } from './registry.ts';
import { toIdPrefix } from './to-id-prefix.ts';

/** Hydrates an island: keeps its entries, then does the held presses. Rejects where its chunk is missing. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}' } = element.dataset;
  const Component = (await islands[name as IslandName]()) as ComponentType;
  const early = readEarlyInput(element);
  await new Promise<void>((resolve) => {
    const onMounted = (): void => {
      early.restore();
      const press = takePresses(element);
      element.dataset.live = '';
      resolve();
      // React must not be rendering when they arrive.
      queueMicrotask(press);
    };
    // An eager island is hydrated in slices, so that the page can react meanwhile. An event in the island ends them.
    const hydrate = element.dataset.eager === undefined ? flushSync : startTransition;
    hydrate(() => {
      hydrateRoot(
        element,
        <Boundary onMounted={onMounted}>
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
