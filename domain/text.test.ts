import { expect, test } from 'vitest';
import { writeBytes } from '#domain/text.ts';

test.each([
  [1, '1 kB'],
  [45_321, '45 kB'],
  [999_499, '999 kB'],
  [1_250_000, '1.3 MB'],
])('%i bytes are written %s', (bytes, text) => {
  expect(writeBytes(bytes).replaceAll('\u00a0', ' ')).toBe(text);
});
