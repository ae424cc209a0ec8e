import * as labels from '#content/layout/labels.ts';
import styles from './theme-switch.module.css';

const themes = ['system', 'light', 'dark'] as const;

/**
 * Radio buttons for the theme, which `watch-theme.ts` follows. CSS hides them without scripts, where the system
 * decides.
 */
export function ThemeSwitch() {
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{labels.colours}</legend>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <label key={theme} className={styles.theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === 'system'}
              autoComplete="off"
              className={styles.radio}
            />
            {labels.themes[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
