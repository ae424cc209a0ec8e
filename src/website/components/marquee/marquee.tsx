import type { ReactNode } from 'react';
import * as labels from '#content/layout/labels.ts';
import { Icon } from '#website/components/icon/icon.tsx';
import { LinkTabIndex } from '#website/components/link/link.tsx';
import styles from './marquee.module.css';

/**
 * A row that scrolls continuously, by CSS alone: its items and a track copy. The copy is hidden from assistive
 * technology and left out of the tab order; its links can be clicked. With reduced motion the row does not move, and
 * wraps.
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
  return (
    <div className={`${styles.marquee} ${className ?? ''}`} data-seconds={seconds} data-screen-only>
      <div className={styles.window}>
        <div className={styles.track}>
          <div className={styles.round}>{children}</div>
          <div className={styles.round} aria-hidden="true">
            <LinkTabIndex value={-1}>{children}</LinkTabIndex>
          </div>
        </div>
      </div>
      <label className={styles.pause}>
        <input type="checkbox" className="visually-hidden" />
        <Icon name="pause-or-play" />
        <span className="visually-hidden">{labels.pause(label)}</span>
      </label>
    </div>
  );
}
