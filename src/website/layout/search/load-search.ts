import type { Finder } from './find-entries.ts';
import type { followEntry } from './follow-entry.ts';
import { loadFinder } from './load-finder.ts';
import type { PopularEntries, SearchResults } from './search-results.tsx';

/** Index and code of the search: loaded on the first focus of the search bar, because most visits do not need them. */
export type SearchModules = {
  readonly finder: Finder;
  readonly followEntry: typeof followEntry;
  readonly SearchResults: typeof SearchResults;
  readonly PopularEntries: typeof PopularEntries;
};

/** Loads index and code; after a failure, the next call loads again. */
export async function loadSearch(): Promise<SearchModules> {
  const [finder, { followEntry }, { PopularEntries, SearchResults }] = await Promise.all([
    loadFinder(),
    import('./follow-entry.ts'),
    import('./search-results.tsx'),
  ]);
  return { finder, followEntry, SearchResults, PopularEntries };
}
