import { formatIndianDay, formatIndianTime, toIndianDay } from '#domain/time.ts';
import { publishedWords as words } from './published.ts';

/** When an item appears: a post at a time, others with a day. Blank for no start. */
export function formatStart(kind: string, startsAt: string): string {
  if (startsAt === '') return '';
  if (kind === 'post') return words.formatStart(formatIndianTime(startsAt));
  return words.formatFirstDay(formatIndianDay(toIndianDay(new Date(startsAt))));
}

/** The last day of an item, which ends at the midnight after it. Blank for no end. */
export function formatEnd(endsAt: string): string {
  return endsAt && words.formatLastDay(formatIndianDay(toIndianDay(new Date(Date.parse(endsAt) - 1))));
}
