import { listTextWords } from '#content/search/list-text-words.ts';
import { listSearchEntries } from '#content/search/search-entries.ts';
import { postPath } from '#contract/routes.ts';
import { toText } from '#domain/html/clean-html.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/search-index';

/** Posts whose text is searched too; each is read by itself. */
const newestPosts = 30;

/** `/search-index.json`: entries of the content and the newest posts; fetched when the search is first focused. */
export async function loader({ context }: Route.LoaderArgs) {
  const { hasFile, measureDocument, readRepository, content } = context.get(websiteContext);
  const { files } = await readRepository();
  const findFile = (path: string) => files.find((file) => file.path === path);
  const entries = listSearchEntries({
    hasFile: (path) => hasFile(path) || measureDocument(path) !== undefined || findFile(path) !== undefined,
    findFingerprints: (path) => Object.values(findFile(path)?.fingerprints ?? {}),
  });
  const { posts } = await content.listPosts({ page: 1, pageSize: newestPosts });
  const found = await Promise.all(
    posts.map(async ({ id, title, summary }): Promise<SearchEntry> => {
      const post = await content.findPost(id);
      const text = typeof post === 'string' ? summary : `${summary} ${toText(post.html)}`;
      return { title, kind: 'post', path: postPath(id), text: listTextWords(text) };
    }),
  );
  return Response.json([...entries, ...found], { headers: { 'Cache-Control': 'public, no-cache' } });
}
