import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { fetchQuestions } from '#website/components/faq/fetch-questions.ts';
import { Questions } from '#website/components/faq/questions.tsx';
import { Page } from '#website/components/page/page.tsx';
import { describePage } from '#website/page-meta.ts';
import type { Route } from './+types/faq';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Questions and answers',
    description:
      'Answers about digital signature certificates: applying, video KYC, tokens, portals, tenders, taxes, validation, ' +
      'agreements and what to do when signing fails.',
    path: '/Home/Faq',
  });
}

/** The questions come with the page; coming from another page, they are fetched. */
export function loader(): { readonly questions?: CleanHtml } {
  return {};
}

export async function clientLoader() {
  return { questions: await fetchQuestions('/Home/Faq') };
}

export default function Faq({ loaderData: { questions } }: Route.ComponentProps) {
  useOpenQuestion();
  return (
    <Page
      heading="Questions and answers"
      lead="Eleven subjects, from what a DSC is to why a portal refuses one. Each question has an address of its own."
    >
      <Questions path="/Home/Faq" html={questions} level={2} />
    </Page>
  );
}

/** Opens the question or category that the address names, and brings it below the bar. */
function useOpenQuestion(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address followed again opens its question again
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    const category = target.parentElement?.closest('details');
    if (category) category.open = true;
    target.scrollIntoView();
  }, [hash, key]);
}
