import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { parseHtml } from '#tests/parse-html.ts';
import { convertHtml } from './convert-html.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'clipboards', name), 'utf8');
const convert = (html: string) => convertHtml(parseHtml(html));

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
