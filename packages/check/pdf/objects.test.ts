import { expect, test } from 'vitest';
import { textOf } from './objects.ts';

const decode = (...octets: number[]): string =>
  textOf({ type: 'string', bytes: Uint8Array.from(octets), isHex: false, start: 0, end: 0 });

// ISO 32000-2, annex D.3.
test.each([
  ['an en and an em dash', [0x85, 0x84], '–—'],
  ['quotation marks', [0x8c, 0x8d, 0x8e, 0x8f, 0x90], '„“”‘’'],
  ['a euro sign', [0xa0, 0x31], '€1'],
  ['the first and the last accent', [0x18, 0x1f], '˘˜'],
  ['the last letter before the gap', [0x9e], 'ž'],
  ['letters as in Latin-1', [0x41, 0xe9, 0x0a], 'Aé\n'],
])('%s of PDFDocEncoding', (_, octets, text) => {
  expect(decode(...octets)).toBe(text);
});

test('UTF-16BE and UTF-8 are known by their marks', () => {
  expect(decode(0xfe, 0xff, 0x20, 0xb9)).toBe('₹');
  expect(decode(0xef, 0xbb, 0xbf, 0xe2, 0x82, 0xb9)).toBe('₹');
});
