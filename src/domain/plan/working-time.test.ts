import { expect, test } from 'vitest';
import { toMoment } from '#domain/time.ts';
import {
  addMinutes,
  everyHour,
  findLastOpen,
  findNextOpen,
  openingHours,
  subtractMinutes,
  workingDays,
} from './working-time.ts';

// 27 November 2026 is a Friday; 26 January 2027, a Tuesday, is Republic Day.
const opening = { days: [1, 2, 3, 4, 5, 6], from: '09:30', to: '18:30' };
const hour = 60;

test.each([
  ['whole days, with the night', '2026-11-25', '10:00', 48 * hour, workingDays(opening), '2026-11-27', '10:00'],
  ['without the Sunday', '2026-11-28', '11:00', 24 * hour, workingDays(opening), '2026-11-30', '11:00'],
  ['from a Sunday on', '2026-11-29', '11:00', 24 * hour, workingDays(opening), '2026-12-01', '00:00'],
  ['without a national holiday', '2027-01-25', '17:00', 24 * hour, workingDays(opening), '2027-01-27', '17:00'],
  ['fifteen minutes while open', '2026-11-27', '10:00', 15, openingHours(opening), '2026-11-27', '10:15'],
  ['over the evening', '2026-11-27', '18:25', 15, openingHours(opening), '2026-11-28', '09:40'],
  ['every hour', '2026-11-28', '18:00', 24 * hour, everyHour, '2026-11-29', '18:00'],
] as const)('%s', (_what, day, time, minutes, calendar, endDay, endTime) => {
  expect(addMinutes(toMoment(day, time), minutes, calendar)).toEqual(toMoment(endDay, endTime));
});

test('subtracting gives the last moment from which the minutes still fit', () => {
  for (const [end, minutes, calendar, start] of [
    [toMoment('2026-11-30', '11:00'), 24 * hour, workingDays(opening), toMoment('2026-11-28', '11:00')],
    [toMoment('2026-11-29', '20:00'), 15, openingHours(opening), toMoment('2026-11-28', '18:15')],
    [toMoment('2027-01-27', '17:00'), 48 * hour, workingDays(opening), toMoment('2027-01-23', '17:00')],
  ] as const) {
    expect(subtractMinutes(end, minutes, calendar)).toEqual(start);
    expect(addMinutes(start, minutes, calendar) <= end).toBe(true);
  }
});

test('an office that never opens is an error, not a loop without an end', () => {
  const never = openingHours({ ...opening, from: '18:30', to: '09:30' });
  expect(() => addMinutes(toMoment('2026-11-27', '10:00'), 5, never)).toThrow(RangeError);
});

test('a moment outside opening hours moves to their edge', () => {
  const open = openingHours(opening);
  // Sunday.
  const closed = toMoment('2026-11-29', '12:00');
  expect(findLastOpen(closed, open)).toEqual(toMoment('2026-11-28', '18:30'));
  expect(findNextOpen(closed, open)).toEqual(toMoment('2026-11-30', '09:30'));
  expect(findLastOpen(toMoment('2026-11-27', '12:00'), open)).toEqual(toMoment('2026-11-27', '12:00'));
  // Between two steps of five minutes.
  for (const time of ['18:31', '18:34', '21:59', '23:59']) {
    expect(findLastOpen(toMoment('2026-11-27', time), open)).toEqual(toMoment('2026-11-27', '18:30'));
  }
  expect(findLastOpen(toMoment('2026-11-27', '18:29'), open)).toEqual(toMoment('2026-11-27', '18:29'));
  expect(findNextOpen(toMoment('2026-11-27', '08:02'), open)).toEqual(toMoment('2026-11-27', '09:30'));
});
