import { noResultsPage as labels } from '#content/search/labels.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import buttons from '#website/components/button/button.module.css';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { NothingFound } from '#website/layout/search/nothing-found.tsx';
import styles from './no-results-text.module.css';
import { SearchField } from './search-field.tsx';

type NoResultsTextProps = {
  /** Empty where it is not known. */
  readonly query: string;
  readonly nearest: readonly SearchEntry[];
};

/** What a search without a match shows (R2.21). */
export function NoResultsText({ query, nearest }: NoResultsTextProps) {
  return (
    <div className={styles.block} data-hydrate>
      <div className={styles.lead}>
        <Drawing name="nothing-found" />
        <div>
          {query !== '' && (
            <p>
              {labels.searchedFor} <b>“{query}”</b>.
            </p>
          )}
          <p>{labels.text}</p>
        </div>
      </div>
      <SearchField query={query} />
      <NothingFound nearest={nearest} />
      <SiteLink to="/" className={buttons.button}>
        {labels.back}
      </SiteLink>
    </div>
  );
}
