import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of facts, one a row: its term beside it, or above it on a phone. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
