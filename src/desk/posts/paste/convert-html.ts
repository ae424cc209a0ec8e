import { isStorable } from '#domain/text.ts';
import { replaceBreaks, splitAtBreaks, trimBreaks } from './breaks.ts';
import { removeHidden, simplify } from './clean.ts';
import { isBlank, isBlock, readStyle, remove, rename, select, wrapContent } from './dom.ts';
import { readEmphasis, tidyEmphasis } from './emphasis.ts';
import { type PastedPicture, readPictures } from './html-pictures.ts';
import { readLinks } from './links.ts';
import { nestLists, readOfficeLists } from './lists.ts';
import { toMarkdown } from './markdown.ts';
import { flattenCells, unwrapLayoutTables } from './table.ts';

/** More elements would block the page for seconds. */
const maxElements = 50_000;

export type Pasted = {
  readonly markdown: string;
  /** Whether there is text, and not only pictures. */
  readonly hasText: boolean;
  readonly pictures: readonly PastedPicture[];
  /** How many pictures cannot be taken from the clipboard. */
  readonly missing: number;
  /** Whether struck-through text was left out. */
  readonly leftOutStruckText: boolean;
};

/**
 * Converts the HTML of a clipboard to the Markdown that the site renders. Returns `undefined` where the plain text is
 * equivalent. Mutates `document`; a `DOMParser` made it, so that it runs no script and loads nothing.
 */
export function convertHtml(document: Document): Pasted | undefined {
  // Not `document.body`, which may be a page of frames.
  const body = document.querySelector('body');
  const elements = select(document, '*');
  if (!body || elements.length > maxElements || isSourceCode(body)) return undefined;
  const leftOutStruckText = removeHidden(document);
  readHeadings(body);
  readOfficeLists(body);
  readEmphasis(body);
  const { pictures, missing } = readPictures(body);
  unwrapLayoutTables(body);
  simplify(body);
  nestLists(body);
  flattenCells(body);
  readCode(body);
  replaceBreaks(body, 'a br', ' ');
  splitAtBreaks(body);
  readLinks(body);
  tidyEmphasis(body);
  trimBreaks(body);
  if (missing === 0 && !leftOutStruckText && !isFormatted(body)) return undefined;
  const markdown = toMarkdown(body);
  const storable = isStorable(markdown) ? markdown : [...markdown].filter(isStorable).join('');
  return { markdown: storable, hasText: !isBlank(body), pictures, missing, leftOutStruckText };
}

/** Editors of code copy coloured lines; the plain text is what was meant. */
function isSourceCode(body: Element): boolean {
  const { firstElementChild: first } = body;
  const isPreformatted = first !== null && readStyle(first, 'white-space').startsWith('pre');
  return isPreformatted && /monospace|consolas|courier/.test(readStyle(first, 'font-family'));
}

/**
 * The title of the page is the only heading of the first level: where the text has one, each heading is one level
 * lower. The site shows levels 2 to 4.
 */
function readHeadings(body: Element): void {
  for (const element of select(body, '[role=heading][aria-level]')) {
    const level = Number(element.getAttribute('aria-level'));
    if (!/^H\d$/.test(element.nodeName) && level >= 1 && level <= 6) rename(element, `h${level}`);
  }
  const shift = select(body, 'h1').some((heading) => !isBlank(heading)) ? 1 : 0;
  for (const heading of select(body, 'h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Math.max(2, Number(heading.nodeName.slice(1)) + shift));
    if (isBlank(heading)) rename(heading, 'div');
    else if (`H${level}` !== heading.nodeName) rename(heading, `h${level}`);
  }
  replaceBreaks(body, 'h2 br, h3 br, h4 br', ' ');
}

/** Code has no markup of its own. */
function readCode(body: Element): void {
  replaceBreaks(body, 'pre br, code br', '\n');
  for (const code of select(body, 'pre, code')) code.textContent = code.textContent ?? '';
  for (const pre of select(body, 'pre')) {
    if (isBlank(pre)) remove(pre);
    else wrapContent(pre, 'code');
  }
}

/** Whether there is more than one paragraph without markup. */
function isFormatted(body: Element): boolean {
  const elements = select(body, '*');
  if (elements.some((element) => !/^(?:P|DIV|SECTION|ARTICLE|SPAN)$/.test(element.nodeName))) return true;
  return elements.filter((element) => !isBlank(element) && !Array.from(element.children).some(isBlock)).length > 1;
}
