import { renderToStaticMarkup } from 'react-dom/server';
import { QuestionList } from '#website/components/faq/question-list.tsx';
import type { Route } from './+types/questions';

/** `/questions/home.html` and `/questions/all.html`: the HTML of a question list, for client-side navigation. */
export function loader({ params }: Route.LoaderArgs) {
  const [, list] = /^(home|all)\.html$/.exec(params.file) ?? [];
  if (list !== 'home' && list !== 'all') throw new Response('There is no such list.', { status: 404 });
  return new Response(renderToStaticMarkup(<QuestionList list={list} />), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}
