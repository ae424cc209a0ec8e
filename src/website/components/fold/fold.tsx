import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** A part of a page that is closed at first. Its title opens it. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
