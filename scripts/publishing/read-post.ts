import { escapeAttribute } from 'entities';
import { Marked, type Tokens } from 'marked';
import { z } from 'zod';
import { site } from '#content/site.ts';
import { isPagePath } from '#contract/routes.ts';
import { cleanHtml } from '#domain/html/clean-html.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import { drawingFile, findFallbackWidth, namePictureFile, toMediaPath } from '#domain/media/picture.ts';
import type { NewPost } from '#domain/post/post.ts';
import { prepareShareCard } from '#media/draw/draw-share-card.ts';
import { readMedia, toPicture } from '#scripts/publishing/read-media.ts';
import { daySchema, oneLine, readYaml, rejectContent, slugSchema } from '#scripts/publishing/read-yaml.ts';
import { requireParsable } from '#scripts/publishing/require-parsable.ts';

const frontMatter = z.strictObject({
  title: oneLine(120),
  slug: slugSchema,
  summary: oneLine(300),
  date: daySchema,
  popular: z.boolean().default(false),
  active: z.boolean().default(true),
  picture: oneLine(200).optional(),
  pictureAlt: z.string().trim().max(300).default(''),
});

/** Parses a post: Markdown with front matter. Throws `content-refused` with file, line and reason. */
export async function readPost(file: string, text: string): Promise<{ post: NewPost; media: PreparedMedia[] }> {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!parts) return rejectContent(file, 1, 'front matter is missing: put it between two lines ---');
  const [whole, head = '', body = ''] = parts;
  await requireParsable(file, { yaml: head, markdown: body });
  const { value, lineOf } = readYaml(head, frontMatter, { file, firstLine: 2 });
  const bodyLine = whole.slice(0, whole.length - body.length).split('\n').length;
  const { html, media } = await readMarkdown(body, { file, firstLine: bodyLine });

  const pictureLine = { file, line: lineOf('picture') };
  const picture = value.picture === undefined ? undefined : await readMedia('picture', value.picture, pictureLine);
  if (picture && value.pictureAlt === '') rejectContent(file, pictureLine.line, 'pictureAlt: describe the picture');
  const share = await prepareShareCard({ title: value.title, kicker: 'Blog', brand: site.name });
  return {
    post: {
      slug: value.slug,
      title: value.title,
      summary: value.summary,
      html,
      createdDate: value.date,
      isPopular: value.popular,
      isActive: value.active,
      picture: picture && toPicture(picture, value.pictureAlt),
      shareHash: share.hash,
    },
    media: [...media, ...(picture ? [picture] : []), share],
  };
}

/** The most pictures of a post: each takes half a second to encode. */
const mostPictures = 100;

/** Renders Markdown to sanitised HTML, encodes its pictures and checks its links. Throws `content-refused`. */
async function readMarkdown(body: string, { file, firstLine }: { file: string; firstLine: number }) {
  const lineOf = (raw: string): number =>
    firstLine + body.slice(0, Math.max(0, body.indexOf(raw))).split('\n').length - 1;
  const images = new Map<string, Tokens.Image>();
  const pictures = new Map<string, string>();
  const marked = new Marked({ renderer: { image: ({ raw }) => pictures.get(raw) ?? '' } });
  const tokens = marked.lexer(body);
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'image') images.set(token.raw, token as Tokens.Image);
    if (token.type === 'link' && !isValidLink(token.href)) {
      rejectContent(file, lineOf(token.raw), `"${token.href}" is a broken link`);
    }
    if (images.size > mostPictures) {
      rejectContent(file, lineOf(token.raw), `the post has more than ${mostPictures} pictures`);
    }
  });

  const media: PreparedMedia[] = [];
  for (const { href, text, raw } of images.values()) {
    const line = lineOf(raw);
    if (/^[a-z]+:/i.test(href)) rejectContent(file, line, `${href}: pictures of other sites are not shown; use a copy`);
    const prepared = await readMedia('picture', href, { file, line });
    media.push(prepared);
    pictures.set(raw, writeImage(prepared, text));
  }
  const html = cleanHtml(marked.parser(tokens));
  if (html === '') rejectContent(file, firstLine, 'there is no text');
  return { html, media };
}

function isValidLink(href: string): boolean {
  if (/^(?:https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+0-9]+|#[\w-]+)$/i.test(href)) return true;
  const isOwnFile = /^\/(?:forms|Content|repository|utility|media|feeds)\//.test(href);
  return href.startsWith('/') && (isPagePath(href) || isOwnFile || /^\/Home\/Blogs\/Details\/[0-9]+$/.test(href));
}

function writeImage(prepared: PreparedMedia, alt: string): string {
  const { hash, width, height, widths, isDrawing } = toPicture(prepared, alt);
  const candidates = isDrawing
    ? [`${toMediaPath(hash, drawingFile)} ${width}w`]
    : widths.map((wide) => `${toMediaPath(hash, namePictureFile(wide, 'webp'))} ${wide}w`);
  return (
    `<img src="${toMediaPath(hash, namePictureFile(findFallbackWidth(widths), 'jpeg'))}" ` +
    `srcset="${candidates.join(', ')}" sizes="(min-width: 60rem) 42rem, 92vw" ` +
    `alt="${escapeAttribute(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
  );
}
