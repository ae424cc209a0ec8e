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
