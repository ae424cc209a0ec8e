import { expect, test } from 'vitest';
import { formatBytes } from '#domain/text.ts';

test.each([
  [1, '1 kB'],
  [1_024, '1 kB'],
  [45_321, '45 kB'],
  [1_048_575, '1024 kB'],
  [1_310_720, '1.3 MB'],
  [5_242_880, '5.0 MB'],
])('%i bytes are written %s', (bytes, text) => {
  expect(formatBytes(bytes).replaceAll('\u00a0', ' ')).toBe(text);
});
