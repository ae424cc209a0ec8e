import type { FaqCategory } from '#domain/faq/faq.ts';

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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, which nothing runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
