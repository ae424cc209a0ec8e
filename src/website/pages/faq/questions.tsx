import { renderToStaticMarkup } from 'react-dom/server';
import { faqCategories } from '#content/faq/faq.ts';
import { CategoryQuestions } from '#website/pages/faq/question-list.tsx';
import type { Route } from './+types/questions';

/** `/questions/general.html`: the questions of the category with that slug as HTML, for home. */
export function loader({ params }: Route.LoaderArgs) {
  const category = faqCategories.find(({ slug }) => `${slug}.html` === params.file);
  if (!category) throw new Response('There is no such category.', { status: 404 });
  // Below the headings of the section and the category.
  return new Response(renderToStaticMarkup(<CategoryQuestions items={category.items} as="h4" />), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}
