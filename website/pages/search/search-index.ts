import { listSearchEntries } from '#content/search/search-entries.ts';
import { postPath } from '#contract/routes.ts';
import { postLimits } from '#domain/post/post.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/search-index';

/** `/search-index.json`: entries of the content and the newest posts; fetched when the search is first focused. */
export async function loader({ context }: Route.LoaderArgs) {
  const { hasFile, measureDocument, readRepository, content } = context.get(websiteContext);
  const verifiable = new Set((await readRepository()).files.map(({ path }) => path));
  const isThere = (path: string): boolean =>
    hasFile(path) || measureDocument(path) !== undefined || verifiable.has(path);
  const entries = listSearchEntries(isThere);
  const { posts } = await content.listPosts({ page: 1, pageSize: postLimits.pageSize });
  const found: SearchEntry[] = posts.map(({ id, title }) => ({ title, path: postPath(id) }));
  return Response.json([...entries, ...found], { headers: { 'Cache-Control': 'public, max-age=300' } });
}
