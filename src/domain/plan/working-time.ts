import { isOpen } from '#domain/site/opening.ts';
import type { OpeningTimes } from '#domain/site/site.ts';
import { isNationalHoliday, toIndianDay, toIndianWeekday } from '#domain/time.ts';

/** Milliseconds of a step; durations are multiples of it. */
const step = 5 * 60_000;

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
  return shift(moment, minutes, (time) => clock(new Date(time)), step);
}

/** The last moment from which so many minutes count until a moment. */
export function subtractMinutes(moment: Date, minutes: number, clock: Clock): Date {
  return shift(moment, minutes, (time) => clock(new Date(time - step)), -step);
}

/** The last moment, this one included, until which the clock counts: the end of an opening, or a moment within one. */
export function toLastCounted(moment: Date, clock: Clock): Date {
  let time = moment.getTime();
  while (!clock(new Date(time - step))) time -= step;
  return new Date(time);
}

/** The first moment, this one included, from which the clock counts. */
export function toNextCounted(moment: Date, clock: Clock): Date {
  let time = moment.getTime();
  while (!clock(new Date(time))) time += step;
  return new Date(time);
}

function shift(moment: Date, minutes: number, counts: (time: number) => boolean, by: number): Date {
  let time = moment.getTime();
  for (let left = minutes * 60_000; left > 0; time += by) if (counts(time)) left -= step;
  return new Date(time);
}
