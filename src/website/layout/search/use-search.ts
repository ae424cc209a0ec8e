import { type RefObject, useState } from 'react';
import { searchParameter, searchPath } from '#contract/routes.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { useAdoptEarlyInput } from '#website/islands/early-input.ts';
import { navigateWithState } from '#website/layout/links/hand-over.ts';
import type { ResultGroup } from './find-entries.ts';
import { loadSearch, type SearchModules } from './load-search.ts';

/** The results of a query; `failed` while the index cannot be loaded. */
type Outcome =
  | 'failed'
  | { readonly modules: SearchModules; readonly query: string; readonly groups: readonly ResultGroup[] };

/** The outcome of a text; `undefined` for a blank one. */
async function search(text: string): Promise<Outcome | undefined> {
  const query = text.trim();
  if (query === '') return undefined;
  try {
    const modules = await loadSearch();
    return { modules, query, groups: modules.finder.find(query) };
  } catch {
    return 'failed';
  }
}

/** The list of results says the same where the state cannot be handed over. */
function openNoResults(query: string): void {
  try {
    navigateWithState('/no-results', { query });
  } catch {
    location.assign(searchPath(query));
  }
}

/** The entries of all groups, in the order in which they are shown. */
function flattenGroups(outcome: Outcome | undefined): readonly SearchEntry[] {
  return typeof outcome === 'object' ? outcome.groups.flatMap(({ entries }) => entries) : [];
}

/**
 * The state of the search: the text, which begins with `searched`, its results, and the active suggestion. `onLeave` runs
 * when the search is reset, and before it opens a page.
 */
export function useSearch(searched: string, input: RefObject<HTMLInputElement | null>, onLeave: () => void) {
  const [text, setText] = useState(searched);
  const [outcome, setOutcome] = useState<Outcome>();
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const entries = flattenGroups(outcome);

  /** Whether the field has another text meanwhile, so that results of this one are stale. */
  const isStale = (typed: string): boolean => input.current !== null && input.current.value !== typed;

  const showResults = async (typed: string): Promise<Outcome | undefined> => {
    const found = await search(typed);
    if (isStale(typed)) return found;
    setOutcome(found);
    setActive(0);
    // The focus may have left the search while the index was loading: nothing would close the list.
    setOpen(input.current?.form?.contains(document.activeElement) ?? true);
    return found;
  };

  const type = (typed: string): void => {
    setText(typed);
    void showResults(typed);
  };

  useAdoptEarlyInput(({ readValue, hasFocus }) => {
    const typed = readValue(searchParameter) ?? searched;
    if (typed === searched) return;
    if (hasFocus(searchParameter)) type(typed);
    else setText(typed);
  });

  const reset = (): void => {
    setText('');
    setOutcome(undefined);
    setOpen(false);
    onLeave();
  };

  const openEntry = async (entry: SearchEntry, { followEntry }: SearchModules): Promise<void> => {
    onLeave();
    if ((await followEntry(entry)) === 'stays') reset();
    // The Back/forward cache would restore the page with the open list over it.
    else addEventListener('pagehide', reset, { once: true });
  };

  return {
    text,
    outcome,
    entries,
    active,
    isOpen,
    isListed: isOpen && entries.length > 0,
    setActive,
    setOpen,
    type,
    reset,
    openEntry,
    /** Searches again after the index could not be loaded. */
    retry: () => void showResults(text),
    /** Opens the suggestion at `index`, or the first; without a suggestion opens `/no-results`. */
    async openSuggestion(index: number): Promise<void> {
      const isShown = typeof outcome === 'object' && outcome.query === text.trim();
      const found = isShown ? outcome : await showResults(text);
      if (found === undefined || found === 'failed' || isStale(text)) return;
      const suggestions = flattenGroups(found);
      const entry = suggestions[index] ?? suggestions[0];
      if (entry) return openEntry(entry, found.modules);
      setOpen(false);
      onLeave();
      openNoResults(found.query);
    },
  };
}
