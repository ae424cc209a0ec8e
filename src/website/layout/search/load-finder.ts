import type { Finder } from './find-entries.ts';

let loading: Promise<Finder> | undefined;

/** Loads index and finder once; after a failure, the next call loads again. */
export function loadFinder(): Promise<Finder> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Finder> {
  const [{ createFinder }, response] = await Promise.all([import('./find-entries.ts'), fetch('/search-index.json')]);
  if (!response.ok) throw new Error(`search index: HTTP ${response.status}`);
  return createFinder(await response.json());
}
