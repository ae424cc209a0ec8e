import { type ReactNode, useState } from 'react';
import styles from './marquee.module.css';

/**
 * A row that moves sideways without end: its items once for everybody and a copy for the eye alone. It moves only where
 * its pause button works; under reduced motion or without scripts it stands still and wraps.
 */
export function Marquee({
  label,
  seconds,
  className,
  children,
}: {
  /** What moves, as the pause button names it: "contacts", "gallery". */
  label: string;
  /** How long one round takes. */
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
