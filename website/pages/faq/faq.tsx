import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { faqCategories } from '#content/faq/faq.ts';
import { FaqList } from '#website/components/faq/faq-list.tsx';
import { Page } from '#website/components/page/page.tsx';
import { describePage } from '#website/page-meta.ts';
import type { Route } from './+types/faq';

export function meta({ matches }: Route.MetaArgs) {
  const page = describePage(matches, {
    title: 'Questions and answers',
    description:
      'Answers about digital signature certificates: applying, video KYC, tokens, portals, tenders, taxes, validation, ' +
      'agreements and what to do when signing fails.',
    path: '/Home/Faq',
  });
  return [...page, { 'script:ld+json': faqPage }];
}

/** The questions as search engines read them (schema.org). */
const faqPage = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqCategories.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: [answer].flat().join(' ') },
    })),
  ),
};

export default function Faq() {
  useOpenQuestion();
  return (
    <Page
      heading="Questions and answers"
      lead="Eleven subjects, from what a DSC is to why a portal refuses one. Each question has an address of its own."
    >
      <FaqList categories={faqCategories} level={2} />
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
