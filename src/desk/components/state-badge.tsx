import { publishedWords as words } from '#content/desk/published.ts';
import type { ItemState } from '#domain/item-state.ts';
import styles from './state-badge.module.css';

/** The state of a post, notice, advertisement or banner. */
export function StateBadge({ state }: { state: ItemState }) {
  return (
    <span className={styles.state} data-state={state}>
      {words.states[state]}
    </span>
  );
}
