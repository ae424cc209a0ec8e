import { expect, test } from 'vitest';
import { isOpen } from '#domain/site/opening.ts';

const times = { days: [1, 2, 3, 4, 5, 6], from: '09:30', to: '18:30' };

// 21 November 2026 is a Saturday. India is five and a half hours ahead of UTC.
test.each([
  ['2026-11-21T03:59:59Z', false],
  ['2026-11-21T04:00:00Z', true],
  ['2026-11-21T12:59:59Z', true],
  ['2026-11-21T13:00:00Z', false],
  ['2026-11-22T06:00:00Z', false],
  // Monday in India, Sunday in UTC.
  ['2026-11-22T22:00:00Z', false],
  ['2026-11-23T05:00:00Z', true],
])('at %s the phones are answered: %s', (moment, expected) => {
  expect(isOpen(times, new Date(moment))).toBe(expected);
});
