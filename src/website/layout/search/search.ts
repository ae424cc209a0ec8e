import type { Finder } from './find-entries.ts';
import type { followEntry } from './follow-entry.ts';
import { loadFinder } from './load-finder.ts';
import type { SearchResults } from './search-results.tsx';

/** Code and index of the search: loaded on the first focus of the search bar, because most visits do not need it. */
export type Search = Finder & { readonly followEntry: typeof followEntry; readonly Results: typeof SearchResults };

/** Loads index and code; after a failure, the next call loads again. */
export async function loadSearch(): Promise<Search> {
  const [finder, { followEntry }, { SearchResults }] = await Promise.all([
    loadFinder(),
    import('./follow-entry.ts'),
    import('./search-results.tsx'),
  ]);
  return { ...finder, followEntry, Results: SearchResults };
}
