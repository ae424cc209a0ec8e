import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { faqPage } from '#content/faq/faq-page.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { fetchQuestions, Questions } from '#website/components/faq/questions.tsx';
import { Page } from '#website/components/page/page.tsx';
import { scrollToElement } from '#website/layout/use-reveal-on-scroll.ts';
import type { Route } from './+types/faq';

/** No data: a document carries the questions as HTML, and client-side navigation loads them. */
export function loader(): { readonly questions?: CleanHtml } {
  return {};
}

export async function clientLoader() {
  return { questions: await fetchQuestions('all') };
}

export default function Faq({ loaderData: { questions } }: Route.ComponentProps) {
  useOpenQuestion();
  return (
    <Page {...faqPage} path="/Home/Faq">
      <Questions list="all" html={questions} />
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
    scrollToElement(target);
  }, [hash, key]);
}
