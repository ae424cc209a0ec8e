import { useEffect, useId, useSyncExternalStore } from 'react';
import { chooseTheme, colourBrowser, readTheme, themes, watchTheme } from './theme.ts';
import styles from './theme-switch.module.css';

const titles = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** Light, dark, or as the system has it. Without scripts the system decides, and there is nothing to press. */
export function ThemeSwitch() {
  const name = useId();
  const chosen = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  useEffect(colourBrowser, []);
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Colours</legend>
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
            {titles[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
