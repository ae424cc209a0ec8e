import { type ReactNode, useState } from 'react';
import styles from './marquee.module.css';

/**
 * A row that scrolls continuously: its items, and a copy that is hidden from assistive technology. With reduced motion or
 * without scripts, where the pause button would not work, it does not move, and wraps.
 */
export function Marquee({
  label,
  seconds,
  className,
  children,
}: {
  /** The name of the row in the label of the pause button: "contacts", "gallery". */
  label: string;
  seconds: 40 | 60;
  className?: string | undefined;
  children: ReactNode;
}) {
  const [paused, setPaused] = useState(false);
  return (
    <div className={`${styles.marquee} ${className ?? ''}`} data-paused={paused} data-seconds={seconds}>
      <div className={styles.window}>
        <div className={styles.track}>
          <div className={styles.round}>{children}</div>
          <div className={styles.round} aria-hidden="true" inert>
            {children}
          </div>
        </div>
      </div>
      <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={paused ? 'M4 2.5v11l9-5.5z' : 'M4 3h3v10H4zM9 3h3v10H9z'} />
        </svg>
        <span className="visually-hidden">{paused ? `Play ${label}` : `Pause ${label}`}</span>
      </button>
    </div>
  );
}
