import { listTextWords } from '#content/search/list-text-words.ts';
import { listSearchEntries } from '#content/search/search-entries.ts';
import { writeExtract } from '#content/search/write-extract.ts';
import { postPath } from '#contract/routes.ts';
import { toText } from '#domain/html/html-text.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import type { WebsiteContext } from '#website/context.ts';
import { createFinder, type Finder } from '#website/layout/search/find-entries.ts';

/** The number of posts in the index; the text of each is read by itself. */
const newestPosts = 30;

type EntriesContext = Pick<WebsiteContext, 'hasFile' | 'measureDocument' | 'readRepository' | 'content'>;

/** The entries of the content and of the newest posts. */
export async function listEntries(context: EntriesContext): Promise<readonly SearchEntry[]> {
  const { hasFile, measureDocument, readRepository, content } = context;
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
      return { title, kind: 'post', path: postPath(id), extract: writeExtract(summary), text: listTextWords(text) };
    }),
  );
  return [...entries, ...found];
}

/** How long a finder serves searches: building one takes as long as a hundred of them. Milliseconds. */
const lifetime = 60_000;

const finders = new WeakMap<WebsiteContext['content'], { readonly until: number; readonly finder: Promise<Finder> }>();

/** The finder of a site; its entries are at most a minute old. */
export function openFinder(context: WebsiteContext): Promise<Finder> {
  const known = finders.get(context.content);
  if (known && known.until > Date.now()) return known.finder;
  const finder = listEntries(context).then(createFinder);
  finders.set(context.content, { until: Date.now() + lifetime, finder });
  finder.catch(() => finders.delete(context.content));
  return finder;
}
