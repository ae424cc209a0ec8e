import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** A closed part of a page, under a title that says what it has. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
