import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { faqCategories } from '#content/faq/faq.ts';
import { isPagePath } from '#contract/routes.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { AdoptedHtml } from '#website/components/html/adopted-html.tsx';
import { isPlainClick } from '#website/is-plain-click.ts';
import { DescribeQuestions } from './describe-questions.tsx';
import { rememberQuestions } from './fetch-questions.ts';
import styles from './question-list.module.css';
import { QuestionList } from './question-list.tsx';

/** The questions of the first so many categories, or of all with a description for search engines. */
export function Questions({
  path,
  html,
  shown,
  level,
}: {
  /** Of the page that they stand on. */
  path: string;
  /** As fetched by `fetchQuestions`; `undefined` when they came with the page. */
  html: CleanHtml | undefined;
  shown?: number;
  /** The level of the categories' headings, one below what they stand under. */
  level: 2 | 3;
}) {
  const navigate = useNavigate();

  /** Links in it are not the router's own; a plain click on one stays within the page all the same. */
  const follow = (event: MouseEvent<HTMLDivElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '' || !isPlainClick(event)) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== window.location.origin || !isPagePath(pathname)) return;
    event.preventDefault();
    void navigate(`${pathname}${search}${hash}`);
  };

  return (
    <AdoptedHtml
      ref={(list) => rememberQuestions(path, list)}
      data-questions=""
      className={styles.list}
      onClick={follow}
      html={html}
    >
      {import.meta.env.SSR && <QuestionList categories={faqCategories.slice(0, shown)} level={level} />}
      {import.meta.env.SSR && shown === undefined && <DescribeQuestions categories={faqCategories} />}
    </AdoptedHtml>
  );
}
