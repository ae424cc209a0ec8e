import { z } from 'zod';
import { site } from '#content/site.ts';
import { type PreparedMedia, toPicture } from '#domain/media/media.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { NewPost } from '#domain/post/post.ts';
import { postTextLimits as limits } from '#domain/post/post-text.ts';
import { prepareShareCard } from '#media/draw/draw-share-card.ts';
import { readMedia } from '#scripts/publishing/read-media.ts';
import { daySchema, oneLine, readYaml, rejectContent, slugSchema } from '#scripts/publishing/read-yaml.ts';
import { isOwnLink } from '#server/own-links.ts';
import { renderMarkdown } from '#services/publishing/render-markdown.ts';
import { requireParsable } from '#services/publishing/require-parsable.ts';

const frontMatter = z.strictObject({
  title: oneLine(limits.title),
  slug: slugSchema,
  summary: oneLine(limits.summary),
  date: daySchema,
  popular: z.boolean().default(false),
  active: z.boolean().default(true),
  picture: oneLine(200).optional(),
  pictureAlt: z.string().trim().max(limits.alt).default(''),
});

/** Finds the stored picture of an address below `/media/` in an exported file; `undefined` for other addresses. */
export type StoredPictures = (href: string) => Promise<Picture | undefined>;

/** Parses a post: Markdown with front matter. Throws `content-refused` with file, line and reason. */
export async function readPost(
  file: string,
  text: string,
  stored: StoredPictures,
): Promise<{ post: NewPost; media: PreparedMedia[] }> {
  const parts = /^(\s*)---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n([\s\S]*)$/.exec(text);
  if (!parts) return rejectContent(file, 1, 'front matter is missing: put it between two lines ---');
  const [whole, blank = '', head = '', body = ''] = parts;
  await requireParsable({ yaml: head, markdown: body }, (reason) => rejectContent(file, 1, reason));
  const { value, lineOf } = readYaml(head, frontMatter, { file, firstLine: blank.split('\n').length + 1 });
  const linesAbove = whole.slice(0, whole.length - body.length).split('\n').length - 1;

  const media: PreparedMedia[] = [];
  const readPicture = async (href: string, line: number): Promise<Omit<Picture, 'alt'>> => {
    const found = await stored(href);
    if (found) return found;
    const prepared = await readMedia('picture', href, { file, line });
    media.push(prepared);
    return toPicture(prepared, '');
  };
  const { html, markdown } = await renderMarkdown(body, {
    isOwnLink,
    readPicture: (href, line) => readPicture(href, line + linesAbove),
    reject: (line, reason) => rejectContent(file, line + linesAbove, reason),
  });
  const pictureLine = lineOf('picture');
  const picture = value.picture === undefined ? undefined : await readPicture(value.picture, pictureLine);
  if (picture && value.pictureAlt === '') rejectContent(file, pictureLine, 'pictureAlt: describe the picture');
  const share = await prepareShareCard({ title: value.title, kicker: 'Blog', brand: site });
  return {
    post: {
      slug: value.slug,
      title: value.title,
      summary: value.summary,
      html,
      markdown,
      createdDate: value.date,
      isPopular: value.popular,
      isActive: value.active,
      picture: picture && { ...picture, alt: value.pictureAlt },
      shareHash: share.hash,
    },
    media: [...media, share],
  };
}
