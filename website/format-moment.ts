import { formatIndianDay, toIndianDay } from '#domain/time.ts';

/** The day in India of an ISO 8601 time, `20 Nov 2026`; blank for an invalid time, and for a year that has not four digits. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  const year = date.getUTCFullYear();
  return year >= 1_000 && year < 9_999 ? formatIndianDay(toIndianDay(date)) : '';
}
