import { nothingFound, nothingFoundLabels, resultLabels } from '#content/search/labels.ts';
import { searchPath } from '#contract/routes.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { SiteLink } from '#website/components/link/link.tsx';
import type { Finder, ResultGroup } from './find-entries.ts';
import { NothingFound } from './nothing-found.tsx';
import styles from './search-results.module.css';

type SearchResultsProps = {
  readonly id: string;
  readonly finder: Pick<Finder, 'findSimilar'>;
  readonly query: string;
  readonly groups: readonly ResultGroup[];
  /** The index of the highlighted entry, counted over both groups. */
  readonly active: number;
  readonly onFollow: (entry: SearchEntry) => void;
  /** The number of entries in both groups. */
  readonly count: number;
  /** Called when the link to all results is clicked. */
  readonly onLeave: () => void;
};

/** What many look for, before anything is typed. */
export function PopularEntries() {
  return (
    <>
      <p className={styles.heading}>{nothingFoundLabels.often}</p>
      {nothingFoundLabels.popular.map(({ title, path }) => (
        <SiteLink key={path} to={path} className={styles.option}>
          {title}
        </SiteLink>
      ))}
    </>
  );
}

export function SearchResults({ id, finder, query, groups, count, active, onFollow, onLeave }: SearchResultsProps) {
  if (groups.length === 0) {
    return (
      <div className={styles.nothing}>
        <p>{nothingFound(query)}</p>
        <NothingFound similar={finder.findSimilar(query)} />
      </div>
    );
  }
  // The focus stays in the input, which names the active option.
  return (
    <>
      <div id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={resultLabels.suggestions} className={styles.list}>
        {groups.map(({ name, entries }, nth) => (
          // biome-ignore lint/a11y/useSemanticElements: options are no form fields
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <div id={`${id}-${name}`} role="presentation" className={styles.heading}>
              {resultLabels.groups[name]}
            </div>
            {entries.map((entry, index) => {
              const at = index + (nth === 0 ? 0 : (groups[0]?.entries.length ?? 0));
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
                <div
                  key={`${entry.title} ${entry.path}`}
                  id={`${id}-${at}`}
                  role="option"
                  aria-selected={at === active}
                  tabIndex={-1}
                  className={styles.option}
                  onClick={() => onFollow(entry)}
                >
                  <b>{entry.title}</b>{' '}
                  <span className={styles.extract}>
                    <small>{resultLabels.kinds[entry.kind]}</small>
                    {entry.extract && ` · ${entry.extract}`}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.all}>
        <SiteLink to={searchPath(query)} onClick={onLeave}>
          {resultLabels.all(count)}
        </SiteLink>
      </p>
    </>
  );
}
