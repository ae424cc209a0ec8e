import { expect, test } from 'vitest';
import { writeTable } from '#scripts/write-table.ts';

test('cells stay on their line, move nothing, and are cut but in the last column', () => {
  const id = '01988f3e-7a4c-7b1d-9f60-3f5e2a1b4c5d';
  const rows = [{ id, said: `${'x'.repeat(40)}`, fault: `550\u001b[2J no\n${'y'.repeat(40)}` }];
  expect(writeTable(['id', 'said', 'fault'], rows).split('\n')).toEqual([
    `id${' '.repeat(36)}said${' '.repeat(34)}fault`,
    `${id}  ${'x'.repeat(35)}…  550 [2J no ${'y'.repeat(40)}`,
    '1 in all.',
    '',
  ]);
});

test('what would turn the direction of the text is left out', () => {
  expect(writeTable(['a'], [{ a: 'x\u202Efdp.exe' }])).toBe('a\nx fdp.exe\n1 in all.\n');
  expect(writeTable(['a'], [])).toBe('None.\n');
});
