import { formatPlainHash } from '@mohar/check/fingerprints';
import { listTextWords } from '#content/search/list-text-words.ts';
import { listSearchEntries } from '#content/search/search-entries.ts';
import { writeExtract } from '#content/search/write-extract.ts';
import { postPath } from '#contract/routes.ts';
import { toText } from '#domain/html/html-text.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import type { WebsiteContext } from '#website/context.ts';

/** The number of posts in the index; the text of each is read by itself. */
const newestPosts = 30;

type EntriesContext = Pick<WebsiteContext, 'hasFile' | 'measureDocument' | 'readRepository' | 'content'>;

/** The entries of the content and of the newest posts; not complete where a post could not be read. */
export async function listEntries(
  context: EntriesContext,
): Promise<{ readonly entries: readonly SearchEntry[]; readonly isComplete: boolean }> {
  const { hasFile, measureDocument, readRepository, content } = context;
  const { files } = await readRepository();
  const findFile = (path: string) => files.find((file) => file.path === path);
  const entries = listSearchEntries({
    hasFile: (path) => hasFile(path) || measureDocument(path) !== undefined || findFile(path) !== undefined,
    findFingerprints: (path) => Object.values(findFile(path)?.fingerprints ?? {}).map(formatPlainHash),
  });
  const { posts, hasFailed } = await content.listPosts({ page: 1, pageSize: newestPosts });
  const texts = await Promise.all(posts.map(({ id }) => content.findPost(id)));
  const found = posts.map(({ id, title, summary }, index): SearchEntry => {
    const post = texts[index];
    const text = typeof post === 'object' ? `${summary} ${toText(post.html)}` : summary;
    return { title, kind: 'post', path: postPath(id), extract: writeExtract(summary), text: listTextWords(text) };
  });
  return { entries: [...entries, ...found], isComplete: !hasFailed && !texts.includes('failed') };
}
