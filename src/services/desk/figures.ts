import { listReceived } from '#database/lead/lead-store.ts';
import { listMonths, summariseAnswers, toIndianMonth } from '#domain/lead/answers.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { toIndianDay, toMoment } from '#domain/time.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';

/** Periods that the daily figures are shown for. Days, less than the months. */
export const figurePeriods = [7, 30, 90] as const;

/** The months that figures are shown for, the current one included. */
const monthCount = 12;

const dayLength = 86_400_000;

/**
 * The figures of the last `days` in India, today last, and their total; and those of each calendar month since the first
 * lead, the current one last. Throws `not-allowed`.
 */
export async function readFigures({ db, clock }: DeskContext, actor: Actor, days: number) {
  requireRight(actor, 'leads');
  const now = clock();
  const months = listMonths(now, monthCount);
  const today = toMoment(toIndianDay(now)).getTime();
  const names = Array.from({ length: days }, (_, at) => toIndianDay(new Date(today - (days - 1 - at) * dayLength)));
  const received = await listReceived(db, toMoment(`${months[0]}-01`).toISOString());
  const byMonth = Map.groupBy(received, ({ receivedAt }) => toIndianMonth(new Date(receivedAt)));
  const byDay = Map.groupBy(received, ({ receivedAt }) => toIndianDay(new Date(receivedAt)));
  // Without a lead -1, with which `slice` leaves the current month.
  const first = months.findIndex((month) => byMonth.has(month));
  return {
    months: months.slice(first).map((month) => ({ month, ...summariseAnswers(byMonth.get(month) ?? [], now) })),
    days: names.map((day) => ({ day, ...summariseAnswers(byDay.get(day) ?? [], now) })),
    total: summariseAnswers(
      names.flatMap((day) => byDay.get(day) ?? []),
      now,
    ),
  };
}
