import { isOpen } from '#domain/site/opening.ts';
import type { OpeningTimes } from '#domain/site/site.ts';
import { isNationalHoliday, toIndianDay, toIndianWeekday } from '#domain/time.ts';

/** Milliseconds of a step; durations are multiples of it. */
const step = 5 * 60_000;

/** The steps of a year. Every calendar is open within it. */
const maxSteps = 365 * 24 * 12;

/** Whether a moment is open: only open time counts towards a duration. */
export type Calendar = (moment: Date) => boolean;

/** Always open. */
export const everyHour: Calendar = () => true;

/** Open for all 24 hours of working days; closed on Sundays and national holidays. */
export function workingDays(opening: OpeningTimes): Calendar {
  return (moment) => opening.days.includes(toIndianWeekday(moment)) && !isNationalHoliday(toIndianDay(moment));
}

/** Open while applications are approved. */
export function openingHours(opening: OpeningTimes): Calendar {
  const isWorkingDay = workingDays(opening);
  return (moment) => isWorkingDay(moment) && isOpen(opening, moment);
}

/** The moment at which so many open minutes have passed since another moment. */
export function addMinutes(moment: Date, minutes: number, calendar: Calendar): Date {
  return minutes === 0 ? moment : shift(moment, (time) => calendar(new Date(time)), minutes, step);
}

/** The last moment from which so many open minutes remain until another moment. */
export function subtractMinutes(moment: Date, minutes: number, calendar: Calendar): Date {
  return minutes === 0 ? moment : shift(moment, (time) => calendar(new Date(time - step)), minutes, -step);
}

/** This moment if the calendar is open until then, otherwise the last moment at which it closed. */
export function findLastOpen(moment: Date, calendar: Calendar): Date {
  const isLast = (time: number): boolean => calendar(new Date(time - 1));
  if (isLast(moment.getTime())) return moment;
  // Openings end on whole steps.
  const whole = Math.floor(moment.getTime() / step) * step;
  return shift(new Date(whole), isLast, 0, -step);
}

/** This moment if the calendar is open then, otherwise the next moment at which it opens. */
export function findNextOpen(moment: Date, calendar: Calendar): Date {
  if (calendar(moment)) return moment;
  const whole = Math.ceil(moment.getTime() / step) * step;
  return shift(new Date(whole), (time) => calendar(new Date(time)), 0, step);
}

/**
 * Moves until so many open minutes have passed; with 0 minutes, to the first open moment. Throws a `RangeError`
 * if a year does not suffice: the office would never be open.
 */
function shift(moment: Date, isOpenAt: (time: number) => boolean, minutes: number, by: number): Date {
  let time = moment.getTime();
  let left = minutes * 60_000;
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (minutes > 0 ? left <= 0 : isOpenAt(time)) return new Date(time);
    if (isOpenAt(time)) left -= step;
    time += by;
  }
  throw new RangeError('the calendar is not open within a year');
}
