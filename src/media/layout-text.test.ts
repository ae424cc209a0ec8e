import { expect, test } from 'vitest';
import { balanceText, fitText, wrapText } from '#media/layout-text.ts';
import { measureText } from '#media/outline-text.ts';

const style = { size: 40, weight: 400 } as const;
const sentence = 'Have your original PAN and identity card in your hand until both can be read.';

test('no line is wider than the width, and no word is lost', () => {
  for (const width of [120, 300, 700]) {
    for (const wrap of [wrapText, balanceText]) {
      const lines = wrap(sentence, style, width);
      for (const line of lines) expect(measureText(line, style)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(sentence.replaceAll(' ', ''));
    }
  }
});

test('balanced lines are as few and more equal in width', () => {
  const spread = (lines: readonly string[]) => {
    const widths = lines.map((line) => measureText(line, style));
    return Math.max(...widths) - Math.min(...widths);
  };
  const plain = wrapText(sentence, style, 560);
  const balanced = balanceText(sentence, style, 560);
  expect(balanced).toHaveLength(plain.length);
  expect(spread(balanced)).toBeLessThan(spread(plain));
});

test('the last word does not stand alone', () => {
  const width = measureText('one two three four', style) + 1;
  expect(wrapText('one two three four five', style, width)).toEqual(['one two three', 'four five']);
});

test('a word that is too wide is broken between grapheme clusters, not within them', () => {
  const lines = wrapText('प्रमाणपत्रप्रमाणपत्रप्रमाणपत्र', style, 100);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).not.toMatch(/^[\u093e-\u094d]/);
});

test('text takes the largest size that fits', () => {
  const frame = { weight: 600, sizes: [80, 60, 40], width: 600, lines: 2 } as const;
  expect(fitText('Short', frame)).toMatchObject({ lines: ['Short'], style: { size: 80 } });
  expect(fitText('A title of middling length, not much more', frame).style.size).toBe(60);
});

test('text that does not fit in the smallest size ends in an ellipsis', () => {
  const { lines, style } = fitText(`${sentence} ${sentence}`, { weight: 600, sizes: [60, 50], width: 500, lines: 3 });
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/[a-z]…$/);
  for (const line of lines) expect(measureText(line, style)).toBeLessThanOrEqual(500);
});

test('no text is no lines', () => {
  expect(wrapText(' ', style, 100)).toEqual([]);
  expect(fitText('', { weight: 400, sizes: [40], width: 100, lines: 1 }).lines).toEqual([]);
});
