/** The key of the choice in the local storage; there is none while the system decides. */
const key = 'theme';

/** An event of the window, dispatched when the theme has changed. */
export const themeChanged = 'themechange';

/**
 * Applies a theme, also to the colour of the browser's own bars: of the two `theme-color` elements, the one of the
 * theme applies.
 */
function apply(theme: string | null | undefined): void {
  const { documentElement: root } = document;
  const chosen = theme === 'light' || theme === 'dark' ? theme : 'system';
  if (chosen === 'system') delete root.dataset.theme;
  else root.dataset.theme = chosen;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme = '' } = meta.dataset;
    if (chosen === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = chosen === scheme ? 'all' : 'not all';
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
    radio.checked = radio.value === chosen;
  }
  dispatchEvent(new Event(themeChanged));
}

function store(theme: string): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the document.
  }
}

/** Follows the radio buttons of the theme switch, and the choice in other tabs. */
export function watchTheme(): void {
  apply(document.documentElement.dataset.theme);
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
    store(target.value);
    apply(target.value);
  });
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) apply(event.newValue);
  });
  // The document comes out of the back/forward cache as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    try {
      apply(localStorage.getItem(key));
    } catch {
      // Storage is blocked.
    }
  });
}
