import type { SealOutline, SealOutlines } from '#domain/site/seal.ts';
import { outlineText } from '#media/outline-text.ts';

/** The largest size on the seal, in its units: what fits into the disc of radius 425. */
const largest = { letter: { width: 560, height: 520, scale: 20 }, word: { width: 640, height: 460, scale: 8.5 } };

/** Below this a word on the seal of the home page has letters of less than 5 px. */
const minWordScale = 3.5;

/** Draws a brand for the seals, in the middle of each. Throws a `RangeError` for a name that is too long. */
export function outlineBrand(name: string): SealOutlines {
  const [first] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(name);
  const word = place(name, largest.word);
  if (word.scale < minWordScale) {
    throw new RangeError(`“${name}” is too long for the seal: give the short form of the name`);
  }
  return { of: name, letter: place(first?.segment ?? '', largest.letter), word };
}

function place(text: string, { width, height, scale: most }: (typeof largest)['word']): SealOutline {
  const { path, box } = outlineText(text, { size: 40, weight: 600 });
  if (path === '') throw new RangeError(`the typeface has no letters for “${text}”`);
  const scale = Math.min(most, width / (box.right - box.left), height / (box.bottom - box.top));
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    path,
    x: round((-scale * (box.left + box.right)) / 2),
    y: round((-scale * (box.top + box.bottom)) / 2),
    scale: Math.floor(scale * 100) / 100,
  };
}
