import { z } from 'zod';
import { announceNewTabs, type CleanHtml, cleanHtml, readWords } from '#contract/html/clean-html.ts';
import { decodeHtml } from '#contract/html/wire-html.ts';
import { pictureShape } from '#contract/media/picture-shape.ts';
import { type ShownPicture, toDataAddress } from '#contract/media/shown-picture.ts';
import { type ApiAddress, openCalls } from '#contract/open-calls.ts';
import { apiPaths } from '#contract/paths.ts';
import { findNoticeHref } from '#domain/notice/notice.ts';

/** A post as a card shows it. */
export type PostCard = {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601; blank where a host did not say. */
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly isPopular: boolean;
  readonly picture: ShownPicture | undefined;
};

/** A post as its page shows it. `html` is clean. */
export type PostView = PostCard & { readonly html: CleanHtml; readonly shareImage: string };

/** A notice as the ticker shows it: a file that is asked for when it is wanted, or a link. */
export type NoticeView = {
  readonly id: number;
  readonly title: string;
  readonly createdDate: string;
  /** `undefined` for a file, and for a link that leads nowhere. */
  readonly href: string | undefined;
  readonly isFile: boolean;
};

/** What loaders read of the API. Whatever fails is told to the log and answered with nothing (R8.9, R8.10). */
export type ContentClient = {
  listPosts(query: {
    page: number;
    record: number;
    isPopular?: boolean;
  }): Promise<{ posts: PostCard[]; total: number }>;
  /** `missing` when there is no such post, `failed` when nobody could say. */
  findPost(id: number): Promise<PostView | 'missing' | 'failed'>;
  listNotices(): Promise<NoticeView[]>;
  /** A notice's file as an address that a browser can be sent to; of another host it is a `data:` address. */
  findNoticeFile(id: number): Promise<string | undefined>;
};

/** What the server of a page waits for another host at most. Milliseconds. */
const patience = 3_000;

const text = z
  .string()
  .nullish()
  .catch('')
  .transform((value) => value ?? '');
const truth = z
  .boolean()
  .nullish()
  .catch(false)
  .transform((value) => value ?? false);

/** Shapes as lenient as a reader can be: another host may leave out what it likes. */
const postReading = z.object({
  id: z.coerce.number().int(),
  title: text,
  description: text,
  createdDate: text,
  updatedDate: text,
  summary: text,
  imageByte: text,
  shareImage: text,
  isPopular: truth,
  isActive: z
    .boolean()
    .nullish()
    .catch(true)
    .transform((value) => value ?? true),
  picture: pictureShape.nullish().catch(undefined),
});
const pageReading = z.object({ total: z.coerce.number().int().catch(0), blogDto: z.array(postReading).nullish() });
const noticeFileReading = z.object({ image: text, imageFile: text });
const noticesReading = z.array(
  z.object({
    id: z.coerce.number().int(),
    notificationTitle: text,
    mediaType: z.coerce.number().catch(1),
    hyperLink: text,
    createdDate: text,
  }),
);

/** Builds the client that loaders use; `tell` gets one line for whatever fails. */
export function createContentClient(
  address: ApiAddress,
  call: typeof fetch,
  tell: (line: string) => void,
): ContentClient {
  const { request } = openCalls(address, call);
  const own: Record<string, string> = address.host === '' ? { images: 'url' } : {};

  const ask = async <Shape extends z.ZodType>(
    path: string,
    query: Readonly<Record<string, string>>,
    shape: Shape,
  ): Promise<z.output<Shape> | 'missing' | 'failed'> => {
    const search = new URLSearchParams(query).toString();
    try {
      const response = await request(search === '' ? path : `${path}?${search}`, {
        signal: AbortSignal.timeout(patience),
      });
      if (response.status === 404) return 'missing';
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      const value: unknown = await response.json();
      return value === null ? 'missing' : shape.parse(value);
    } catch (error) {
      // Expected of another host; the page is made without it.
      tell(`${path}: ${error instanceof z.ZodError ? 'an answer of another shape' : describe(error)}`);
      return 'failed';
    }
  };

  return {
    async listPosts({ page, record, isPopular }) {
      const query = {
        pageNumber: String(page),
        record: String(record),
        isPopular: isPopular === undefined ? '' : String(isPopular),
        isActive: 'true',
      };
      const answer = await ask(apiPaths.postList, { ...query, ...own }, pageReading);
      if (answer === 'missing' || answer === 'failed') return { posts: [], total: 0 };
      const posts = (answer.blogDto ?? []).filter(({ isActive }) => isActive).map(toCard);
      return { posts, total: Math.max(answer.total, posts.length) };
    },

    async findPost(id) {
      const answer = await ask(apiPaths.post, { id: String(id), ...own }, postReading);
      if (answer === 'missing' || answer === 'failed') return answer;
      if (!answer.isActive) return 'missing';
      const html = announceNewTabs(cleanHtml(decodeHtml(answer.description)));
      return { ...toCard(answer), html, shareImage: answer.shareImage };
    },

    async findNoticeFile(id) {
      const answer = await ask(apiPaths.noticeFile, { id: String(id), ...own }, noticeFileReading);
      if (answer === 'missing' || answer === 'failed') return undefined;
      return answer.imageFile || toDataAddress(answer.image) || undefined;
    },

    async listNotices() {
      const answer = await ask(apiPaths.noticeList, {}, noticesReading);
      if (answer === 'missing' || answer === 'failed') return [];
      return answer.map(({ id, notificationTitle, mediaType, hyperLink, createdDate }) => ({
        id,
        title: notificationTitle,
        createdDate,
        isFile: mediaType === 0,
        href: mediaType === 0 ? undefined : findNoticeHref(hyperLink),
      }));
    },
  };
}

function toCard(post: z.output<typeof postReading>): PostCard {
  const { id, title, createdDate, updatedDate, isPopular } = post;
  return {
    id,
    title,
    summary: post.summary || shorten(readWords(decodeHtml(post.description))),
    createdDate,
    updatedDate: updatedDate || createdDate,
    isPopular,
    picture: toShownPicture(post),
  };
}

function toShownPicture({ picture, imageByte }: z.output<typeof postReading>): ShownPicture | undefined {
  if (picture) return { kind: 'kept', ...picture };
  const src = toDataAddress(imageByte);
  return src.startsWith('data:image/') ? { kind: 'embedded', src } : undefined;
}

function shorten(words: string): string {
  const longest = 160;
  return words.length <= longest ? words : `${words.slice(0, words.lastIndexOf(' ', longest)).trimEnd()} …`;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
