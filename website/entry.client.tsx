import { startTransition, use, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { RepeatInput } from './defer-hydration.ts';

const { dataset } = document.documentElement;
const never = new Promise<never>(() => {});

/** Reports hydration, with how to repeat what was done before it. Browser tests wait for the attribute. */
function Page() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new CustomEvent<RepeatInput>('hydrated', { detail: repeatInput }));
  }, []);
  // The router reads the location when it renders, which is after this module has run and after its data are decoded. While
  // the document of another address is loaded it would render that page over this one.
  if ('leaving' in dataset) use(never);
  return <HydratedRouter />;
}

/** In one task, so that no new input comes in between; React renders each change in the microtask before the next one. */
const repeatInput: RepeatInput = async (changed, held) => {
  // The caller clears the set.
  const elements = [...held];
  for (const [field, checked] of changed) {
    repeatChange(field, checked);
    await undefined;
  }
  for (const element of elements) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
    await undefined;
  }
};

function repeatChange(field: HTMLInputElement, checked: boolean): void {
  if (/checkbox|radio/.test(field.type)) {
    // React compares with the last state that a script has set.
    field.checked = !checked;
    field.click();
    return;
  }
  const types = ['input', 'change', 'focusout'].slice(0, field === document.activeElement ? 2 : 3);
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const hydrate = (): void => void hydrateRoot(document, <Page />);

// In one piece, which takes two thirds of the time, for a visitor who waits; else in slices, between which the page reacts.
if ('waiting' in dataset) hydrate();
else startTransition(hydrate);
