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

/** Renders Markdown to sanitised HTML, encodes its pictures and checks its links. Throws `content-refused`. */
async function readMarkdown(body: string, { file, firstLine }: { file: string; firstLine: number }) {
  const media: PreparedMedia[] = [];
  const pictures = new Map<string, string>();
  const errors: unknown[] = [];
  const lineOf = (raw: string): number =>
    firstLine + body.slice(0, Math.max(0, body.indexOf(raw))).split('\n').length - 1;

  const readImage = async ({ href, text, raw }: Tokens.Image): Promise<void> => {
    const line = lineOf(raw);
    if (/^[a-z]+:/i.test(href)) rejectContent(file, line, `${href}: pictures of other sites are not shown; use a copy`);
    const prepared = await readMedia('picture', href, { file, line });
    media.push(prepared);
    pictures.set(raw, writeImage(prepared, text));
  };

  const marked = new Marked({
    gfm: true,
    walkTokens: async (token) => {
      try {
        if (token.type === 'image') await readImage(token as Tokens.Image);
        if (token.type === 'link') checkLink(token as Tokens.Link, file, lineOf(token.raw));
      } catch (error) {
        // Marked adds a line to the message of what is thrown here.
        errors.push(error);
      }
    },
    renderer: { image: ({ raw }) => pictures.get(raw) ?? '' },
    async: true,
  });
  const parsed = await Promise.resolve(marked.parse(body)).catch((error: unknown) => {
    // Marked is recursive: quotations within quotations by the thousand exhaust the stack.
    if (error instanceof RangeError) return rejectContent(file, firstLine, 'this is nested too deeply');
    throw error;
  });
  const html = cleanHtml(parsed);
  if (errors.length > 0) throw errors[0];
  if (html === '') rejectContent(file, firstLine, 'there is no text');
  return { html, media };
}

function checkLink({ href }: Tokens.Link, file: string, line: number): void {
  if (/^(?:https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+0-9]+|#[\w-]+)$/i.test(href)) return;
  const isOwnFile = /^\/(?:forms|Content|repository|utility|media|feeds)\//.test(href);
  if (href.startsWith('/') && (isPagePath(href) || isOwnFile || /^\/Home\/Blogs\/Details\/[0-9]+$/.test(href))) return;
  rejectContent(file, line, `"${href}" is a broken link`);
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
