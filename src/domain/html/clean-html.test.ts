import { expect, test, vi } from 'vitest';
import { cleanHtml } from '#domain/html/clean-html.ts';

const hash = '0'.repeat(32);
const own = `<img src="/media/${hash}/960.webp" srcset="/media/${hash}/480.webp 480w, /media/${hash}/960.webp 960w" alt="" />`;

test('the widths of our own pictures are kept', () => {
  expect(cleanHtml(own)).toBe(own);
});

test.each([
  ['candidates without end', 'a b,'.repeat(10_000)],
  ['another site’s picture', 'https://evil.example/p.png 1x'],
  ['a second picture after ours', `/media/${hash}/480.webp 480w, https://evil.example/p.png 2x`],
])('%s in a srcset are dropped, and nothing is printed', (_, srcset) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(cleanHtml(`<img src="/media/${hash}/960.webp" srcset="${srcset}" />`)).toBe(
    `<img src="/media/${hash}/960.webp" />`,
  );
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
});

test('elements nested more than 50 deep are dropped, and their text stays', () => {
  const nest = (depth: number): string => `${'<blockquote>'.repeat(depth)}deep${'</blockquote>'.repeat(depth)}`;
  expect(cleanHtml(nest(50))).toBe(nest(50));
  expect(cleanHtml(nest(51))).toBe(nest(50));
});

test('a link to another site opens a new tab without access to ours; links within the site and to mail stay', () => {
  const outside = '<a href="https://cca.gov.in/" target="_blank" rel="noopener">CCA</a>';
  expect(cleanHtml('<a href="https://cca.gov.in/" rel="opener">CCA</a>')).toBe(outside);
  expect(cleanHtml('<a href="/pricing" target="_blank">Prices</a>')).toBe('<a href="/pricing">Prices</a>');
  expect(cleanHtml('<a href="mailto:a@b.in">Mail</a>')).toBe('<a href="mailto:a@b.in">Mail</a>');
});
