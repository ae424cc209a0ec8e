import { refuseMedia } from '#media/inspect-media-file.ts';
import { measureText, type TextLines, type TextStyle } from '#media/outline-text.ts';

/**
 * Breaks text into lines no wider than `width` (user units): at spaces, and within a word that is too wide by itself.
 * The last word does not stand alone where the line before can spare one.
 */
export function wrapText(text: string, style: TextStyle, width: number): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const parts = words.flatMap((word) => breakWord(word, style, width));
  const lines = fillLines(parts, ' ', style, width);
  const last = lines.at(-1) ?? '';
  const before = lines.at(-2)?.split(' ') ?? [];
  const moved = `${before.at(-1)} ${last}`;
  if (last.includes(' ') || before.length < 3 || measureText(moved, style) > width) return lines;
  return [...lines.slice(0, -2), before.slice(0, -1).join(' '), moved];
}

/** As `wrapText`, with the same number of lines made as equal in width as possible. For headings. */
export function balanceText(text: string, style: TextStyle, width: number): readonly string[] {
  let lines = wrapText(text, style, width);
  const lineCount = lines.length;
  const words = lines.join(' ').split(' ');
  let narrow = width / 2;
  let wide = width;
  while (lineCount > 1 && wide - narrow > style.size / 4) {
    const middle = (narrow + wide) / 2;
    const narrower = fillLines(words, ' ', style, middle);
    const fits = narrower.length === lineCount && narrower.every((line) => measureText(line, style) <= middle);
    if (fits) {
      lines = narrower;
      wide = middle;
    } else narrow = middle;
  }
  return lines;
}

/** The space for a text: `width` in user units, `sizes` in descending order. */
type TextFrame = Pick<TextStyle, 'weight'> & { readonly sizes: readonly number[]; readonly width: number };

/** Fits a text into `lines` lines in the largest possible size; in the smallest the rest becomes an ellipsis. */
export function fitText(text: string, frame: TextFrame & { readonly lines: number }): TextLines {
  const { weight, sizes, width, lines: maxLines } = frame;
  for (const size of sizes) {
    const lines = balanceText(text, { size, weight }, width);
    if (lines.length <= maxLines) return { lines, style: { size, weight } };
  }
  const style = { size: sizes.at(-1) ?? 16, weight };
  const lines = wrapText(text, style, width);
  const rest = lines.slice(maxLines - 1).join(' ');
  const last = rest.split(' ');
  while (last.length > 1 && measureText(`${last.join(' ')}…`, style) > width) last.pop();
  const end = `${last.join(' ').replace(/[\s\p{P}]+$/u, '')}…`;
  return { lines: [...lines.slice(0, maxLines - 1), end], style };
}

/** The distance from the first baseline to the last, in user units. */
export function measureDrop({ lines, style }: TextLines, leading: number): number {
  return Math.max(lines.length - 1, 0) * style.size * leading;
}

/** The space for paragraphs: below the baseline at `top`, with no baseline below `bottom`; user units. */
type Column = TextFrame & {
  readonly top: number;
  readonly bottom: number;
  /** Ems from baseline to baseline within a paragraph; 1.36 times that between paragraphs. */
  readonly leading: number;
  readonly wrap: typeof wrapText;
};

/**
 * Lays out paragraphs below each other in the largest size that fits; `y` is the first baseline of each.
 * @throws MoharError `media-refused` if they do not fit in the smallest size, so that no text of a notice is lost
 */
export function layoutParagraphs(
  paragraphs: readonly string[],
  { top, bottom, width, weight, sizes, leading, wrap }: Column,
): readonly { readonly text: TextLines; readonly y: number }[] {
  for (const size of sizes) {
    const style = { size, weight };
    let end = top;
    const placed = paragraphs.map((paragraph) => {
      const text = { lines: wrap(paragraph, style, width), style };
      const y = end + size * leading * 1.36;
      end = y + measureDrop(text, leading);
      return { text, y };
    });
    if (end <= bottom) return placed;
  }
  throw refuseMedia('The text is too long to be drawn in a readable size. Shorten it or leave out a line.');
}

/** Joins parts while they fit in a line; each line has at least one. */
function fillLines(parts: readonly string[], separator: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)}${separator}${part}`;
    if (lines.length > 0 && measureText(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function breakWord(word: string, style: TextStyle, width: number): string[] {
  if (measureText(word, style) <= width) return [word];
  const segments = Array.from(graphemes.segment(word), ({ segment }) => segment);
  return fillLines(segments, '', style, width);
}
