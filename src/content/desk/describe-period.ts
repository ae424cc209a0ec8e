import { formatDayOf, formatIndianEnd, formatIndianTime } from '#domain/time.ts';
import { publishedWords as words } from './published.ts';

type Period = {
  readonly state: 'live' | 'scheduled' | 'withdrawn';
  /** The day that visitors read beside the item: ISO 8601, or blank. */
  readonly shownSince: string;
  readonly startsAt: string;
  readonly endsAt: string;
};

/** From when until when visitors see an item, as a sentence. */
export function describePeriod({ state, shownSince, startsAt, endsAt }: Period): string {
  if (state === 'withdrawn') return words.withdrawnHint;
  const end = endsAt && formatIndianEnd(endsAt);
  if (state === 'scheduled') return words.formatAppears(formatIndianTime(startsAt), end);
  return words.formatShown(shownSince && formatDayOf(shownSince), end);
}
