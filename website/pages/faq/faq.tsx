import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { faqCategories } from '#content/faq/faq.ts';
import { describePrintedTopic, faqPage } from '#content/faq/faq-page.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { Contents, type ContentsEntry } from '#website/components/contents/contents.tsx';
import { fetchQuestions } from '#website/components/faq/fetch-questions.ts';
import { Questions } from '#website/components/faq/questions.tsx';
import { Page } from '#website/components/page/page.tsx';
import type { Route } from './+types/faq';
import styles from './faq.module.css';

type FaqData = { readonly categories: readonly ContentsEntry[]; readonly questions?: CleanHtml };

/** A document carries the questions as HTML, and client-side navigation loads them. */
export function loader(): FaqData {
  return { categories: faqCategories.map(({ slug, category }) => ({ id: slug, title: category })) };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<FaqData> {
  const [{ categories }, questions] = await Promise.all([serverLoader(), fetchQuestions('all')]);
  return { categories, questions };
}

export default function Faq({ loaderData: { categories, questions } }: Route.ComponentProps) {
  useOpenQuestion();
  return (
    <Page {...faqPage} path="/Home/Faq">
      <p className={styles.printed}>{describePrintedTopic({ count: categories.length })}</p>
      <div className={styles.columns}>
        <div className={styles.categories}>
          <Contents entries={categories} />
        </div>
        <Questions list="all" html={questions} />
      </div>
    </Page>
  );
}

/** Opens the question or category of the address's fragment and scrolls to it. */
function useOpenQuestion(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link opens its question again
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    const category = target.parentElement?.closest('details');
    if (category) category.open = true;
    target.scrollIntoView();
  }, [hash, key]);
}
