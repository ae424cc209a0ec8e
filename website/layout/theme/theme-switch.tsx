import { useEffect, useId } from 'react';
import * as labels from '#content/layout/labels.ts';
import { useBrowserValue } from '#website/use-browser-value.ts';
import styles from './theme-switch.module.css';

const themes = ['system', 'light', 'dark'] as const;

type Theme = (typeof themes)[number];

/** The key of the choice in the local storage; there is none while the system decides. */
export const themeKey = 'theme';

/** An inline script of the head: applies the stored theme before the first paint. */
export function restoreTheme(key: string): void {
  try {
    const theme = localStorage.getItem(key);
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system decides.
  }
}

function toTheme(text: string | null | undefined): Theme {
  return themes.find((theme) => theme === text) ?? 'system';
}

const readTheme = (): Theme => toTheme(document.documentElement.dataset.theme);

function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the document.
  }
  applyTheme(theme);
}

/** An event of the window. */
export const themeChanged = 'themechange';

/** Also to the colour of the browser's own bars: of the two `theme-color` elements, the one of the theme applies. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme ?? '';
    const systemQuery = `(prefers-color-scheme: ${scheme})`;
    meta.media = theme === 'system' ? systemQuery : theme === scheme ? 'all' : 'not all';
  }
  window.dispatchEvent(new Event(themeChanged));
}

/** Radio buttons for the theme. CSS hides them without scripts, where the system decides. */
export function ThemeSwitch() {
  const name = useId();
  const chosen = useBrowserValue(readTheme, 'system', themeChanged);
  useEffect(() => {
    applyTheme(readTheme());
    const followOtherTab = ({ key, newValue }: StorageEvent): void => {
      if (key === themeKey || key === null) applyTheme(toTheme(newValue));
    };
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, []);
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{labels.colours}</legend>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <label key={theme} className={styles.theme}>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className={styles.radio}
            />
            {labels.themes[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
