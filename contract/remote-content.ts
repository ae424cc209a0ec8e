import { z } from 'zod';
import { toDataUrl } from '#contract/base64.ts';
import { type ApiTarget, callApi } from '#contract/client.ts';
import type { ContentSource, PostCard } from '#contract/content-source.ts';
import { apiPaths } from '#contract/paths.ts';
import { announceNewTabs, cleanHtml, decodeHtml, summarise } from '#domain/html/clean-html.ts';
import { findNoticeHref } from '#domain/notice/notice.ts';

/** How long a page waits for another host at most. Milliseconds. */
const timeoutMilliseconds = 3_000;

/** The largest answer that is read: a list of a hundred posts with pictures. Bytes. */
const largestAnswer = 32 * 1_048_576;

/** Blank for whatever is no text, or longer than a page has room for. */
const text = z.string().max(1_000).catch('');
/** The HTML of a post. */
const longText = z.string().max(1_048_576).catch('');
/** A file as base64. */
const file = z.string().max(16_777_216).catch('');

// Lenient where `contract/post.ts` is strict: another host may leave out whatever a page can do without.
const postAnswer = z.object({
  id: z.coerce.number().int(),
  title: text,
  description: longText,
  createdDate: text,
  updatedDate: text,
  summary: text,
  imageByte: file,
  shareImage: text,
  isPopular: z.boolean().catch(false),
  isActive: z.boolean().catch(true),
});
const postListAnswer = z.object({
  total: z.coerce.number().int().catch(0),
  blogDto: z.array(postAnswer).max(1_000).nullish(),
});
const noticeFileAnswer = z.object({ image: file, imageFile: text });
const noticeListAnswer = z
  .array(
    z.object({
      id: z.coerce.number().int(),
      notificationTitle: text,
      mediaType: z.coerce.number().catch(1),
      hyperLink: text,
      createdDate: text,
    }),
  )
  .max(1_000);

/** The content of another host's API, for loaders. Every failed call is logged with one line and answered with nothing. */
export function createRemoteContent(address: ApiTarget, log: (line: string) => void): ContentSource {
  const read = async <Schema extends z.ZodType>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
  ): Promise<z.output<Schema> | 'missing' | 'failed'> => {
    const search = new URLSearchParams(query);
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const response = await callApi(address, search.size === 0 ? path : `${path}?${search}`, { signal });
      if (response.status === 404) return 'missing';
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      const body: unknown = JSON.parse(await readBody(response));
      return body === null ? 'missing' : schema.parse(body);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`${path}: ${error instanceof z.ZodError ? 'the answer has another form' : reason}`);
      return 'failed';
    }
  };

  return {
    async listPosts({ page, pageSize, isPopular }) {
      const query = {
        pageNumber: String(page),
        record: String(pageSize),
        isPopular: isPopular === undefined ? '' : String(isPopular),
        isActive: 'true',
      };
      const answer = await read(apiPaths.postList, query, postListAnswer);
      if (answer === 'missing' || answer === 'failed') return { posts: [], total: 0 };
      const posts = (answer.blogDto ?? []).filter(({ isActive }) => isActive).map(toCard);
      return { posts, total: Math.max(answer.total, posts.length) };
    },

    async findPost(id) {
      const answer = await read(apiPaths.post, { id: String(id) }, postAnswer);
      if (answer === 'missing' || answer === 'failed') return answer;
      if (!answer.isActive) return 'missing';
      const html = announceNewTabs(cleanHtml(decodeHtml(answer.description)));
      return { ...toCard(answer), html, shareImage: answer.shareImage };
    },

    hasPost: async () => true,

    async listNotices() {
      const answer = await read(apiPaths.noticeList, {}, noticeListAnswer);
      if (answer === 'missing' || answer === 'failed') return [];
      return answer.map(({ id, notificationTitle, mediaType, hyperLink, createdDate }) => ({
        id,
        title: notificationTitle,
        createdDate,
        isFile: mediaType === 0,
        href: mediaType === 0 ? undefined : findNoticeHref(hyperLink),
      }));
    },

    async findNoticeFile(id) {
      const answer = await read(apiPaths.noticeFile, { id: String(id) }, noticeFileAnswer);
      if (answer === 'missing' || answer === 'failed') return undefined;
      return answer.imageFile || toDataUrl(answer.image) || undefined;
    },
  };
}

/** The body as text. Rejects as soon as more has arrived than any page needs, whatever length was announced. */
async function readBody({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error('the answer is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function toCard(post: z.output<typeof postAnswer>): PostCard {
  const { id, title, createdDate, updatedDate, isPopular, imageByte } = post;
  const src = toDataUrl(imageByte);
  return {
    id,
    title,
    summary: post.summary || summarise(decodeHtml(post.description)),
    createdDate,
    updatedDate: updatedDate || createdDate,
    isPopular,
    picture: src.startsWith('data:image/') ? { kind: 'embedded', src } : undefined,
  };
}
