/** A click that `document/queue-clicks.js` has queued: on a button or link, or Enter in a form. */
type QueuedClick = { readonly element: HTMLButtonElement | HTMLAnchorElement | HTMLFormElement };

declare global {
  interface Window {
    queuedClicks?: QueuedClick[];
  }
}

const clickable = 'button, a, form';

/** Takes the queued clicks of an island; returns a function that repeats each once, on the current elements. */
export function takeQueuedClicks(island: HTMLElement): () => void {
  const queued = window.queuedClicks ?? [];
  const clicked = new Set(queued.map(({ element }) => element).filter((element) => island.contains(element)));
  window.queuedClicks = queued.filter(({ element }) => !clicked.has(element));
  const before = [...island.querySelectorAll(clickable)];
  const places = Array.from(clicked, (element) => before.indexOf(element));
  return () => {
    for (const place of places) {
      const element = island.querySelectorAll<HTMLElement>(clickable)[place];
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element?.click();
    }
  };
}

/** The islands with a queued click. */
export function listClickedIslands(): readonly HTMLElement[] {
  return (window.queuedClicks ?? []).flatMap(({ element }) => element.closest<HTMLElement>('[data-island]') ?? []);
}
