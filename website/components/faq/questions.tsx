import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPagePath } from '#contract/routes.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { SanitisedHtml } from '#website/components/html/sanitised-html.tsx';
import { isPlainClick } from '#website/components/link/link.tsx';
import { StructuredData } from '#website/page-meta.tsx';
import styles from './question-list.module.css';
import { describeQuestions, QuestionList, type QuestionListName } from './question-list.tsx';

/** Loads the HTML of a list (`pages/faq/questions.tsx`); rejects when it cannot be loaded. */
export async function fetchQuestions(list: QuestionListName): Promise<CleanHtml> {
  const path = `/questions/${list}.html`;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.text()) as CleanHtml;
}

/**
 * A list of questions. They are sent once, as HTML, and neither as loader data nor in a script (R13.5): the server renders
 * them, hydration leaves an element with inner HTML as it is, and client-side navigation sets the HTML that
 * `fetchQuestions` has loaded.
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
  return <SanitisedHtml className={styles.list} onClick={onClick} html={html} suppressHydrationWarning />;
}
