import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/robots';

/** `/robots.txt`: crawlers may read everything but the API and the search results. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(websiteContext);
  const text = `User-agent: *
Disallow: /api/
Disallow: /no-results
Disallow: /search?
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
