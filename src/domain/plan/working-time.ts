import { isOpen } from '#domain/site/opening.ts';
import type { OpeningTimes } from '#domain/site/site.ts';
import { isNationalHoliday, toIndianDay, toIndianWeekday } from '#domain/time.ts';

/** Milliseconds of a step; durations are multiples of it. */
const step = 5 * 60_000;

/** Steps within which time must count: a year. */
const maxSteps = 365 * 24 * 12;

/** Whether the time at a moment counts. */
export type Clock = (moment: Date) => boolean;

/** All time counts. */
export const everyHour: Clock = () => true;

/** The whole working day counts, its night included; Sundays and national holidays do not. */
export function workingDays(opening: OpeningTimes): Clock {
  return (moment) => opening.days.includes(toIndianWeekday(moment)) && !isNationalHoliday(toIndianDay(moment));
}

/** Only the time counts in which applications are approved. */
export function openingHours(opening: OpeningTimes): Clock {
  const isWorkingDay = workingDays(opening);
  return (moment) => isWorkingDay(moment) && isOpen(opening, moment);
}

/** The moment at which so many minutes have counted from a moment on. */
export function addMinutes(moment: Date, minutes: number, clock: Clock): Date {
  return minutes === 0 ? moment : shift(moment, (time) => clock(new Date(time)), minutes, step);
}

/** The last moment from which so many minutes count until a moment. */
export function subtractMinutes(moment: Date, minutes: number, clock: Clock): Date {
  return minutes === 0 ? moment : shift(moment, (time) => clock(new Date(time - step)), minutes, -step);
}

/** The last moment, this one included, until which the clock counts: the end of an opening, or a moment within one. */
export function toLastCounted(moment: Date, clock: Clock): Date {
  const isLast = (time: number): boolean => clock(new Date(time - 1));
  if (isLast(moment.getTime())) return moment;
  // Openings end on whole steps.
  const whole = Math.floor(moment.getTime() / step) * step;
  return shift(new Date(whole), isLast, 0, -step);
}

/** The first moment, this one included, from which the clock counts. */
export function toNextCounted(moment: Date, clock: Clock): Date {
  if (clock(moment)) return moment;
  const whole = Math.ceil(moment.getTime() / step) * step;
  return shift(new Date(whole), (time) => clock(new Date(time)), 0, step);
}

/**
 * Moves until so many minutes have counted; with 0 minutes, until time counts. Throws a `RangeError` if none counts
 * within a year: the office would never be open.
 */
function shift(moment: Date, counts: (time: number) => boolean, minutes: number, by: number): Date {
  let time = moment.getTime();
  let left = minutes * 60_000;
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (minutes > 0 ? left <= 0 : counts(time)) return new Date(time);
    if (counts(time)) left -= step;
    time += by;
  }
  throw new RangeError('no time counts within a year');
}
