import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { addHeadingIds } from './heading-ids.ts';

test('headings get ids in their order; their titles are text', () => {
  const html = cleanHtml('<p>First</p><h2>Sign &amp; <em>Both</em></h2><p>a</p><h3>Not this</h3><h2>Costs</h2>');
  const result = addHeadingIds(html);
  expect(result.headings).toEqual([
    { id: 'part-1', title: 'Sign & Both' },
    { id: 'part-2', title: 'Costs' },
  ]);
  expect(result.html).toBe(
    '<p>First</p><h2 id="part-1">Sign &amp; <em>Both</em></h2><p>a</p><h3>Not this</h3><h2 id="part-2">Costs</h2>',
  );
});

test('a text without headings stays as it is', () => {
  expect(addHeadingIds(cleanHtml('<p>Only this</p>'))).toEqual({ html: '<p>Only this</p>', headings: [] });
});
