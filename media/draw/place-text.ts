import { outlineText, type TextStyle } from '#media/outline-text.ts';
import { refuseMedia } from '#media/refuse-media.ts';
import type { FittedText, wrapText } from '#media/wrap-text.ts';

/** Lines of text as one path without colour, their first baseline at `x`, `y`; `leading` is in ems. */
export function placeText({ lines, style }: FittedText, x: number, y: number, leading: number): string {
  const paths = lines.map((line, index) => outlineText(line, style, x, y + index * style.size * leading).path);
  return `<path d="${paths.join('')}"/>`;
}

/** How far the last baseline stands below the first, in user units. */
export function measureDrop({ lines, style }: FittedText, leading: number): number {
  return Math.max(lines.length - 1, 0) * style.size * leading;
}

/** Where paragraphs stand: the baseline before them at `top`, none of theirs below `bottom`; user units. */
export type Column = {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly weight: TextStyle['weight'];
  /** Descending; the first in which all paragraphs fit is taken. */
  readonly sizes: readonly number[];
  /** Ems from baseline to baseline within a paragraph; to the next one it is 1.36 times as far. */
  readonly leading: number;
  /** How a paragraph becomes lines. */
  readonly wrap: typeof wrapText;
};

/** A paragraph and its first baseline. */
export type PlacedParagraph = { readonly text: FittedText; readonly y: number };

/**
 * Paragraphs under each other, in the largest size that holds them all.
 * @throws MoharError `media-refused` when even the smallest does not: nothing of a notice may be lost unseen
 */
export function placeParagraphs(paragraphs: readonly string[], column: Column): readonly PlacedParagraph[] {
  const { top, bottom, width, weight, sizes, leading, wrap } = column;
  for (const size of sizes) {
    const style = { size, weight };
    let y = top;
    const placed = paragraphs.map((paragraph) => {
      const text = { lines: wrap(paragraph, style, width), style };
      const first = y + size * leading * 1.36;
      y = first + measureDrop(text, leading);
      return { text, y: first };
    });
    if (y <= bottom) return placed;
  }
  throw refuseMedia('The text is too long to be drawn in a readable size. Shorten it or leave out a line.');
}
