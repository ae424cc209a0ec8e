import type { FaqCategory } from '#domain/faq/faq.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { ShownHtml } from '#website/components/html/shown-html.tsx';

/** The questions as search engines read them (schema.org). */
export function DescribeQuestions({ categories }: { categories: readonly FaqCategory[] }) {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: categories.flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: [answer].flat().join(' ') },
      })),
    ),
  };
  // No text may end the element: `<` is the same in JSON when written as its number.
  const text = JSON.stringify(page).replaceAll('<', '\\u003c');
  return <ShownHtml html={`<script type="application/ld+json">${text}</script>` as CleanHtml} />;
}
