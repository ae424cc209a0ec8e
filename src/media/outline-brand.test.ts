import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { outlineBrand } from '#media/outline-brand.ts';
import { outlineText } from '#media/outline-text.ts';
import { readBounds } from '#tests/pictures.ts';

test.each(['सेतु', 'सेतु साइन', 'की', 'मोहर'])('%s is in the middle of the seals and within their disc', (name) => {
  const { of, letter, word } = outlineBrand(name);
  expect(of).toBe(name);
  for (const { path, x, y, scale } of [letter, word]) {
    const { left, right, top, bottom } = readBounds(path);
    expect(Math.abs((scale * (left + right)) / 2 + x)).toBeLessThan(1.5);
    expect(Math.abs((scale * (top + bottom)) / 2 + y)).toBeLessThan(1.5);
    expect(Math.hypot((scale * (right - left)) / 2, (scale * (bottom - top)) / 2)).toBeLessThan(425);
  }
});

test('a name that would be too small is refused, and one without letters', () => {
  expect(() => outlineBrand('सेतु साइन प्राइवेट लिमिटेड')).toThrow(/is too long for the seal/);
  expect(() => outlineBrand('அ')).toThrow(/no letters/);
});

// The shipped letter is drawn by hand; what follows it is as the typeface has it.
test('the shipped outlines are those of its name, after the first letter', () => {
  const { name, outlines } = site.devanagari;
  const outline = (text: string): string => outlineText(text, { size: 40, weight: 600 }).path;
  const first = outline(name.slice(0, 1));
  expect(outline(name).startsWith(first)).toBe(true);
  const others = outline(name).slice(first.length);
  // Its first move as a position; it is relative to the end of the first letter.
  expect(outlines.word.path).toBe(`${outlines.letter.path}M33 0${others.slice(others.indexOf('l'))}`);
});
