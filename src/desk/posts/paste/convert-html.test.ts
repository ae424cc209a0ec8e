import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseHtml } from '#tests/parse-html.ts';
import { convertHtml } from './convert-html.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'clipboards', name), 'utf8');
const convert = (html: string) => convertHtml(parseHtml(html));

const webItem = (tag: string, level: number, word: string): string =>
  `<div class="ListContainerWrapper SCXW1"><${tag} role="list"><li data-listid="1" data-aria-level="${level}"><p><span>${word}</span></p></li></${tag}></div>`;
const webList = webItem('ul', 1, 'One') + webItem('ul', 2, 'Two') + webItem('ol', 1, 'Three');

test.each([
  ['Word', 'word'],
  ['a list of Word', 'word-list'],
  ['Google Docs', 'google-docs'],
  ['a list of Google Docs', 'google-docs-list'],
  ['Excel', 'excel'],
  ['LibreOffice Writer', 'libreoffice-writer'],
  ['LibreOffice Calc', 'libreoffice-calc'],
  ['Outlook', 'outlook'],
  ['a page of the web', 'web-page'],
  ['nested lists', 'nested-lists'],
  ['a table with merged cells', 'merged-cells'],
])('%s becomes Markdown', (_, name) => {
  expect(convert(read(`${name}.txt`))?.markdown).toBe(read(`${name}.md`).trim());
});

test.each([
  ['a paragraph without formatting', '<meta charset="utf-8"><p style="margin: 0px;">Only <span>words</span></p>'],
  [
    'code of an editor',
    '<div style="font-family: Menlo, monospace;white-space: pre;"><div><span>## a</span></div><div><b>c</b></div></div>',
  ],
  ['a page of frames', '<frameset><frame src="https://example.org/"></frameset>'],
  ['a page of more than 50,000 elements', `<table>${'<tr><td>1</td></tr>'.repeat(25_001)}</table>`],
])('%s is left to its plain text', (_, html) => {
  expect(convert(html)).toBeUndefined();
});

test.each([
  ['bold by a style in italics', '<p><b style="font-style:italic">a</b> b</p>', '***a*** b'],
  ['bold that ends in a word after punctuation', '<p><b>Note:</b>text</p>', '**Note**:text'],
  ['paragraphs by two line breaks', '<div>One<br><br>Two<br>Three<br></div>', 'One\n\nTwo\\\nThree'],
  ['headings below a blank title', '<h1></h1><h2>A</h2>', '## A'],
  ['a heading for each level', '<h1>A</h1><h2>B</h2><h3>C</h3><h6>D</h6>', '## A\n\n### B\n\n#### C\n\n#### D'],
  ['headings without a title', '<h2>A</h2><h3>B</h3>', '## A\n\n### B'],
  ['text that looks like Markdown', '<p># a</p><p>1) b</p><p>* c &amp;lt;</p>', '\\# a\n\n1\\) b\n\n\\* c \\&lt;'],
  ['an exclamation mark before a link', '<p>Look!<a href="https://a.in/">here</a></p>', 'Look\\![here](https://a.in/)'],
  [
    'a phone and a path',
    '<p><a href="tel:+91 20-1234 5678">Call</a> <a href="/pricing">us</a></p>',
    '[Call](tel:+912012345678) us',
  ],
  ['lists of Word for the web', webList, '- One\n  - Two\n\n1. Three'],
  ['one cell of a spreadsheet', '<table><tr><td><b>1,500</b></td></tr></table>', '**1,500**'],
])('%s', (_, html, markdown) => {
  expect(convert(html)?.markdown).toBe(markdown);
});

test('a page of 48,000 elements is converted', () => {
  expect(convert(`<b>a</b><table>${'<tr><td>1</td></tr>'.repeat(24_000)}</table>`)?.markdown).toMatch(/^\*\*a\*\*/);
});

test('struck-through text is left out, which the result says', () => {
  expect(convert('<p><s>a</s>b</p>')).toMatchObject({ markdown: 'b', leftOutStruckText: true });
});

test('pictures of files and other sites are counted; trackers and emoji are not', () => {
  const html = `<p>a<img src="file:///C:/a.png"><img src="https://b.in/c.png"><img src="cid:1"><img width=1 src="https://b.in/o.gif">
    <img alt="🙂" src="https://b.in/e.png"></p>`;
  expect(convert(html)).toMatchObject({ markdown: 'a 🙂', missing: 3, pictures: [] });
});

test('a picture inside the HTML is a file with its description, in its place', async () => {
  const html = '<p>a</p><p><img alt="A [token]" src="data:image/png;base64,iVBORw=="></p><p>b</p>';
  const pasted = convert(html);
  const [picture] = pasted?.pictures ?? [];
  expect(pasted?.markdown).toBe(`a\n\n![A \\[token\\]](${picture?.address})\n\nb`);
  expect(picture).toMatchObject({ alt: 'A [token]', address: expect.stringMatching(/^pasted-[0-9a-f]{8}$/) });
  expect([...new Uint8Array((await picture?.file.arrayBuffer()) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47]);
});
