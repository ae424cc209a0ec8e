import { escapeUTF8 } from 'entities';
import { accessibility } from '#content/legal/accessibility.ts';
import { termsAndPrivacy } from '#content/legal/terms-and-privacy.ts';
import { prices } from '#content/prices/prices.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import type { ContentSource } from '#contract/content-source.ts';
import { indexedPaths, postPath, topicPath } from '#contract/routes.ts';
import { postLimits } from '#domain/post/post.ts';
import { routes } from '#domain/site/routes.ts';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/sitemap';

/** `/sitemap.xml`: every indexed page, with `lastmod` where it is known. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, siteUrl } = context.get(websiteContext);
  const known: Readonly<Record<string, string>> = {
    [routes.termsAndPrivacy.path]: termsAndPrivacy.effectiveDate,
    [routes.accessibility.path]: accessibility.effectiveDate,
    [routes.pricing.path]: prices.effectiveFrom,
  };
  const entries = [
    ...indexedPaths.map((path) => ({ path, changed: known[path] })),
    ...useCases.map(({ slug, lastReviewed }) => ({ path: topicPath(slug), changed: lastReviewed })),
    ...(await listPostEntries(content)),
  ];
  const urls = entries.map(
    ({ path, changed }) =>
      `<url><loc>${siteUrl}${path}</loc>${changed ? `<lastmod>${escapeUTF8(changed)}</lastmod>` : ''}</url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  });
}

/** The newest posts come first; so many pages of them stay below the 50,000 addresses of a sitemap (sitemaps.org). */
const maxPages = 100;

/**
 * After this long no further page is requested: another host may be slow, or count more posts than it has.
 * Milliseconds.
 */
const deadlineMilliseconds = 20_000;

async function listPostEntries(content: ContentSource) {
  const entries: { path: string; changed: string }[] = [];
  const deadline = performance.now() + deadlineMilliseconds;
  for (let page = 1; page <= maxPages && performance.now() < deadline; page += 1) {
    const { posts, total } = await content.listPosts({ page, pageSize: postLimits.pageSize });
    entries.push(...posts.map(({ id, updatedDate }) => ({ path: postPath(id), changed: updatedDate })));
    if (posts.length === 0 || page * postLimits.pageSize >= total) break;
  }
  return entries;
}
