import type { PagePath } from '#domain/site/routes.ts';

/** The key of the state for another page, in the session storage. */
const key = 'handed-over';

/**
 * Loads a page with a state of the navigation, `history.state` there (R2.20, R2.21). Another document gets none, so it
 * is handed over in the session storage. Throws where that is blocked.
 */
export function navigateWithState(path: PagePath, state: unknown): void {
  sessionStorage.setItem(key, JSON.stringify({ path, state }));
  // Its own address would replace the history entry, and Back would leave out this page.
  const isHere = location.href === new URL(path, location.href).href;
  location.assign(isHere ? `${path}?` : path);
}

/**
 * Copies the state of a page to the history entries of its sections: a link to one makes an entry without a state, which
 * a reload would need. Returns a function that ends it.
 */
export function copyStateToSections(state: unknown): () => void {
  const copyState = (): void => {
    if (history.state === null) history.replaceState(state, '');
  };
  addEventListener('hashchange', copyState);
  return () => removeEventListener('hashchange', copyState);
}

/** Moves what was handed over to this page into the state of its history entry, which a reload and Back keep. */
export function receiveState(): void {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return;
    sessionStorage.removeItem(key);
    const { path, state } = JSON.parse(text);
    if (path === location.pathname) history.replaceState(state, '');
  } catch {
    // Storage is blocked: nothing was handed over.
  }
}
