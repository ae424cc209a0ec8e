import { type RefObject, useState } from 'react';
import { searchParameter, searchPath } from '#contract/routes.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { useAdoptEarlyInput } from '#website/islands/early-input.ts';
import { navigateWithState } from '#website/layout/links/hand-over.ts';
import type { ResultGroup } from './find-entries.ts';
import { loadSearch, type Search } from './search.ts';

/** The results of a text; `failed` while the index cannot be loaded. */
type Outcome = 'failed' | { readonly search: Search; readonly query: string; readonly groups: readonly ResultGroup[] };

/** The outcome of a text; `undefined` for a blank one. */
async function find(text: string): Promise<Outcome | undefined> {
  const query = text.trim();
  if (query === '') return undefined;
  try {
    const search = await loadSearch();
    return { search, query, groups: search.find(query) };
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

/** The entries in the order in which they are shown. */
function listEntries(outcome: Outcome | undefined): readonly SearchEntry[] {
  return typeof outcome === 'object' ? outcome.groups.flatMap(({ entries }) => entries) : [];
}

/**
 * The state of the search: its text, at first what was `searched`; what that has found, and which suggestion is active.
 * `onLeave` runs when it is emptied, and before it leads to another page.
 */
export function useSearch(searched: string, input: RefObject<HTMLInputElement | null>, onLeave: () => void) {
  const [text, setText] = useState(searched);
  const [outcome, setOutcome] = useState<Outcome>();
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const entries = listEntries(outcome);

  const show = async (typed: string): Promise<Outcome | undefined> => {
    const found = await find(typed);
    // The text has changed since: these results are stale.
    if (input.current && input.current.value !== typed) return found;
    setOutcome(found);
    setActive(0);
    // The focus may have left the search while the index was loading: nothing would close the list.
    setOpen(input.current?.form?.contains(document.activeElement) ?? true);
    return found;
  };

  const type = (typed: string): void => {
    setText(typed);
    void show(typed);
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

  const follow = async ({ followEntry }: Search, entry: SearchEntry): Promise<void> => {
    onLeave();
    if (await followEntry(entry)) reset();
    // On the way back, the Back/forward cache would show the list over the page.
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
    follow,
    retry: () => void show(text),
    /** Opens the suggestion at `index`, or the first; without a suggestion leads to `/no-results`. */
    async act(index: number): Promise<void> {
      const found = await show(text);
      if (found === undefined || found === 'failed') return;
      // Edited or emptied while the index was loading.
      if (input.current && input.current.value !== text) return;
      const all = listEntries(found);
      const entry = all[index] ?? all[0];
      if (entry) return follow(found.search, entry);
      setOpen(false);
      onLeave();
      openNoResults(found.query);
    },
  };
}
