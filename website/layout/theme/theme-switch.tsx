import * as labels from '#content/layout/labels.ts';
import styles from './theme-switch.module.css';

const themes = ['system', 'light', 'dark'] as const;

/** An event of the window, dispatched by `watch-theme.ts`. */
export const themeChanged = 'themechange';

/** The error boundary renders the switch again, with its default. */
function restoreChoice(radio: HTMLInputElement | null): void {
  if (radio) radio.checked = radio.value === (document.documentElement.dataset.theme ?? 'system');
}

/** Radio buttons for the theme, which `watch-theme.ts` follows. CSS hides them without scripts, where the system decides. */
export function ThemeSwitch() {
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{labels.colours}</legend>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <label key={theme} className={styles.theme}>
            <input
              ref={restoreChoice}
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === 'system'}
              className={styles.radio}
              data-native
            />
            {labels.themes[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
