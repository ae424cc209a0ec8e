import { formatDayOf, formatIndianEnd, formatIndianTime } from '#domain/time.ts';
import { publishedWords as words } from './published.ts';

type Period = {
  readonly state: 'live' | 'scheduled' | 'withdrawn' | 'draft';
  /** The day that visitors read beside the item: ISO 8601, or blank. */
  readonly shownSince: string;
  readonly startsAt: string;
  readonly endsAt: string;
};

/** From when until when visitors see an item, as a sentence. */
export function describePeriod({ state, shownSince, startsAt, endsAt }: Period): string {
  const end = endsAt && formatIndianEnd(endsAt);
  if (state === 'live') return words.formatShown(shownSince && formatDayOf(shownSince), end);
  return state === 'scheduled' ? words.formatAppears(formatIndianTime(startsAt), end) : words.withdrawnHint;
}
