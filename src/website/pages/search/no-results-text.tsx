import { noResultsPage as labels } from '#content/search/labels.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import buttons from '#website/components/button/button.module.css';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { NothingFound } from '#website/layout/search/nothing-found.tsx';
import styles from './no-results-text.module.css';
import { SearchField } from './search-field.tsx';

type NoResultsTextProps = {
  /** Absent where only the browser has it: `show-suggestions.ts` fills it in. */
  readonly query?: string;
  readonly similar?: readonly Pick<SearchEntry, 'title' | 'path'>[];
};

/** What a search without a match shows (R2.21). */
export function NoResultsText({ query = '', similar = [] }: NoResultsTextProps) {
  return (
    <div className={styles.block}>
      <div className={styles.lead}>
        <Drawing name="nothing-found" />
        <div>
          {query === '' ? (
            <p hidden data-searched={labels.formatSearched({ query: '{query}' })} />
          ) : (
            <p>{labels.formatSearched({ query })}</p>
          )}
          <p>{labels.text}</p>
        </div>
      </div>
      <SearchField query={query} />
      <NothingFound similar={similar} {...(query === '' ? { 'data-suggestions': 'query' } : {})} />
      <SiteLink to="/" className={buttons.button}>
        {labels.back}
      </SiteLink>
    </div>
  );
}
