import { expect, test } from 'vitest';
import { isSafeLink } from '#domain/use-case/detail.ts';

test.each(['https://portal.example/sign-up', 'http://a.example', '/', '/pricing?validity=2#top'])(
  '%j is safe',
  (link) => {
    expect(isSafeLink(link)).toBe(true);
  },
);

// The URL standard: browsers remove tabs and line ends, and read a backslash as a slash.
test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'https:///evil.example',
  'data:text/html,x',
  '',
])('%j is not safe', (link) => {
  expect(isSafeLink(link)).toBe(false);
});
