import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { joinRanges } from './join-ranges.ts';

test('ranges and names with e- are joined, other dashes and addresses are not', () => {
  const html = cleanHtml('<p>24–48 hours, Monday–Friday, 2026-11-29, an e-Form at <a href="/e-Form">e-mail</a></p>');
  expect(joinRanges(html)).toBe(
    '<p>24–\u206048 hours, Monday–Friday, 2026-11-29, an e-\u2060Form at <a href="/e-Form">e-mail</a></p>',
  );
});
