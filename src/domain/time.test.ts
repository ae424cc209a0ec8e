import { expect, test } from 'vitest';
import { formatIndianDay, formatIndianTime } from './time.ts';

test.each([
  ['2026-01-05', '5 Jan 2026'],
  ['2026-09-15', '15 Sep 2026'],
  ['2026-11-20', '20 Nov 2026'],
])('%s is written %s', (day, written) => {
  expect(formatIndianDay(day)).toBe(written);
});

test('a moment is written in the time of India', () => {
  expect(formatIndianTime('2026-09-30T18:45:00.000Z')).toBe('1 Oct 2026, 00:15 IST');
});
