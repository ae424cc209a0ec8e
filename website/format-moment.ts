import { findIndianDay, formatIndianDay } from '#domain/time.ts';

/** The day of a moment (ISO 8601) in India, `20 Nov 2026`; blank for what is no time. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : formatIndianDay(findIndianDay(date));
}
