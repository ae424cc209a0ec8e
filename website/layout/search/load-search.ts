import type { SearchEntry } from '#domain/search/search-entry.ts';
import { searchThreshold } from '#domain/search/search-entry.ts';

/** Finds entries by what is typed, the best first. */
export type FindEntries = (query: string) => readonly SearchEntry[];

let loading: Promise<FindEntries> | undefined;

/** Fetches the index and the matcher once; a failure is forgotten, so that the next try asks again. */
export function loadSearch(): Promise<FindEntries> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<FindEntries> {
  const [{ default: Fuse }, response] = await Promise.all([import('fuse.js'), fetch('/search-index.json')]);
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  const entries: readonly SearchEntry[] = await response.json();
  const fuse = new Fuse(entries, { keys: ['title'], threshold: searchThreshold, ignoreLocation: true });
  return (query) => fuse.search(query, { limit: 8 }).map(({ item }) => item);
}
