import { expect, test } from 'vitest';
import { writeExtract } from './write-extract.ts';

test('a short text is its own extract, and a long one ends with a whole word', () => {
  expect(writeExtract(' Keep your PIN secret. ')).toBe('Keep your PIN secret.');
  const sentences =
    'Stop guessing. A token may lock after ten wrong attempts. If you have forgotten the password, ask our support desk.';
  expect(writeExtract(sentences)).toBe('Stop guessing. A token may lock after ten wrong attempts.');
  const long = `${'token '.repeat(15)}and, password`;
  expect(writeExtract(long)).toBe(`${'token '.repeat(15)}and …`);
});
