import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import type { NewAdvertisement } from '#domain/advertisement/advertisement.ts';
import { type PreparedMedia, toPicture } from '#domain/media/media.ts';
import { isNoticeHref, type NewNotice, type NoticeTarget, publishingLimits } from '#domain/notice/notice.ts';
import { readMedia } from '#scripts/publishing/read-media.ts';
import { readPost, type StoredPictures } from '#scripts/publishing/read-post.ts';
import { readRegularFile } from '#scripts/publishing/read-regular-file.ts';
import {
  daySchema,
  oneLine,
  readYaml,
  rejectContent,
  slugSchema,
  type YamlReading,
} from '#scripts/publishing/read-yaml.ts';
import { isOwnLink } from '#server/own-links.ts';
import type { Publication } from '#services/publish-content.ts';
import { requireParsable } from '#services/publishing/require-parsable.ts';

const notice = z.strictObject({
  key: slugSchema,
  title: oneLine(publishingLimits.title),
  date: daySchema,
  active: z.boolean().default(true),
  /** A URL; or `picture` with `alt`, or `pdf`: paths relative to this file. */
  href: oneLine(publishingLimits.href).optional(),
  picture: oneLine(200).optional(),
  alt: z.string().trim().max(publishingLimits.alt).default(''),
  pdf: oneLine(200).optional(),
});

const advertisement = z.strictObject({
  key: slugSchema,
  picture: oneLine(200),
  alt: oneLine(publishingLimits.alt),
  platforms: z.array(z.int().min(1)).min(1).default([1]),
  active: z.boolean().default(true),
});

const lists = z.strictObject({
  notices: z.array(notice).default([]),
  advertisements: z.array(advertisement).default([]),
  banner: z
    .strictObject({
      text: oneLine(publishingLimits.banner),
      href: z.string().trim().default(''),
      active: z.boolean().default(true),
    })
    .optional(),
});
type Lists = z.output<typeof lists>;

/**
 * Parses files: `.md` is a post, `.yaml` has lists. `stored` finds the pictures of exported posts. Throws
 * `content-refused` for the first invalid file.
 */
export async function readPublication(
  files: readonly string[],
  stored: StoredPictures = async () => undefined,
): Promise<Publication> {
  const parts: Publication[] = [];
  const seen = new Map<string, string>();
  for (const file of files) {
    const part = await readFileContent(file, stored);
    for (const name of listNames(part)) {
      const other = seen.get(name);
      if (other !== undefined) rejectContent(file, 1, `${name} is in ${other} too`);
      seen.set(name, file);
    }
    parts.push(part);
  }
  return {
    media: parts.flatMap(({ media }) => media),
    posts: parts.flatMap(({ posts }) => posts),
    notices: parts.flatMap(({ notices }) => notices),
    advertisements: parts.flatMap(({ advertisements }) => advertisements),
    banner: parts.findLast(({ banner }) => banner !== undefined)?.banner,
  };
}

/** Without the byte order mark that some editors of Windows write; `undefined` for another encoding. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined;
}

/** Megabytes of the largest Markdown or YAML file: forty pages. */
const maxFileMegabytes = 0.25;

async function readFileContent(file: string, stored: StoredPictures): Promise<Publication> {
  const bytes = await readRegularFile(file, maxFileMegabytes).catch((error: Error) =>
    rejectContent(file, 1, error.message),
  );
  const text =
    decodeUtf8(bytes) ?? rejectContent(file, 1, 'this file is not in UTF-8: save it again with that encoding');
  if (/\.md$/i.test(file)) {
    const { post, media } = await readPost(file, text, stored);
    return { media, posts: [post], notices: [], advertisements: [], banner: undefined };
  }
  if (/\.ya?ml$/i.test(file)) return { ...(await parseLists(file, text)), posts: [] };
  return rejectContent(file, 1, 'write posts in .md and lists in .yaml');
}

function listNames({ posts, notices, advertisements, banner }: Publication): string[] {
  return [
    ...posts.map(({ slug }) => `the post ${slug}`),
    ...notices.map(({ key }) => `the notice ${key}`),
    ...advertisements.map(({ key }) => `the advertisement ${key}`),
    ...(banner ? ['a banner'] : []),
  ];
}

/** Parses notices, advertisements and the banner. Throws `content-refused` with file, line and reason. */
async function parseLists(file: string, text: string): Promise<Omit<Publication, 'posts'>> {
  await requireParsable({ yaml: text, markdown: '' }, (reason) => rejectContent(file, 1, reason));
  const reading = readYaml(text, lists, { file });
  const media: PreparedMedia[] = [];
  const notices: NewNotice[] = [];
  for (const [index, entry] of reading.value.notices.entries()) {
    const { target, prepared } = await readTarget(file, reading.lineOf, index, entry);
    if (prepared) media.push(prepared);
    const { key, title, date, active } = entry;
    notices.push({ key, title, createdDate: date, isActive: active, target });
  }
  const advertisements: NewAdvertisement[] = [];
  for (const [index, { key, picture, alt, platforms, active }] of reading.value.advertisements.entries()) {
    const line = reading.lineOf('advertisements', index, 'picture');
    const prepared = await readMedia('picture', picture, { file, line });
    media.push(prepared);
    advertisements.push({ key, platforms, position: index, isActive: active, picture: toPicture(prepared, alt) });
  }
  return { media, notices, advertisements, banner: parseBanner(file, reading) };
}

/** The target of a notice, and its file if it has one. */
async function readTarget(
  file: string,
  lineOf: YamlReading<Lists>['lineOf'],
  index: number,
  { key, href, picture, alt, pdf }: Lists['notices'][number],
): Promise<{ target: NoticeTarget; prepared?: PreparedMedia }> {
  const firstLine = lineOf('notices', index);
  const targets = [href, picture, pdf].filter((target) => target !== undefined);
  if (targets.length !== 1) rejectContent(file, firstLine, `${key}: use exactly one of href, picture and pdf`);
  if (href !== undefined) {
    checkHref(file, lineOf('notices', index, 'href'), href);
    return { target: { kind: 'link', href } };
  }
  if (picture !== undefined && alt === '') rejectContent(file, firstLine, `${key}: alt: describe the picture`);
  const kind = picture === undefined ? 'pdf' : 'picture';
  const prepared = await readMedia(kind, picture ?? pdf ?? '', { file, line: lineOf('notices', index, kind) });
  if (kind === 'pdf') return { target: { kind, hash: prepared.hash }, prepared };
  return { target: { kind, picture: toPicture(prepared, alt) }, prepared };
}

function parseBanner(file: string, { value, lineOf }: YamlReading<Lists>): Publication['banner'] {
  if (!value.banner) return undefined;
  const { text, href, active } = value.banner;
  if (href !== '') checkHref(file, lineOf('banner', 'href'), href);
  return { text, href, isActive: active };
}

function checkHref(file: string, line: number, href: string): void {
  if (!isNoticeHref(href, isOwnLink)) rejectContent(file, line, `"${href}" is a broken link`);
}
