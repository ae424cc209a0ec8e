import { expect, test } from 'vitest';
import { breakLines } from '#documents/break-lines.ts';

/** Every letter is one wide. */
const measure = (text: string): number => text.length;

test('no word is lost, and no line is wider than its column', () => {
  const text = 'the quick brown fox jumps over the lazy dog and then over the dog once more';
  for (const width of [10, 17, 23, 60]) {
    const lines = breakLines(text, width, measure);
    expect(lines.join(' ')).toBe(text);
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
  }
});

test('lines are as equal as possible, and as few as possible', () => {
  expect(breakLines('aaa bb cc ddddd', 6, measure)).toEqual(['aaa', 'bb cc', 'ddddd']);
  expect(breakLines('one two three four', 18, measure)).toEqual(['one two three four']);
});

test('a number stays with its unit, and a telephone number is not broken', () => {
  for (const [text, together] of [
    ['it is done on or before 1 June 2026 by all', '1 June 2026'],
    ['as it is written in section 4.9.7 of this', 'section 4.9.7'],
    ['please call us at once at +91 00000 00002 now', '+91 00000 00002'],
    ['it is kept for as long as 180 days and more', '180 days'],
  ] as const) {
    for (let width = together.length; width < text.length; width += 1) {
      const lines = breakLines(text, width, measure);
      expect([width, lines, lines.some((line) => line.includes(together))]).toEqual([width, lines, true]);
    }
  }
});

test('a long address may be broken after a slash or a question mark, a word too long for the column is a line of its own', () => {
  expect(breakLines('see https://example.in/some/long/address', 24, measure)).toEqual([
    'see https://example.in/',
    'some/long/address',
  ]);
  expect(breakLines('see https://example.in?first=1&second=2', 24, measure)).toEqual([
    'see https://example.in?',
    'first=1&second=2',
  ]);
  expect(breakLines('a incomprehensibilities b', 5, measure)).toEqual(['a', 'incomprehensibilities', 'b']);
});

test('of two ways that are equally even, the fuller line comes first', () => {
  expect(breakLines('aa b cc dddddd', 6, measure)).toEqual(['aa b', 'cc', 'dddddd']);
});

test('no last line is shorter than an eighth of the column, where another break avoids it at little cost', () => {
  expect(breakLines('aaaaaaaaaaaaa bb c', 16, measure)).toEqual(['aaaaaaaaaaaaa', 'bb c']);
  expect(breakLines('aaaaaaaaaaaaa bb cc', 16, measure)).toEqual(['aaaaaaaaaaaaa bb', 'cc']);
});

test('an address that fits its column is one line, and a short word with a slash is not broken', () => {
  const address = 'https://example.in/some/long/address';
  expect(breakLines(address, address.length, measure)).toEqual([address]);
  expect(breakLines('yes and/or no', 8, measure)).toEqual(['yes', 'and/or', 'no']);
});

test('a word too long for the column leaves the lines before it as equal as possible', () => {
  const long = 'incomprehensibilities';
  expect(breakLines(`aaa bb cc ddddd ${long}`, 6, measure)).toEqual(['aaa', 'bb cc', 'ddddd', long]);
});

test('a long address is broken before the next parameter too', () => {
  const address =
    'https://www.example.in/pricing?region=indian&category=organization&type=encrypt&validity=3&token=wd-proxkey';
  expect(Math.max(...breakLines(address, 60, measure).map(measure))).toBeLessThanOrEqual(60);
});
