import { search, searchFieldLabel } from '#content/search/labels.ts';
import { searchParameter } from '#contract/routes.ts';
import { searchLimits } from '#domain/search/search-entry.ts';
import { routes } from '#domain/site/routes.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './search-field.module.css';

/** The search as a form beside the results: on a phone the search of the bar is behind a symbol. */
export function SearchField({ query = '' }: { query?: string }) {
  return (
    <form method="get" action={routes.search.path} className={styles.field}>
      <input
        key={query}
        type="text"
        name={searchParameter}
        maxLength={searchLimits.query}
        aria-label={searchFieldLabel}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={query}
      />
      <button type="submit" className={buttons.button}>
        {search}
      </button>
    </form>
  );
}
