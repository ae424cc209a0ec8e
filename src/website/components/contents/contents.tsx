import { type ReactNode, useId } from 'react';
import { contentsLabels as labels } from '#content/layout/page-labels.ts';
import { Fold } from '#website/components/fold/fold.tsx';
import styles from './contents.module.css';

/** A section of the page by the id of its element. */
export type ContentsEntry = {
  readonly id: string;
  readonly title: string;
  /** Its own sections, folded on a phone. */
  readonly entries?: readonly ContentsEntry[];
};

/**
 * A list of the page's sections. On wide screens it stays in view while its container is scrolled, so its container is
 * as tall as the text; on narrow ones, and with `isRow`, it is a few lines above the text.
 */
export function Contents({ entries, isRow }: { entries: readonly ContentsEntry[]; isRow?: boolean }) {
  const id = useId();
  return (
    <nav
      className={styles.contents}
      data-row={isRow}
      data-long={hasLongTitle(entries) || undefined}
      aria-labelledby={id}
    >
      <p id={id} className={styles.title}>
        {labels.title}
      </p>
      <Entries entries={entries} />
    </nav>
  );
}

/** A long title would take three lines in half of a phone. */
function hasLongTitle(entries: readonly ContentsEntry[]): boolean {
  return entries.some(({ title }) => title.length > 24);
}

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, title, entries: inner = [] }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          {inner.length > 0 && (
            <Fold title={labels.sections} about={title} isOnPhone>
              <Entries entries={inner} />
            </Fold>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * Sections of a page with their contents list: beside them on wide screens, above them on narrow ones. `top` is above both.
 */
export function WithContents({
  entries,
  top,
  children,
}: {
  entries: readonly ContentsEntry[];
  top?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      {top && <div className={styles.text}>{top}</div>}
      <Contents entries={entries} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
