import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of facts, one a row: its term beside it, or above it on a phone. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A term of a definition list and its value. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
