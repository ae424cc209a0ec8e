import type { FormKind, SubmissionStatus } from '#domain/submission/submission.ts';
import { toIndianDay } from '#domain/time.ts';

/** What the figures need of a lead; times are UTC, ISO 8601, and `answeredAt` is blank without an answer. */
export type ReceivedLead = {
  readonly kind: FormKind;
  readonly status: SubmissionStatus;
  readonly receivedAt: string;
  readonly answeredAt: string;
};

/** The median time to answer. Where it is not determined yet, it is more than `minutes`. */
export type MedianTime = { readonly minutes: number; readonly isDetermined: boolean };

export type AnswerFigures = {
  readonly leads: { readonly [kind in FormKind]: number };
  /** How many of those of each kind were answered. */
  readonly answeredLeads: { readonly [kind in FormKind]: number };
  readonly received: number;
  readonly answered: number;
  /** Without an answer, and not closed. */
  readonly waiting: number;
  /** `undefined` if no lead was answered and none waits. */
  readonly median: MedianTime | undefined;
};

/** Counts leads, and finds the median time to answer them; a lead that was closed without an answer has none. */
export function summariseAnswers(leads: readonly ReceivedLead[], now: Date): AnswerFigures {
  const answered = leads.filter(({ answeredAt }) => answeredAt !== '');
  const waiting = leads.filter(({ answeredAt, status }) => answeredAt === '' && status !== 'closed');
  const measure = (from: string, to: number): number => Math.max(0, to - Date.parse(from)) / 60_000;
  return {
    leads: countKinds(leads),
    answeredLeads: countKinds(answered),
    received: leads.length,
    answered: answered.length,
    waiting: waiting.length,
    median: findMedian(
      answered.map(({ receivedAt, answeredAt }) => measure(receivedAt, Date.parse(answeredAt))),
      waiting.map(({ receivedAt }) => measure(receivedAt, now.getTime())),
    ),
  };
}

function countKinds(leads: readonly ReceivedLead[]): AnswerFigures['leads'] {
  const count = (kind: FormKind): number => leads.filter((lead) => lead.kind === kind).length;
  return { contact: count('contact'), partner: count('partner'), career: count('career') };
}

/**
 * The median of times in minutes. The `waiting` ones are censored: they will be longer. The median is determined if it
 * stays the same however long they will be.
 */
export function findMedian(answered: readonly number[], waiting: readonly number[]): MedianTime | undefined {
  if (answered.length + waiting.length === 0) return undefined;
  const least = calculateMedian([...answered, ...waiting]);
  const most = calculateMedian([...answered, ...waiting.map(() => Infinity)]);
  const isDetermined = least === most;
  return { minutes: isDetermined ? Math.round(least) : Math.floor(least), isDetermined };
}

function calculateMedian(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return (lower + upper) / 2;
}

/** The month in India of a moment, `2026-11`. */
export function toIndianMonth(moment: Date): string {
  return toIndianDay(moment).slice(0, 7);
}

/** The last `count` calendar months in India, the current one last. */
export function listMonths(now: Date, count: number): readonly string[] {
  const [year = 0, month = 0] = toIndianMonth(now).split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    return new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7);
  });
}
