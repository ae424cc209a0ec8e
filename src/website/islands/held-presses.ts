/** A press that `document/hold-presses.js` holds: a button, a link, or a form that was sent by Enter. */
type HeldPress = { readonly element: HTMLButtonElement | HTMLAnchorElement | HTMLFormElement };

declare global {
  interface Window {
    heldPresses?: HeldPress[];
  }
}

const pressable = 'button, a, form';

/** Takes the held presses of an island; returns a function that does each once, on the current elements. */
export function takePresses(island: HTMLElement): () => void {
  const held = window.heldPresses ?? [];
  const own = new Set(held.map(({ element }) => element).filter((element) => island.contains(element)));
  window.heldPresses = held.filter(({ element }) => !own.has(element));
  const before = [...island.querySelectorAll(pressable)];
  const places = Array.from(own, (element) => before.indexOf(element));
  return () => {
    for (const place of places) {
      const element = island.querySelectorAll<HTMLElement>(pressable)[place];
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element?.click();
    }
  };
}

/** The islands with a held press. */
export function listPressedIslands(): readonly HTMLElement[] {
  return (window.heldPresses ?? []).flatMap(({ element }) => element.closest<HTMLElement>('[data-island]') ?? []);
}
