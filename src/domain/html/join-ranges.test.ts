import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { joinRanges } from './join-ranges.ts';

test('the numbers of a range are joined, other dashes are not', () => {
  const html = cleanHtml('<p>24–48 hours, Monday–Friday, 2026-11-29</p>');
  expect(joinRanges(html)).toBe('<p>24–\u206048 hours, Monday–Friday, 2026-11-29</p>');
});
