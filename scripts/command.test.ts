import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSaveFolder, readSince } from '#scripts/command.ts';

test.each([
  ['2026-11-01', '2026-10-31T18:30:00.000Z'],
  ['2028-02-29', '2028-02-28T18:30:00.000Z'],
  ['2026-11-01T09:30', '2026-11-01T04:00:00.000Z'],
  ['2026-11-01T09:30:15.5Z', '2026-11-01T09:30:15.500Z'],
  ['2026-11-01T09:30-05:00', '2026-11-01T14:30:00.000Z'],
])('since %s is %s in UTC', (value, moment) => {
  expect(readSince(value)).toBe(moment);
});

test.each([
  '',
  'yesterday',
  '1',
  '2026-11',
  '2026-02-30',
  '2026-13-01',
  '2026-11-01Z',
  '2026-11-01T25:00',
  '01-11-2026',
  '2026-11-01 ',
])('since "%s" is rejected in one line', (value) => {
  expect(() => readSince(value)).toThrow(
    expect.objectContaining({ code: 'config-invalid', message: expect.stringMatching(/^--since: "[^\n]+\.$/) }),
  );
});

test('a folder is resolved to its absolute path, and a blank one is rejected', () => {
  expect(readSaveFolder('resumes')).toBe(resolve('resumes'));
  expect(() => readSaveFolder(' ')).toThrow('--save: name a folder.');
});
