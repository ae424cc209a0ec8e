import { renderToStaticMarkup } from 'react-dom/server';
import { faqCategories } from '#content/faq/faq.ts';
import { CategoryQuestions, QuestionList } from '#website/components/faq/question-list.tsx';
import type { Route } from './+types/questions';

/**
 * The HTML of questions: `/questions/home.html` and `/questions/all.html` are the lists, for client-side navigation, and
 * `/questions/general.html` those of the category with that slug, for home.
 */
export function loader({ params }: Route.LoaderArgs) {
  const [, name = ''] = /^([a-z-]+)\.html$/.exec(params.file) ?? [];
  const html = renderQuestions(name);
  if (html === undefined) throw new Response('There is no such list.', { status: 404 });
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}

function renderQuestions(name: string): string | undefined {
  if (name === 'home' || name === 'all') return renderToStaticMarkup(<QuestionList list={name} />);
  const category = faqCategories.find(({ slug }) => slug === name);
  // Below the headings of the section and the category.
  return category && renderToStaticMarkup(<CategoryQuestions items={category.items} as="h4" />);
}
