import { expect, test } from 'vitest';
import { summarise, toText } from '#domain/html/html-text.ts';

test('a text has the words of the HTML, a space between blocks, and no scripts', () => {
  expect(toText('<h2>Tokens</h2><p>A &amp; B</p><script>alert(1)</script>')).toBe('Tokens A & B ');
});

test('lines and blocks of an editor are words of their own', () => {
  const html = '<div>Dear customer,</div><div>Our offices are closed.<br>Call on Monday.</div>';
  expect(summarise(html)).toBe('Dear customer, Our offices are closed. Call on Monday.');
  expect(summarise('<ul><li>one<ul><li>two</li></ul></li></ul>')).toBe('one two');
});

test('a summary ends with a whole word, or within one that is too long itself', () => {
  expect(summarise('<p>Short.</p>')).toBe('Short.');
  const words = `${'word '.repeat(31)}overflowing`;
  expect(summarise(words)).toBe(`${'word '.repeat(31).trimEnd()} …`);
  expect(summarise('x'.repeat(4_000))).toBe(`${'x'.repeat(160)} …`);
  // Each takes two UTF-16 units.
  expect(summarise('𑀓'.repeat(200))).toBe(`${'𑀓'.repeat(160)} …`);
});
