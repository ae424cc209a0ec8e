import { measureText, type TextStyle } from '#media/outline-text.ts';

/** Text in lines, and the style in which they fit. */
export type FittedText = { readonly lines: readonly string[]; readonly style: TextStyle };

/**
 * Breaks text into lines that a width (user units) holds: at spaces, and within a word that is too wide by itself. The
 * last word does not stand alone where the line before can spare one.
 */
export function wrapText(text: string, style: TextStyle, width: number): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lines = fill(
    words.flatMap((word) => breakWord(word, style, width)),
    style,
    width,
  );
  const [last, before] = [lines.at(-1) ?? '', lines.at(-2)?.split(' ') ?? []];
  const kept = before.slice(0, -1).join(' ');
  const moved = `${before.at(-1)} ${last}`;
  if (last.includes(' ') || before.length < 3 || measureText(moved, style) > width) return lines;
  return [...lines.slice(0, -2), kept, moved];
}

/** As `wrapText`, in as few lines, which are then evened out so that no last word stands alone. For headings. */
export function balanceText(text: string, style: TextStyle, width: number): readonly string[] {
  let lines = wrapText(text, style, width);
  const most = lines.length;
  const words = lines.join(' ').split(' ');
  let [narrow, wide] = [width / 2, width];
  while (most > 1 && wide - narrow > style.size / 4) {
    const middle = (narrow + wide) / 2;
    const narrower = fill(words, style, middle);
    const holds = narrower.length === most && narrower.every((line) => measureText(line, style) <= middle);
    if (holds) [lines, wide] = [narrower, middle];
    else narrow = middle;
  }
  return lines;
}

/**
 * The largest of the sizes (descending) in which text takes no more than so many lines; in the smallest, what is left
 * over becomes an ellipsis.
 */
export function fitText(text: string, { weight, sizes, width, lines: most }: TextFrame): FittedText {
  for (const size of sizes) {
    const lines = balanceText(text, { size, weight }, width);
    if (lines.length <= most) return { lines, style: { size, weight } };
  }
  const style = { size: sizes.at(-1) ?? 16, weight };
  const lines = wrapText(text, style, width);
  const last = lines
    .slice(most - 1)
    .join(' ')
    .split(' ');
  while (last.length > 1 && measureText(`${last.join(' ')}…`, style) > width) last.pop();
  const end = `${last.join(' ').replace(/[\s\p{P}]+$/u, '')}…`;
  return { lines: [...lines.slice(0, most - 1), end], style };
}

/** Where text has to fit: into `width` user units and so many lines, in the first of the sizes that does it. */
export type TextFrame = {
  readonly weight: TextStyle['weight'];
  readonly sizes: readonly number[];
  readonly width: number;
  readonly lines: number;
};

function fill(words: readonly string[], style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measureText(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function breakWord(word: string, style: TextStyle, width: number): string[] {
  if (measureText(word, style) <= width) return [word];
  const parts = [''];
  for (const { segment } of letters.segment(word)) {
    const longer = parts.at(-1) + segment;
    if (measureText(longer, style) <= width) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}
