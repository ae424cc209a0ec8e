import { Link } from 'react-router';
import { showInStrip } from './show-in-strip.ts';
import styles from './strip.module.css';

export type StripLink = {
  readonly to: string;
  readonly title: string;
  readonly isCurrent: boolean;
  /** How many items the view has; formatted. */
  readonly count?: string;
};

/** Links to the views of a list, in one line; on a phone the line scrolls. `label` is for screen readers. */
export function Strip({ label, links }: { label: string; links: readonly StripLink[] }) {
  return (
    <nav aria-label={label} className={styles.strip}>
      <ul className={styles.links}>
        {links.map(({ to, title, isCurrent, count }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              ref={isCurrent ? showInStrip : undefined}
            >
              {title} {count !== undefined && <small>{count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
