import type { OpeningTimes } from '#domain/site/site.ts';
import { findIndianTime, toIndianDay } from '#domain/time.ts';

/** Whether the phones are answered at a moment. Days on which the offices are closed are announced, and not known here. */
export function isOpen({ days, from, to }: OpeningTimes, moment: Date): boolean {
  const weekday = new Date(`${toIndianDay(moment)}T00:00:00Z`).getUTCDay();
  const time = findIndianTime(moment);
  return days.includes(weekday) && time >= from && time < to;
}
