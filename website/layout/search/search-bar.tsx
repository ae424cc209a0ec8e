import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as labels from '#content/search/labels.ts';
import { parseSearch, routes, searchParameter } from '#contract/routes.ts';
import { type SearchEntry, searchLimits } from '#domain/search/search-entry.ts';
import type { ResultGroup } from './find-entries.ts';
import { loadSearch, type Search } from './search.ts';
import styles from './search-bar.module.css';

/** What a text has found; `failed` while the index cannot be loaded. */
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

/** The entries in the order in which they are shown. */
function listEntries(outcome: Outcome | undefined): readonly SearchEntry[] {
  return typeof outcome === 'object' ? outcome.groups.flatMap(({ entries }) => entries) : [];
}

/**
 * The site-wide search: a combobox with a list, after the ARIA Authoring Practices (R2.50, R5.20). On a phone a button opens
 * it over the bar; it is a popover, which works before hydration. Until then the browser sends it as a form (R2.55).
 */
export function SearchBar() {
  const navigate = useNavigate();
  const id = useId();
  const popover = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  // The list of results without scripts keeps what was searched for.
  const [text, setText] = useState(pathname === routes.search.path ? parseSearch(new URLSearchParams(search)) : '');
  const [outcome, setOutcome] = useState<Outcome>();
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const entries = listEntries(outcome);
  const isListed = isOpen && entries.length > 0;

  const show = async (typed: string): Promise<Outcome | undefined> => {
    const found = await find(typed);
    // The text has changed since: these results are stale.
    if (input.current?.value !== typed) return found;
    setOutcome(found);
    setActive(0);
    setOpen(true);
    return found;
  };

  // What was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    const typed = input.current?.value ?? '';
    setText(typed);
    if (document.activeElement === input.current) void show(typed);
  }, []);

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    setText(currentTarget.value);
    void show(currentTarget.value);
  };

  const reset = (): void => {
    setText('');
    setOutcome(undefined);
    setOpen(false);
    popover.current?.hidePopover();
  };

  const follow = async ({ followEntry }: Search, entry: SearchEntry): Promise<void> => {
    if (await followEntry(entry, navigate)) reset();
  };

  /** Enter opens the active suggestion, the icon the first; without a suggestion both lead to `/no-results`. */
  const act = async (index: number): Promise<void> => {
    const found = await show(text);
    if (found === undefined || found === 'failed') return;
    const all = listEntries(found);
    const entry = all[index] ?? all[0];
    if (entry) return follow(found.search, entry);
    setOpen(false);
    await navigate('/no-results', { state: { query: found.query } });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const last = entries.length - 1;
    const moves: { readonly [key: string]: number } = isListed
      ? { ArrowDown: active === last ? 0 : active + 1, ArrowUp: active === 0 ? last : active - 1, Home: 0, End: last }
      : {};
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'ArrowDown') {
      setOpen(true);
    } else if (event.key === 'Escape') {
      if (isOpen && outcome) setOpen(false);
      else reset();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void act(isListed ? active : 0);
    }
  };

  /** The icon, and the Enter of a keyboard that names no keys. */
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void act(0);
  };

  /** The panel has links and a button of its own: it closes when the focus leaves the search. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div>
      <button type="button" aria-label={labels.search} className={styles.opener} popoverTarget="search">
        <Magnifier />
      </button>
      <search
        ref={popover}
        id="search"
        popover="auto"
        className={styles.search}
        onToggle={({ newState }) => newState === 'open' && input.current?.focus()}
      >
        <form action={routes.search.path} className={styles.box} onSubmit={onSubmit} onBlur={onBlur}>
          <input
            ref={input}
            type="text"
            name={searchParameter}
            maxLength={searchLimits.query}
            role="combobox"
            aria-label={labels.search}
            aria-expanded={isListed}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isListed ? `${id}-${active}` : undefined}
            placeholder={labels.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onFocus={() => void loadSearch().catch(() => undefined)}
            onChange={onChange}
            onKeyDown={onKeyDown}
          />
          <button type="submit" aria-label={labels.search} className={styles.icon}>
            <Magnifier />
          </button>
          {isOpen && outcome && (
            // A click takes no focus: without it the panel would close before the click.
            // biome-ignore lint/a11y/noStaticElementInteractions: what it holds is interactive
            <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
              {outcome === 'failed' ? (
                <p role="alert" className={styles.failed}>
                  {labels.failed}{' '}
                  <button type="button" onClick={() => void show(text)}>
                    {labels.retry}
                  </button>
                </p>
              ) : (
                <outcome.search.Results
                  {...outcome}
                  id={id}
                  active={active}
                  onFollow={(entry) => void follow(outcome.search, entry)}
                />
              )}
            </div>
          )}
          <p aria-live="polite" className="visually-hidden">
            {isListed && labels.countSuggestions(entries.length)}
            {isOpen && typeof outcome === 'object' && entries.length === 0 && labels.nothingFound(outcome.query)}
          </p>
        </form>
      </search>
    </div>
  );
}

function Magnifier() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m4.7 11.2L20 20" />
    </svg>
  );
}
