import { listReceived } from '#database/lead/lead-store.ts';
import type { Actor } from '#domain/staff/staff.ts';
import type { FormKind } from '#domain/submission/submission.ts';
import { toIndianDay, toMoment } from '#domain/time.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';

/** Periods that the figures are shown for. Days. */
export const figurePeriods = [7, 30, 90] as const;

const day = 86_400_000;

/** The leads received on one day in India: how many of each kind, and the median time until the answer. */
export type DayFigures = {
  readonly day: string;
  readonly leads: { readonly [kind in FormKind]: number };
  readonly answered: number;
  /** Minutes; `undefined` if none was answered. */
  readonly minutes: number | undefined;
};

/** The figures of the last `days`, today last, and their total. Throws `not-allowed`. */
export async function readFigures({ db, clock }: DeskContext, actor: Actor, days: number) {
  requireRight(actor, 'leads');
  const today = toMoment(toIndianDay(clock()));
  const names = Array.from({ length: days }, (_, at) => toIndianDay(new Date(today.getTime() - (days - 1 - at) * day)));
  const received = await listReceived(db, toMoment(names[0] ?? '').toISOString());
  const byDay = Map.groupBy(received, ({ receivedAt }) => toIndianDay(new Date(receivedAt)));
  return {
    days: names.map((name) => ({ day: name, ...summarise(byDay.get(name) ?? []) })),
    total: summarise(received),
  };
}

type Received = Awaited<ReturnType<typeof listReceived>>[number];

function summarise(leads: readonly Received[]): Omit<DayFigures, 'day'> {
  const count = (kind: FormKind): number => leads.filter((lead) => lead.kind === kind).length;
  const times = leads
    .filter(({ answeredAt }) => answeredAt !== '')
    .map(({ receivedAt, answeredAt }) => Math.max(0, Date.parse(answeredAt) - Date.parse(receivedAt)) / 60_000)
    .sort((a, b) => a - b);
  const low = times[Math.floor((times.length - 1) / 2)];
  const high = times[Math.floor(times.length / 2)];
  const minutes = low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
  const byKind = { contact: count('contact'), partner: count('partner'), career: count('career') };
  return { leads: byKind, answered: times.length, minutes };
}
