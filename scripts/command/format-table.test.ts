import { expect, test } from 'vitest';
import { formatTable } from '#scripts/command/format-table.ts';

test('cells stay on one line, hold no control characters, and are truncated but for the first and last column', () => {
  const name = `post/${'n'.repeat(35)}`;
  const rows = [{ name, said: `${'x'.repeat(40)}`, error: `550\u001b[2J no\n${'y'.repeat(40)}` }];
  expect(formatTable(['name', 'said', 'error'], rows).split('\n')).toEqual([
    `name${' '.repeat(38)}said${' '.repeat(34)}error`,
    `${name}  ${'x'.repeat(35)}…  550\\u{1B}[2J no ${'y'.repeat(40)}`,
    'Total: 1.',
    '',
  ]);
});

test('bidirectional overrides are shown', () => {
  expect(formatTable(['a'], [{ a: 'x\u202Efdp.exe' }])).toBe('a\nx\\u{202E}fdp.exe\nTotal: 1.\n');
  expect(formatTable(['a'], [])).toBe('None.\n');
});
