import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  readonly title: string;
  /** What it belongs to, for assistive technology, where several on a page have the same title. */
  readonly about?: string;
  readonly isOpen?: boolean;
  /** The id of the section that opens it when an address names it (`watch-target.ts`). */
  readonly opensWith?: string;
  /** Whether it is folded on a phone only; browsers without `::details-content` fold it everywhere. */
  readonly isOnPhone?: boolean;
  readonly children: ReactNode;
};

/** A part of a page that is closed at first. Its title opens it. */
export function Fold({ title, about, isOpen, opensWith, isOnPhone, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen} data-opens-with={opensWith} data-on-phone={isOnPhone}>
      <summary>
        {title}
        {about && <span className="visually-hidden">: {about}</span>}
      </summary>
      {children}
    </details>
  );
}
