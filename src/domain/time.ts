/** India has one time zone, without summer time: UTC+05:30. Milliseconds. */
const indianOffset = 330 * 60_000;

/** The largest difference between the clocks of two machines that is expected. Milliseconds. */
export const maxClockSkewMs = 3_600_000;

/** The day in India at a moment, `2026-11-21`. */
export function toIndianDay(moment: Date): string {
  return new Date(moment.getTime() + indianOffset).toISOString().slice(0, 10);
}

/** The time of day in India at a moment, `09:30`. */
export function findIndianTime(moment: Date): string {
  return new Date(moment.getTime() + indianOffset).toISOString().slice(11, 16);
}

/** The day of the week in India at a moment; Sunday is 0. */
export function toIndianWeekday(moment: Date): number {
  return new Date(moment.getTime() + indianOffset).getUTCDay();
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** With the day of the week, and the time as our opening hours have it: `Fri 20 Nov 2026, 2:05 pm IST`. */
export function formatIndianMoment(moment: Date): string {
  const [hour, minute] = findIndianTime(moment).split(':');
  const time = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
  return `${weekdays[toIndianWeekday(moment)]} ${formatIndianDay(toIndianDay(moment))}, ${time} IST`;
}

/** The national holidays of India, on which every office is closed; the others differ by state and year. */
const nationalHolidays: ReadonlySet<string> = new Set(['01-26', '08-15', '10-02']);

/** Whether a day, `2026-10-02`, is a national holiday. */
export function isNationalHoliday(day: string): boolean {
  return nationalHolidays.has(day.slice(5));
}

/** The moment of a day and time in India: `2026-11-21`, `09:30`. */
export function toMoment(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}:00+05:30`);
}

/** The end of a day in India: the next midnight. */
export function toEndOfDay(day: string): Date {
  return new Date(toMoment(day).getTime() + 86_400_000);
}

/** Whether a text is a day of the calendar, `2026-11-21`. */
export function isDay(text: string): boolean {
  const moment = toMoment(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && toIndianDay(moment) === text;
}

/** A moment (UTC, ISO 8601) as people in India write it: `20 Nov 2026, 14:05 IST`. */
export function formatIndianTime(moment: string): string {
  return `${formatIndianStart(moment)} IST`;
}

/** The end of a period (UTC, ISO 8601) in India; midnight belongs to the day that it ends: `20 Nov 2026, 24:00`. */
export function formatIndianEnd(moment: string): string {
  const end = new Date(moment);
  const time = findIndianTime(end);
  return time === '00:00'
    ? `${formatDayOf(new Date(end.getTime() - 1).toISOString())}, 24:00`
    : formatIndianStart(moment);
}

/** A moment (UTC, ISO 8601) in India, where the zone is named beside it: `20 Nov 2026, 14:05`. */
export function formatIndianStart(moment: string): string {
  return `${formatDayOf(moment)}, ${findIndianTime(new Date(moment))}`;
}

/** A day where its year is clear: `20 Nov`. */
export function formatDayAndMonth(day: string): string {
  return formatIndianDay(day).slice(0, -' 2026'.length);
}

/** The day in India of a moment (UTC, ISO 8601): `20 Nov 2026`. */
export function formatDayOf(moment: string): string {
  return formatIndianDay(toIndianDay(new Date(moment)));
}

/** Not `Intl`: creating a formatter takes milliseconds. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day (ISO 8601) as people in India write it: `20 Nov 2026`. */
export function formatIndianDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A month, `2026-11`, as people in India write it: `Nov 2026`. */
export function formatIndianMonth(month: string): string {
  return formatIndianDay(`${month}-01`).replace('1 ', '');
}
