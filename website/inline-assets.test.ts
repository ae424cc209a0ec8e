import { expect, test } from 'vitest';
import { inlineAssets, inlineDrawing } from '#website/inline-assets.ts';

const page =
  '<html><head><title>T</title><link rel="stylesheet" href="/assets/a.css"/>' +
  '<link rel="stylesheet" href="/assets/b.css#"/><link rel="stylesheet" href="/assets/gone.css"/></head>' +
  '<body><p>$& text</p></body></html>';
const assets: { readonly [path: string]: string } = { '/assets/a.css': 'a{}', '/assets/b.css': "b{content:'$&'}" };

test('styles are inlined, their links stay disabled, and a stylesheet that does not exist keeps its link', () => {
  const html = inlineAssets(page, (path) => assets[path]);
  expect(html).toContain("<title>T</title><style>a{}b{content:'$&'}</style>");
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" disabled=""/>');
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/b.css#" disabled=""/><link rel="stylesheet" href="/assets/b.css" disabled=""/>',
  );
  expect(html).toContain('<link rel="stylesheet" href="/assets/gone.css"/>');
  expect(html).toContain('<p>$& text</p>');
});

test('styles for paper are after the text', () => {
  const rules = '@layer print{@media print{a b{color:#000}@page{@bottom-left{d:e}@bottom-right{d:e}}c{d:e}}}';
  const html = inlineAssets(page, (path) => (path === '/assets/a.css' ? `a{}${rules}f{}` : undefined));
  expect(html).toContain('<style>a{}f{}</style>');
  expect(html).toContain(`<p>$& text</p><style>${rules}</style></body>`);
});

test('a page without assets stays as it is', () => {
  expect(inlineAssets('<title>T</title><p>x</p>', () => undefined)).toBe('<title>T</title><p>x</p>');
});

test('each symbol that a page refers to is inlined once, under an id of its own; others stay references', () => {
  const sprite = '<svg><symbol id="token" viewBox="0 0 1 1"><path d="M0 0"/></symbol><symbol id="law"></symbol></svg>';
  const use = (name: string) => `<svg><use href="/assets/a.svg#${name}" x="1"></use></svg>`;
  const html = inlineAssets(`<body>${use('token')}${use('token')}${use('gone')}</body>`, () => sprite);
  const inlined = '<svg><use href="#symbol-token" x="1"></use></svg>';
  const symbol = '<symbol id="symbol-token" viewBox="0 0 1 1"><path d="M0 0"/></symbol>';
  expect(html).toBe(
    `<body>${inlined}${inlined}${use('gone')}<svg width="0" height="0" aria-hidden="true">${symbol}</svg></body>`,
  );
});

const drawing = `/media/${'a'.repeat(32)}/drawing.svg`;
const preload = `<link rel="preload" as="image" href="${drawing}" fetchPriority="high"/>`;
const picture = (src: string) => `<img src="${src}" alt="" loading="eager"/>`;

test('a small drawing of the first viewport is inlined and not preloaded, in what else a page shows it stays a link', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><text>100 % &amp; more</text></svg>';
  const html = await inlineDrawing(`${preload}${picture(drawing)}${picture(drawing)}`, async () => Buffer.from(svg));
  const [, address = ''] = /^<img src="([^"<>]+)"/.exec(html) ?? [];
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(svg.replaceAll('"', "'"));
  expect(html).toBe(picture(address) + picture(drawing));
});

test.each([
  ['a large drawing', Buffer.alloc(20_000, 'a')],
  ['one that does not exist', undefined],
])('%s stays a link', async (_what, bytes) => {
  const html = preload + picture(drawing);
  expect(await inlineDrawing(html, async () => bytes)).toBe(html);
});
