import { MoharError } from '#domain/errors.ts';
import { findIndianTime, isDay, toEndOfDay, toIndianDay, toMoment } from '#domain/time.ts';

/**
 * When an item is shown, in India: days, `2026-11-27`, and times, `09:30`. A blank first day is now, a blank last day no
 * end. Without a time the period starts at the first midnight of its first day and ends at the last one of its last day.
 */
export type Period = {
  readonly from: string;
  readonly until: string;
  readonly fromTime?: string;
  readonly untilTime?: string;
};

/**
 * Converts the period to scheduled changes (UTC, ISO 8601); `start` is `undefined` for now. Throws `entry-invalid` for a
 * time without its day, and for an end in the past or before the start.
 */
export function readPeriod({ from, until, fromTime = '', untilTime = '' }: Period, now: Date) {
  const first = readMoment(from, fromTime);
  const last = readMoment(until, untilTime);
  const start = first && first > now ? first.toISOString() : undefined;
  const end = last && (untilTime === '' ? toEndOfDay(until) : last);
  if (end && (end <= now || (first && end <= first))) {
    throw new MoharError('entry-invalid', 'the end is over, or before the start');
  }
  const changes = [
    ...(start === undefined ? [] : [{ isActive: 1, dueAt: start }]),
    ...(end === undefined ? [] : [{ isActive: 0, dueAt: end.toISOString() }]),
  ];
  return { start, changes };
}

function readMoment(day: string, time: string): Date | undefined {
  if (day === '' && time === '') return undefined;
  if (day === '') throw new MoharError('entry-invalid', 'a time needs its day: enter both');
  if (!isDay(day)) throw new MoharError('entry-invalid', 'choose a day of the calendar');
  if (time !== '' && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    throw new MoharError('entry-invalid', 'a time has hours and minutes, such as 09:30');
  }
  return toMoment(day, time || '00:00');
}

/** The times of an item's scheduled changes (UTC, ISO 8601; blank for none). */
export function findTimes(changes: readonly { readonly isActive: number; readonly dueAt: string }[]) {
  const find = (isActive: number): string => changes.find((change) => change.isActive === isActive)?.dueAt ?? '';
  return { startsAt: find(1), endsAt: find(0) };
}

/** The period as a form shows it: `readPeriod` of the result gives the same moments (UTC, ISO 8601; blank for none). */
export function toPeriod(startsAt: string, endsAt: string): Required<Period> {
  const start = startsAt === '' ? undefined : new Date(startsAt);
  const end = endsAt === '' ? undefined : new Date(endsAt);
  const isMidnight = end && findIndianTime(end) === '00:00';
  return {
    from: start ? toIndianDay(start) : '',
    fromTime: start && findIndianTime(start) !== '00:00' ? findIndianTime(start) : '',
    until: end ? toIndianDay(isMidnight ? new Date(end.getTime() - 1) : end) : '',
    untilTime: end && !isMidnight ? findIndianTime(end) : '',
  };
}
