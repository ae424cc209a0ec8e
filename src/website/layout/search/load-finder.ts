import type { SearchEntry } from '#domain/search/search-entry.ts';
import type { Finder } from './find-entries.ts';

/** What a finder finds: everything, or the questions only, and then all that match. */
type Scope = 'all' | 'questions';

const loading = new Map<Scope, Promise<Finder>>();

/** Loads index and finder once; after a failure, the next call loads again. */
export function loadFinder(scope: Scope = 'all'): Promise<Finder> {
  const known = loading.get(scope);
  if (known) return known;
  const finder = load(scope).catch((error: unknown) => {
    loading.delete(scope);
    throw error;
  });
  loading.set(scope, finder);
  return finder;
}

async function load(scope: Scope): Promise<Finder> {
  const [{ createFinder, isQuestion }, response] = await Promise.all([
    import('./find-entries.ts'),
    fetch('/search-index.json'),
  ]);
  if (!response.ok) throw new Error(`search index: HTTP ${response.status}`);
  const entries: readonly SearchEntry[] = await response.json();
  return scope === 'all' ? createFinder(entries) : createFinder(entries.filter(isQuestion), Number.POSITIVE_INFINITY);
}
