import { toIndianDay, toIndianWeekday, toMoment } from '#domain/time.ts';

const dayMs = 86_400_000;

/** The period between two days that are entered beside it. */
export const betweenDays = 'days';

/** Periods by name, and calendar months, `2026-11`. */
export const periodPattern = /^(?:morning|today|yesterday|week|days|20\d\d-(?:0[1-9]|1[0-2]))$/;

/** Months that the filter offers, the current one first. */
const monthsOffered = 12;

/** The calendar months in India before a moment, newest first: `2026-11`. */
export function listMonths(now: Date): readonly string[] {
  const [year = 0, month = 0] = toIndianDay(now).split('-').map(Number);
  return Array.from({ length: monthsOffered }, (_, ago) => toMonth(year, month - ago));
}

function toMonth(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 7);
}

/** The bounds of a period (UTC, ISO 8601; `before` is exclusive); blank for none. A week begins on Monday. */
export function findPeriod(period: string, now: Date): { readonly since: string; readonly before: string } {
  const today = toIndianDay(now);
  const midnight = toMoment(today).getTime();
  const sinceMonday = (toIndianWeekday(now) + 6) % 7;
  switch (period) {
    case '':
    case betweenDays:
      return { since: '', before: '' };
    case 'morning':
      return { since: toMoment(today, '09:00').toISOString(), before: '' };
    case 'today':
      return { since: toMoment(today).toISOString(), before: '' };
    case 'yesterday':
      return { since: new Date(midnight - dayMs).toISOString(), before: new Date(midnight).toISOString() };
    case 'week':
      return { since: new Date(midnight - sinceMonday * dayMs).toISOString(), before: '' };
    default: {
      const [year = 0, month = 0] = period.split('-').map(Number);
      const next = toMonth(year, month + 1);
      return { since: toMoment(`${period}-01`).toISOString(), before: toMoment(`${next}-01`).toISOString() };
    }
  }
}
