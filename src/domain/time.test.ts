import { expect, test } from 'vitest';
import { formatIndianDay, formatIndianMoment, formatIndianTime } from './time.ts';

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

test.each([
  ['2026-11-20T08:35:00Z', 'Fri 20 Nov 2026, 2:05 pm IST'],
  ['2026-11-20T04:10:00Z', 'Fri 20 Nov 2026, 9:40 am IST'],
  ['2026-11-19T18:30:00Z', 'Fri 20 Nov 2026, 12:00 am IST'],
  ['2026-11-20T06:30:00Z', 'Fri 20 Nov 2026, 12:00 pm IST'],
  ['2026-11-20T18:29:00Z', 'Fri 20 Nov 2026, 11:59 pm IST'],
])('the moment %s is written %s', (moment, written) => {
  expect(formatIndianMoment(new Date(moment))).toBe(written);
});
