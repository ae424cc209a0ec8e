import type { OpeningTimes } from '#domain/site/site.ts';
import { findIndianTime, toIndianWeekday } from '#domain/time.ts';

/** Whether the phones are answered at a moment. Days on which the offices are closed are announced, and not known here. */
export function isOpen({ days, from, to }: OpeningTimes, moment: Date): boolean {
  const time = findIndianTime(moment);
  return days.includes(toIndianWeekday(moment)) && time >= from && time < to;
}
