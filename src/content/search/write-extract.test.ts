import { expect, test } from 'vitest';
import { writeExtract } from './write-extract.ts';

test('a short text is its own extract, and a long one ends with a whole word', () => {
  expect(writeExtract(' Keep your PIN secret. ')).toBe('Keep your PIN secret.');
  const long = `${'token '.repeat(15)}and, password`;
  expect(writeExtract(long)).toBe(`${'token '.repeat(15)}and …`);
});
