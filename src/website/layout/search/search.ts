import type { Finder } from './find-entries.ts';
import type { followEntry } from './follow-entry.ts';
import type { SearchResults } from './search-results.tsx';

/** Code and index of the search: loaded on the first focus of the search bar, because most visits do not need it. */
export type Search = Finder & { readonly followEntry: typeof followEntry; readonly Results: typeof SearchResults };

let loading: Promise<Search> | undefined;

/** Loads index and code once; after a failure, the next call loads again. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const [{ createFinder }, { followEntry }, { SearchResults }, response] = await Promise.all([
    import('./find-entries.ts'),
    import('./follow-entry.ts'),
    import('./search-results.tsx'),
    fetch('/search-index.json'),
  ]);
  if (!response.ok) throw new Error(`search index: HTTP ${response.status}`);
  return { ...createFinder(await response.json()), followEntry, Results: SearchResults };
}
