import { listSearchEntries } from '#content/search/search-entries.ts';
import { postLimits } from '#domain/post/post.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/search-index';

/** `/search-index.json`: the content's own entries and the newest posts, fetched when somebody first goes to the search. */
export async function loader({ context }: Route.LoaderArgs) {
  const { hasFile, measureDocument, readRepository, content } = context.get(websiteContext);
  const verifiable = new Set((await readRepository()).files.map(({ path }) => path));
  const isThere = (path: string): boolean =>
    hasFile(path) || measureDocument(path) !== undefined || verifiable.has(path);
  const entries = listSearchEntries(isThere);
  const { posts } = await content.listPosts({ page: 1, record: postLimits.record });
  const found: SearchEntry[] = posts.map(({ id, title }) => ({ title, path: `/Home/Blogs/Details/${id}` }));
  return Response.json([...entries, ...found], { headers: { 'Cache-Control': 'public, max-age=300' } });
}
