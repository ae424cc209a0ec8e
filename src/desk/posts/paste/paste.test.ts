import { expect, test } from 'vitest';
import { fitIn, isPlainText } from './paste.ts';

const picture = new File([], 'scan.png', { type: 'image/png' });

test.each([
  ['plain text', { html: '', text: '## Not touched', pictures: [] }, true],
  ['a picture', { html: '', text: '', pictures: [picture] }, false],
  ['plain text with a picture of it', { html: '', text: 'Words', pictures: [picture] }, true],
  ['a file of a picture with its name', { html: '', text: 'scan.png', pictures: [picture] }, false],
  ['formatted text', { html: '<b>Words</b>', text: 'Words', pictures: [] }, false],
])('%s: left to the browser: %o', (_, clipboard, isPlain) => {
  expect(isPlainText(clipboard)).toBe(isPlain);
});

test.each([
  ['a phrase stays in its sentence', '**early**', 'Renew ', ' please', '**early**'],
  ['a block in an empty text', '- a\n- b', '', '', '- a\n- b'],
  ['a block after a sentence', '- a', 'Bring:', '', '\n\n- a'],
  ['a block on a new line', '## Title', 'Text.\n', '\nMore.', '\n## Title\n'],
  ['a block inside a line', '- a', 'Bring:', 'Then go.', '\n\n- a\n\n'],
  ['a numbered item after a sentence', '1. a', 'Do:', '', '\n\n1. a'],
  ['a quotation after a sentence', '> a', 'They say:', '', '\n\n> a'],
  ['code after a sentence', '```\na\n```', 'Type:', '', '\n\n```\na\n```'],
  ['a block between paragraphs', '| a |\n| --- |', 'Text.\n\n', '\n\nMore.', '| a |\n| --- |'],
])('%s', (_, markdown, before, after, fitted) => {
  expect(fitIn(markdown, before, after)).toBe(fitted);
});
