import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPagePath } from '#contract/routes.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { SanitisedHtml } from '#website/components/html/sanitised-html.tsx';
import { isPlainClick } from '#website/components/link/link.tsx';
import { StructuredData } from '#website/page-meta.tsx';
import styles from './question-list.module.css';
import { describeQuestions, QuestionList, type QuestionListName } from './question-list.tsx';

/**
 * A list of questions. They are sent once, as HTML, and neither as loader data nor in a script (R13.5): the server renders
 * them, hydration leaves an element with inner HTML as it is, and client-side navigation sets the HTML that
 * `fetchQuestions` has loaded. The questions of home come when their category is opened.
 */
export function Questions({
  list,
  html = '' as CleanHtml,
}: {
  list: QuestionListName;
  /** `undefined` when the questions came with the document. */
  html: CleanHtml | undefined;
}) {
  const navigate = useNavigate();

  /** Links in the HTML are not the router's; a plain click on one to a page of the site navigates all the same. */
  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '' || !isPlainClick(event)) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== window.location.origin || !isPagePath(pathname)) return;
    event.preventDefault();
    void navigate(`${pathname}${search}${hash}`);
  };

  if (import.meta.env.SSR) {
    return (
      <div className={styles.list}>
        <QuestionList list={list} />
        {list === 'all' && <StructuredData data={describeQuestions()} />}
      </div>
    );
  }
  return (
    <SanitisedHtml
      ref={loadWhenOpened}
      className={styles.list}
      onClick={onClick}
      html={html}
      suppressHydrationWarning
    />
  );
}

/** A category that is open and has its questions in a file. */
const openCategory = '[open]:has(>[data-questions])';

/** Loads the questions of each category that is opened, or is open already; returns how to stop. */
function loadWhenOpened(list: Element | null): (() => void) | undefined {
  if (!list) return;
  const load = (): void => {
    for (const category of list.querySelectorAll(openCategory)) {
      // The link to the questions stays where the chunk cannot be loaded.
      import('./load-questions.ts').then(({ loadQuestions }) => loadQuestions(category), console.error);
    }
  };
  load();
  // It does not bubble.
  list.addEventListener('toggle', load, true);
  return () => list.removeEventListener('toggle', load, true);
}
