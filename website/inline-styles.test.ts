import { expect, test } from 'vitest';
import { inlineStyles } from '#website/inline-styles.ts';

const page =
  '<html><head><title>T</title><link rel="stylesheet" href="/assets/a.css"/>' +
  '<link rel="stylesheet" href="/assets/b.css#"/><link rel="stylesheet" href="/assets/gone.css"/></head>' +
  '<body><p>$& text</p></body></html>';
const assets: { readonly [path: string]: string } = { '/assets/a.css': 'a{}', '/assets/b.css': "b{content:'$&'}" };

test('styles are inlined, their links stay disabled, and a stylesheet that does not exist keeps its link', () => {
  const html = inlineStyles(page, (path) => assets[path]);
  expect(html).toContain("<title>T</title><style>a{}b{content:'$&'}</style>");
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" disabled=""/>');
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/b.css#" disabled=""/><link rel="stylesheet" href="/assets/b.css" disabled=""/>',
  );
  expect(html).toContain('<link rel="stylesheet" href="/assets/gone.css"/>');
  expect(html).toContain('<p>$& text</p>');
});

test('a page without styles stays as it is', () => {
  expect(inlineStyles('<title>T</title><p>x</p>', () => undefined)).toBe('<title>T</title><p>x</p>');
});
