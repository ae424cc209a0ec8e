import { isOpen } from '#domain/site/opening.ts';
import type { OpeningTimes } from '#domain/site/site.ts';
import { isNationalHoliday, toIndianDay, toIndianWeekday } from '#domain/time.ts';

/** Milliseconds of a step; durations are multiples of it. */
const step = 5 * 60_000;

/** The steps of a year. Every clock runs within it. */
const maxSteps = 365 * 24 * 12;

/** Whether a clock runs at a moment: durations are measured by clocks that stop at night, or on holidays. */
export type Clock = (moment: Date) => boolean;

/** Never stops. */
export const everyHour: Clock = () => true;

/** Runs day and night on working days, and stops on Sundays and national holidays. */
export function workingDays(opening: OpeningTimes): Clock {
  return (moment) => opening.days.includes(toIndianWeekday(moment)) && !isNationalHoliday(toIndianDay(moment));
}

/** Runs while applications are approved. */
export function openingHours(opening: OpeningTimes): Clock {
  const isWorkingDay = workingDays(opening);
  return (moment) => isWorkingDay(moment) && isOpen(opening, moment);
}

/** The moment at which a clock has run so many minutes since another moment. */
export function addMinutes(moment: Date, minutes: number, clock: Clock): Date {
  return minutes === 0 ? moment : shift(moment, (time) => clock(new Date(time)), minutes, step);
}

/** The last moment from which a clock runs so many minutes until another moment. */
export function subtractMinutes(moment: Date, minutes: number, clock: Clock): Date {
  return minutes === 0 ? moment : shift(moment, (time) => clock(new Date(time - step)), minutes, -step);
}

/** This moment if the clock runs until it, and otherwise the last moment at which it stopped. */
export function findLastOpen(moment: Date, clock: Clock): Date {
  const isLast = (time: number): boolean => clock(new Date(time - 1));
  if (isLast(moment.getTime())) return moment;
  // Openings end on whole steps.
  const whole = Math.floor(moment.getTime() / step) * step;
  return shift(new Date(whole), isLast, 0, -step);
}

/** This moment if the clock runs from it, and otherwise the next moment at which it starts. */
export function findNextOpen(moment: Date, clock: Clock): Date {
  if (clock(moment)) return moment;
  const whole = Math.ceil(moment.getTime() / step) * step;
  return shift(new Date(whole), (time) => clock(new Date(time)), 0, step);
}

/**
 * Moves until the clock has run so many minutes; with 0 minutes, until it runs. Throws a `RangeError` if it does not
 * run within a year: the office would never be open.
 */
function shift(moment: Date, runs: (time: number) => boolean, minutes: number, by: number): Date {
  let time = moment.getTime();
  let left = minutes * 60_000;
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (minutes > 0 ? left <= 0 : runs(time)) return new Date(time);
    if (runs(time)) left -= step;
    time += by;
  }
  throw new RangeError('the clock does not run within a year');
}
