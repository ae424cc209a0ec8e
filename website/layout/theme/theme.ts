/** In which colours the site is shown: those of the system, or always the same. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** What the choice is kept under in the browser; nothing is kept for the system's own. */
const key = 'theme';

/**
 * Runs in the page's head, so that a kept choice is there before anything is painted. Storage that is closed to us throws:
 * then the system decides.
 */
export const themeScript =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

export function readTheme(): Theme {
  const kept = document.documentElement.dataset.theme;
  return themes.find((theme) => theme === kept) ?? 'system';
}

/** Shows the site in a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Where nothing may be kept, the choice lasts as long as the document.
  }
  showTheme(theme);
}

/** Tells of every change, one made in another tab too. Answers how to stop it. */
export function watchTheme(onChange: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === key || event.key === null)
      showTheme(themes.find((theme) => theme === event.newValue) ?? 'system');
  };
  window.addEventListener('storage', follow);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener(changed, onChange);
  };
}

const changed = 'themechange';

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colourBrowser();
  window.dispatchEvent(new Event(changed));
}

/** Lets the browser's own bars follow: each of the two colours is for one scheme, whoever chose it. */
export function colourBrowser(): void {
  const theme = readTheme();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme ?? '';
    const ofSystem = `(prefers-color-scheme: ${scheme})`;
    meta.media = theme === 'system' ? ofSystem : theme === scheme ? 'all' : 'not all';
  }
}
