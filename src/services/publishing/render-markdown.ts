import { escapeAttribute } from 'entities';
import { Marked, type Tokens } from 'marked';
import { cleanHtml } from '#domain/html/clean-html.ts';
import { drawingFile, namePictureFile, type Picture, toMediaPath, toPicturePath } from '#domain/media/picture.ts';

export type MarkdownContext = {
  /** Whether a path leads to a page or a file of this site. */
  readonly isOwnLink: (href: string) => boolean;
  /** Finds the picture at an address in the text, or calls `reject`. `line` counts from 1. */
  readonly readPicture: (href: string, line: number) => Promise<Omit<Picture, 'alt'>>;
  readonly reject: (line: number, reason: string) => never;
};

/** Pictures per post: each takes half a second to encode. */
const maxPictures = 100;

/** Tags per post. The site splits the text into words on its event loop: ten times as many tags would take 2 s. */
const maxTags = 12_000;

/**
 * Renders the text of a post to sanitised HTML and checks its links. Returns the Markdown too, with the `/media/`
 * addresses of its pictures.
 */
export async function renderMarkdown(
  text: string,
  { isOwnLink, readPicture, reject }: MarkdownContext,
): Promise<{ html: string; markdown: string }> {
  const lineOf = (raw: string): number => text.slice(0, Math.max(0, text.indexOf(raw))).split('\n').length;
  const images = new Map<string, Tokens.Image>();
  const pictures = new Map<string, string>();
  const marked = new Marked({
    renderer: {
      image: ({ raw }) => pictures.get(raw) ?? '',
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
    tokenizer: {
      // One tilde is a range: `10~15 minutes`. `false` is the tokenizer of the library.
      del: (source) => (source.startsWith('~~') ? false : undefined),
    },
  });
  const tokens = marked.lexer(text);
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'image') images.set(token.raw, token as Tokens.Image);
    if (token.type === 'link' && !isValidLink(token.href, isOwnLink)) {
      reject(lineOf(token.raw), `"${token.href}" is a broken link`);
    }
    if (images.size > maxPictures) reject(lineOf(token.raw), `the post has more than ${maxPictures} pictures`);
  });

  let markdown = text;
  for (const { href, text: alt, raw } of images.values()) {
    const line = lineOf(raw);
    if (/^[a-z]+:/i.test(href)) reject(line, `${href}: pictures of other sites are not shown; use a copy`);
    if (!raw.includes('](')) reject(line, `${raw}: write the picture's address in the line, as ![${alt}](${href})`);
    const picture = await readPicture(href, line);
    if (!text.includes(raw)) reject(line, `${href}: write the picture and its description in one line`);
    pictures.set(raw, writeImage(picture, alt));
    markdown = markdown.replaceAll(raw, () => `![${escapeAlt(alt)}](${toPicturePath(picture)})`);
  }
  const html = cleanHtml(marked.parser(tokens));
  if (html === '') reject(1, 'there is no text that the site can show');
  if (html.split('<').length > maxTags)
    reject(1, 'the text has too many formatted parts: shorten it, or write two posts');
  return { html, markdown };
}

/** Of an alternative text, what would end it in Markdown. */
function escapeAlt(alt: string): string {
  return alt.replaceAll(/[\\[\]]/g, (character) => `\\${character}`);
}

function isValidLink(href: string, isOwnLink: (href: string) => boolean): boolean {
  if (/^(?:https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+0-9]+|#[\w-]+)$/i.test(href)) return true;
  return href.startsWith('/') && isOwnLink(href);
}

function writeImage({ hash, width, height, widths, isDrawing }: Omit<Picture, 'alt'>, alt: string): string {
  const candidates = isDrawing
    ? [`${toMediaPath(hash, drawingFile)} ${width}w`]
    : widths.map((wide) => `${toMediaPath(hash, namePictureFile(wide, 'webp'))} ${wide}w`);
  return (
    `<img src="${toPicturePath({ hash, widths })}" ` +
    `srcset="${candidates.join(', ')}" sizes="(min-width: 60rem) 42rem, 92vw" ` +
    `alt="${escapeAttribute(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
  );
}
