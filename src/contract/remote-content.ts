import { decodeHTML } from 'entities';
import { z } from 'zod';
import { toDataUrl } from '#contract/base64.ts';
import { type ApiTarget, callApi } from '#contract/client.ts';
import type { ContentSource, PostCard } from '#contract/content-source.ts';
import { apiPaths } from '#contract/paths.ts';
import type { PictureView } from '#contract/picture.ts';
import { answerSizes, readBytes, readJson, toLogLine } from '#contract/remote-answer.ts';
import { websitePlatform } from '#domain/advertisement/advertisement.ts';
import { announceNewTabs } from '#domain/html/announce-new-tabs.ts';
import { cleanHtml } from '#domain/html/clean-html.ts';
import { summarise } from '#domain/html/html-text.ts';
import { findNoticeHref } from '#domain/notice/notice.ts';
import { postLimits } from '#domain/post/post.ts';

/** Timeout of a call to another host. Milliseconds. */
const timeoutMilliseconds = 3_000;

/** Maximum HTML of a post: sanitising it takes a tenth of a second at most. Characters. */
const maxHtml = 100_000;

/** HTML for a post's summary: the start only, because a list has a hundred posts. Characters. */
const summarisedHtml = 4_000;

/** Blank if it is no text, or too long for a page. */
const text = z
  .string()
  .max(1_000)
  .transform((value) => value.toWellFormed().replaceAll(/\p{Cc}/gu, ' '))
  .catch('');
/**
 * A time; one without a zone, as .NET writes it, is of India, as the host and its editors. Blank unless it is in a year
 * of four digits: other years overflow, or sort and print incorrectly.
 */
const moment = text.transform((value) => {
  const zoned = /T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?$/.test(value) ? `${value}+05:30` : value;
  const year = new Date(zoned).getUTCFullYear();
  return year >= 1_000 && year < 9_999 ? zoned : '';
});
/** A boolean, also as text; any other value becomes `otherwise`. */
const flag = (otherwise: boolean) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? { true: true, false: false }[value.trim().toLowerCase()] : value),
    z.boolean().catch(otherwise),
  );
/** At most `count` items; `null` is an empty list. */
const listOf = <Item extends z.ZodType>(item: Item, count: number) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((items) => items?.slice(0, count) ?? [])
    .pipe(z.array(item));
/** The HTML of a post, or a file as base64: limited by the answer only. */
const longText = z.string().catch('');

// More lenient than `contract/post.ts`: another host may omit everything that a page does not need.
const postAnswer = z.object({
  id: z.coerce.number().int(),
  title: text,
  description: longText,
  createdDate: moment,
  updatedDate: moment,
  summary: text,
  imageByte: longText,
  shareImage: text,
  isPopular: flag(false),
  isActive: flag(true),
});
const postListAnswer = z
  .object({ total: z.coerce.number().int().catch(0), blogDto: listOf(postAnswer, postLimits.pageSize) })
  .nullable();
const noticeFileAnswer = z.object({ image: longText, imageFile: text });
const noticeListAnswer = listOf(
  z.object({
    id: z.coerce.number().int(),
    notificationTitle: text,
    mediaType: z.coerce.number().catch(1),
    hyperLink: text,
    createdDate: moment,
  }),
  1_000,
);
const advertisementListAnswer = listOf(z.object({ imageBytes: longText }), 100);

