import { formatIndianDay, toIndianDay } from '#domain/time.ts';

/** The day in India of an ISO 8601 time, `20 Nov 2026`; blank for an invalid time. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : formatIndianDay(toIndianDay(date));
}
