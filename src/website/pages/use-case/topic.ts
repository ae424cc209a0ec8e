import { findDetailContent } from '#content/use-case/details.ts';
import type { Route } from './+types/topic';

/** `/use-cases/e-tender.json`: the content object of a topic, which `/details` shows (R2.34). */
export function loader({ params }: Route.LoaderArgs) {
  const content = findDetailContent(params.slug);
  if (!content) throw new Response('There is no such topic.', { status: 404 });
  return Response.json(content, { headers: { 'X-Robots-Tag': 'noindex' } });
}
