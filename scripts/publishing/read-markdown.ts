import { dirname, join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { isPagePath } from '#contract/routes.ts';
import { cleanHtml } from '#domain/html/clean-html.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import { findMediaPath, findPlainWidth, namePictureFile } from '#domain/media/picture.ts';
import { refuseContent } from '#scripts/publishing/content-fault.ts';
import { readPicture, toPicture } from '#scripts/publishing/read-media.ts';

/** Markdown as clean HTML, its pictures encoded, its links checked. Throws `content-refused`. */
export async function readMarkdown(
  body: string,
  { file, firstLine }: { file: string; firstLine: number },
): Promise<{ html: string; media: PreparedMedia[] }> {
  const media: PreparedMedia[] = [];
  const pictures = new Map<string, string>();
  const faults: unknown[] = [];
  const lineOf = (raw: string): number =>
    firstLine + body.slice(0, Math.max(0, body.indexOf(raw))).split('\n').length - 1;

  const readImage = async ({ href, text, raw }: Tokens.Image): Promise<void> => {
    const line = lineOf(raw);
    if (/^[a-z]+:/i.test(href))
      refuseContent(file, line, `${href}: pictures of other sites are not shown; keep a copy`);
    const prepared = await readPicture(join(dirname(file), href), { file, line });
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
        // Thrown here, the library would add a line of its own to the message.
        faults.push(error);
      }
    },
    renderer: { image: ({ raw }) => pictures.get(raw) ?? '' },
    async: true,
  });
  const html = cleanHtml(await marked.parse(body));
  if (faults.length > 0) throw faults[0];
  if (html === '') refuseContent(file, firstLine, 'there is no text');
  return { html, media };
}

function checkLink({ href }: Tokens.Link, file: string, line: number): void {
  if (/^(?:https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+0-9]+|#[\w-]+)$/i.test(href)) return;
  const isOwnFile = /^\/(?:forms|Content|repository|utility|media|feeds)\//.test(href);
  if (href.startsWith('/') && (isPagePath(href) || isOwnFile || /^\/Home\/Blogs\/Details\/[0-9]+$/.test(href))) return;
  refuseContent(file, line, `"${href}" leads nowhere`);
}

function writeImage(prepared: PreparedMedia, alt: string): string {
  const { hash, width, height, widths } = toPicture(prepared, alt);
  const address = (wide: number): string => findMediaPath(hash, namePictureFile(wide, 'webp'));
  const escaped = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return (
    `<img src="${findMediaPath(hash, namePictureFile(findPlainWidth(widths), 'jpeg'))}" ` +
    `srcset="${widths.map((wide) => `${address(wide)} ${wide}w`).join(', ')}" sizes="(min-width: 60rem) 42rem, 92vw" ` +
    `alt="${escaped}" width="${width}" height="${height}" loading="lazy" decoding="async">`
  );
}
