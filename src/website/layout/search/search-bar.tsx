import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { close } from '#content/layout/labels.ts';
import * as labels from '#content/search/labels.ts';
import { searchParameter } from '#contract/routes.ts';
import { searchLimits } from '#domain/search/search-entry.ts';
import { routes } from '#domain/site/routes.ts';
import { Icon } from '#website/components/icon/icon.tsx';
import { loadSearch, type SearchModules } from './load-search.ts';
import styles from './search-bar.module.css';
import { useSearch } from './use-search.ts';

/**
 * The site-wide search: a combobox with a list, after the ARIA Authoring Practices (R2.50, R5.20). The button of the
 * sticky bar opens it over the page; it is a popover, which works without scripts. There the browser sends it as a form
 * (R2.55). `document/queue-clicks.js` opens it and focuses its field, also before this is hydrated.
 */
export function SearchBar({ searched }: { /** The query of the list of results. */ searched: string }) {
  const id = useId();
  const popover = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hide = (): void => popover.current?.hidePopover();
  const search = useSearch(searched, input, hide);
  const { text, outcome, entries, active, isOpen, isListed, setActive, setOpen, openSuggestion } = search;

  const [modules, setModules] = useState<SearchModules>();
  /** Loaded while the search is a popover, which then shows what many look for. */
  const load = async (): Promise<void> => {
    const loaded = await loadSearch().catch(() => undefined);
    if (popover.current?.matches(':popover-open')) setModules(loaded);
  };
  const loadIfFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) void load();
  });
  // The field may have had the focus before this was hydrated.
  useEffect(() => loadIfFocused(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The keys are those of an input method: Escape would empty the field.
    if (event.nativeEvent.isComposing) return;
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
      else search.reset();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      void openSuggestion(isListed ? active : 0);
    }
  };

  /** By the icon, or by an on-screen keyboard whose Enter has no `key`: opens the first suggestion, or focuses an empty field. */
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.trim() === '') input.current?.focus();
    else void openSuggestion(0);
  };

  /** The panel has links and a button of its own: it closes when the focus leaves the search. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    setModules(undefined);
  };

  /** A link in the panel leads away. */
  const onPanelClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) hide();
  };

  /** What many look for, until something is typed. */
  const popular = text.trim() === '' ? modules : undefined;

  const renderOutcome = (shown: NonNullable<typeof outcome>): ReactNode =>
    shown === 'failed' ? (
      <p role="alert" className={styles.failed}>
        {labels.failed}{' '}
        <button type="button" onClick={search.retry}>
          {labels.retry}
        </button>
      </p>
    ) : (
      <shown.modules.SearchResults
        id={id}
        finder={shown.modules.finder}
        query={shown.query}
        groups={shown.groups}
        count={entries.length}
        active={active}
        onFollow={(entry) => void search.openEntry(entry, shown.modules)}
        onLeave={search.reset}
      />
    );

  const formatOutcome = (): string => {
    if (!isOpen || typeof outcome !== 'object') return '';
    return entries.length > 0 ? labels.countSuggestions(entries.length) : labels.nothingFound(outcome.query);
  };

  return (
    <search ref={popover} id="search" popover="auto" className={styles.search}>
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
          onFocus={() => void load()}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label={labels.search} className={styles.icon}>
          <Icon name="magnifier" />
        </button>
        <button type="button" className={styles.close} popoverTarget="search" popoverTargetAction="hide">
          {close}
        </button>
        {(popular || (isOpen && outcome)) && (
          // A click takes no focus: without it the panel would close before the click.
          // biome-ignore lint/a11y/noStaticElementInteractions: what it holds is interactive
          // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by a key is clicked, too
          <div className={styles.panel} onMouseDown={(event) => event.preventDefault()} onClick={onPanelClick}>
            {popular ? <popular.PopularEntries /> : outcome && renderOutcome(outcome)}
          </div>
        )}
        <p aria-live="polite" className="visually-hidden">
          {formatOutcome()}
        </p>
      </form>
    </search>
  );
}
