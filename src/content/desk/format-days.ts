import { formatIndianEnd, formatIndianTime } from '#domain/time.ts';
import { publishedWords as words } from './published.ts';

/** When an item appears. Blank for no start. */
export function formatStart(startsAt: string): string {
  return startsAt && words.formatStart(formatIndianTime(startsAt));
}

/** When an item ends. Blank for no end. */
export function formatEnd(endsAt: string): string {
  return endsAt && words.formatEnd(`${formatIndianEnd(endsAt)} IST`);
}