/** The content of another host's API, for loaders. Every failed call logs one line and returns an empty result. */
export function createRemoteContent(address: ApiTarget, log: (line: string) => void): ContentSource {
  const request = async <Value>(
    path: string,
    readAnswer: (response: Response) => Promise<Value>,
    init?: RequestInit,
  ) => {
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      return await readAnswer(await callApi(address, path, { ...init, signal }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const what = error instanceof z.ZodError ? 'the answer has another form' : reason;
      log(toLogLine(`${path.split('?', 1)[0]}: ${what}`));
      return 'failed';
    }
  };

  const read = <Schema extends z.ZodType>(path: string, schema: Schema, maxBytes: number = answerSizes.pictures) =>
    request(path, async (response): Promise<z.output<Schema>> => schema.parse(await readJson(response, maxBytes)));

  /** As `read`; returns `missing` for 404, and for 200 with `null`. */
  const find = <Schema extends z.ZodType>(path: string, schema: Schema) =>
    request(path, async (response): Promise<z.output<Schema> | 'missing'> => {
      if (response.status === 404) return 'missing';
      const body = await readJson(response, answerSizes.pictures);
      return body === null ? 'missing' : schema.parse(body);
    });

  /**
   * A file of the other host as a `data:` URL: browsers may load nothing from there. `undefined` for any other origin.
   */
  const readFile = async (href: string): Promise<string | undefined> => {
    const url = URL.parse(href);
    if (!url || !/^https?:$/.test(url.protocol) || url.origin !== URL.parse(address.host)?.origin) return undefined;
    const readFileBytes = (response: Response) => readBytes(response, answerSizes.pictures);
    const file = await request(url.pathname + url.search, readFileBytes, { redirect: 'error' });
    return file === 'failed' ? undefined : toDataUrl(file.toBase64()) || undefined;
  };

  return {
    async listPosts({ page, pageSize, isPopular }) {
      const query = new URLSearchParams({
        pageNumber: String(page),
        record: String(pageSize),
        isPopular: isPopular === undefined ? '' : String(isPopular),
        isActive: 'true',
      });
      const answer = await read(`${apiPaths.postList}?${query}`, postListAnswer);
      if (answer === 'failed') return { posts: [], total: 0, hasFailed: true };
      const shown = (answer?.blogDto ?? []).slice(0, pageSize).filter(({ isActive }) => isActive);
      const posts = shown.map(toCard);
      return { posts, total: Math.max(answer?.total ?? 0, posts.length), hasFailed: false };
    },

    async findPost(id) {
      const answer = await find(`${apiPaths.post}?id=${id}`, postAnswer);
      if (typeof answer === 'string') return answer;
      if (!answer.isActive) return 'missing';
      // An entity takes several characters. It is decoded once: text about markup is encoded twice.
      const decoded = answer.description.length > 10 * maxHtml ? undefined : decodeHTML(answer.description);
      if (decoded === undefined || decoded.length > maxHtml) {
        log(`${apiPaths.post}: the text of post ${id} is longer than ${maxHtml} characters`);
        return 'failed';
      }
      const html = announceNewTabs(cleanHtml(decoded));
      return { ...toCard(answer), html, shareImage: answer.shareImage };
    },

    hasPost: async () => true,

    async listNotices() {
      const answer = await read(apiPaths.noticeList, noticeListAnswer, answerSizes.text);
      if (answer === 'failed') return { notices: [], hasFailed: true };
      const notices = answer.map(({ id, notificationTitle, mediaType, hyperLink, createdDate }) => ({
        id,
        title: notificationTitle,
        createdDate,
        isFile: mediaType === 0,
        href: mediaType === 0 ? undefined : findNoticeHref(hyperLink),
      }));
      return { notices, hasFailed: false };
    },

    async listAdvertisements() {
      const { platformType, roleName } = websitePlatform;
      const query = new URLSearchParams({ platformType: String(platformType), roleName });
      const answer = await read(`${apiPaths.advertisementList}?${query}`, advertisementListAnswer);
      if (answer === 'failed') return [];
      return answer.flatMap(({ imageBytes }) => toEmbeddedPicture(imageBytes) ?? []);
    },

    async findNoticeFile(id) {
      const answer = await find(`${apiPaths.noticeFile}?id=${id}`, noticeFileAnswer);
      if (typeof answer === 'string') return undefined;
      return toDataUrl(answer.image) || readFile(answer.imageFile);
    },
  };
}

function toCard(post: z.output<typeof postAnswer>): PostCard {
  const { id, title, createdDate, updatedDate, isPopular, imageByte } = post;
  return {
    id,
    title,
    summary: post.summary || summariseStart(post.description),
    createdDate,
    updatedDate: updatedDate || createdDate,
    isPopular,
    picture: toEmbeddedPicture(imageByte),
  };
}

function toEmbeddedPicture(base64: string): PictureView | undefined {
  const src = toDataUrl(base64);
  return src.startsWith('data:image/') ? { kind: 'embedded', src } : undefined;
}

/** The summary of the start of the HTML, without a truncated tag. */
function summariseStart(description: string): string {
  const html = decodeHTML(description.slice(0, summarisedHtml));
  const isCut = description.length > summarisedHtml && html.lastIndexOf('<') > html.lastIndexOf('>');
  return summarise(isCut ? html.slice(0, html.lastIndexOf('<')) : html);
}
