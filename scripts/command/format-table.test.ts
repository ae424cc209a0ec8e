import { expect, test } from 'vitest';
import { formatTable } from '#scripts/command/format-table.ts';

test('cells stay on one line, hold no control characters, and are truncated but for the last column', () => {
  const id = '01988f3e-7a4c-7b1d-9f60-3f5e2a1b4c5d';
  const rows = [{ id, said: `${'x'.repeat(40)}`, error: `550\u001b[2J no\n${'y'.repeat(40)}` }];
  expect(formatTable(['id', 'said', 'error'], rows).split('\n')).toEqual([
    `id${' '.repeat(36)}said${' '.repeat(34)}error`,
    `${id}  ${'x'.repeat(35)}…  550\\u{1B}[2J no ${'y'.repeat(40)}`,
    'Total: 1.',
    '',
  ]);
});

test('bidirectional overrides are shown', () => {
  expect(formatTable(['a'], [{ a: 'x\u202Efdp.exe' }])).toBe('a\nx\\u{202E}fdp.exe\nTotal: 1.\n');
  expect(formatTable(['a'], [])).toBe('None.\n');
});
