import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as labels from '#content/layout/labels.ts';
import styles from './marquee.module.css';

/**
 * A row that scrolls continuously: its items, and as many copies as fill the width, hidden from assistive technology and left
 * out of the tab order; their links can be clicked like the first ones. With reduced motion or without scripts, where the
 * pause button would not work, it does not move, and wraps.
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
  const [copies, setCopies] = useState(1);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = root.current;
    const first = row?.querySelector(`.${styles.round}`);
    if (!row || !first) return;
    const fill = (): void => {
      const { width } = first.getBoundingClientRect();
      if (width > 0) setCopies(Math.ceil(row.clientWidth / width));
    };
    const observer = new ResizeObserver(fill);
    observer.observe(row);
    observer.observe(first);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // Not as an attribute: the policy allows no inline style in the document.
    root.current?.style.setProperty('--rounds', String(copies + 1));
  }, [copies]);

  return (
    <div ref={root} className={`${styles.marquee} ${className ?? ''}`} data-paused={paused} data-seconds={seconds}>
      <div className={styles.window}>
        <div className={styles.track}>
          <div className={styles.round}>{children}</div>
          {Array.from({ length: copies }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies have no identity of their own
            <div key={index} ref={leaveOutOfTabOrder} className={styles.round} aria-hidden="true">
              {children}
            </div>
          ))}
        </div>
      </div>
      <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={paused ? 'M4 2.5v11l9-5.5z' : 'M4 3h3v10H4zM9 3h3v10H9z'} />
        </svg>
        <span className="visually-hidden">{paused ? labels.play(label) : labels.pause(label)}</span>
      </button>
    </div>
  );
}

function leaveOutOfTabOrder(copy: HTMLElement | null): void {
  for (const control of copy?.querySelectorAll<HTMLElement>('a, button') ?? []) control.tabIndex = -1;
}
