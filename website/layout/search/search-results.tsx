import { nothingFound, resultLabels } from '#content/search/labels.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { NothingFound } from './nothing-found.tsx';
import type { Search } from './search.ts';
import styles from './search-results.module.css';

type SearchResultsProps = {
  readonly id: string;
  readonly search: Search;
  readonly query: string;
  readonly titles: readonly SearchEntry[];
  readonly texts: readonly SearchEntry[];
  /** The index of the highlighted entry, counted over both groups. */
  readonly active: number;
  readonly onFollow: (entry: SearchEntry) => void;
};

/** What a text finds, in two groups: by titles, then in the text alone. */
export function SearchResults({ id, search, query, titles, texts, active, onFollow }: SearchResultsProps) {
  if (titles.length + texts.length === 0) {
    return (
      <div className={styles.nothing}>
        <p>{nothingFound(query)}</p>
        <NothingFound nearest={search.findNearest(query)} />
      </div>
    );
  }
  const list = (entries: readonly SearchEntry[], first: number) =>
    entries.map((entry, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
      <div
        key={`${entry.title} ${entry.path}`}
        id={`${id}-${first + index}`}
        role="option"
        aria-selected={first + index === active}
        tabIndex={-1}
        className={styles.option}
        onClick={() => onFollow(entry)}
      >
        {entry.title} <small>{resultLabels.kinds[entry.kind]}</small>
      </div>
    ));
  // The focus stays in the input, which names the active option.
  return (
    <div id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={resultLabels.suggestions} className={styles.list}>
      {list(titles, 0)}
      {texts.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: options are no form fields
        <div role="group" aria-labelledby={`${id}-text`}>
          <div id={`${id}-text`} role="presentation" className={styles.heading}>
            {resultLabels.inTheText}
          </div>
          {list(texts, titles.length)}
        </div>
      )}
    </div>
  );
}
