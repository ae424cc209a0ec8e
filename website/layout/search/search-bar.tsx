import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { site } from '#content/site.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { followEntry, loadSearch } from './search.ts';
import styles from './search-bar.module.css';

/** The site-wide search: a combobox with a list, after the ARIA Authoring Practices (R2.50, R5.20). */
export function SearchBar() {
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [entries, setEntries] = useState<readonly SearchEntry[]>([]);
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && entries.length > 0;

  const suggest = async (typed: string): Promise<readonly SearchEntry[]> => {
    if (typed.trim() === '') return [];
    try {
      return (await loadSearch())(typed.trim());
    } catch {
      // Without the index there are no suggestions; the next key loads it again.
      return [];
    }
  };

  const onChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const typed = currentTarget.value;
    setText(typed);
    const found = await suggest(typed);
    // The text has changed since: these results are stale.
    if (input.current?.value !== typed) return;
    setEntries(found);
    setActive(0);
    setOpen(true);
  };

  const reset = (): void => {
    setText('');
    setEntries([]);
    setOpen(false);
  };

  const follow = async (entry: SearchEntry): Promise<void> => {
    if (await followEntry(entry, navigate)) reset();
  };

  /** Enter opens the active suggestion, the icon the first; without a suggestion both lead to `/no-results`. */
  const act = async (index: number): Promise<void> => {
    const query = text.trim();
    if (query === '') return;
    const found = await suggest(text);
    const entry = found[index] ?? found[0];
    if (entry) return follow(entry);
    setOpen(false);
    await navigate('/no-results', { state: { query } });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const last = entries.length - 1;
    const moves: { readonly [key: string]: number } = isShown
      ? { ArrowDown: active === last ? 0 : active + 1, ArrowUp: active === 0 ? last : active - 1, Home: 0, End: last }
      : {};
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'ArrowDown') {
      setOpen(true);
    } else if (event.key === 'Escape') {
      if (isShown) setOpen(false);
      else reset();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void act(isShown ? active : 0);
    }
  };

  return (
    <search className={styles.search}>
      <div className={styles.box}>
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? `${id}-${active}` : undefined}
          placeholder={`Search anything you're looking for within ${site.name}?`}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onFocus={() => void loadSearch().catch(() => undefined)}
          onBlur={() => setOpen(false)}
          onChange={onChange}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label="Search" className={styles.icon} onClick={() => void act(0)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m4.7 11.2L20 20" />
          </svg>
        </button>
        {/* The focus stays in the input, which names the active option. */}
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label="Suggestions"
          className={styles.list}
          hidden={!isShown}
        >
          {entries.map((entry, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
            <div
              key={`${entry.title} ${entry.path}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void follow(entry)}
            >
              {entry.title}
            </div>
          ))}
        </div>
        <p aria-live="polite" className="visually-hidden">
          {isShown && `${entries.length} ${entries.length === 1 ? 'suggestion' : 'suggestions'}`}
        </p>
      </div>
    </search>
  );
}
