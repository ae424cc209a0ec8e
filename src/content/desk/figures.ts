import { formatAge } from '#content/desk/leads.ts';
import type { AnswerFigures, MedianTime } from '#domain/lead/answers.ts';

/** A median under one minute is shown as one minute. Leads that wait can still raise one that is not determined. */
function formatMedian({ minutes, isDetermined }: MedianTime, moreThan = 'more than'): string {
  return isDetermined ? formatAge(Math.max(1, minutes)) : `${moreThan} ${formatAge(minutes)}`;
}

/** How many of the leads of a period were answered, and how soon. */
function formatAnswered({
  received,
  answered,
  waiting,
  median,
}: Omit<AnswerFigures, 'leads' | 'answeredLeads'>): string {
  const all = received.toLocaleString('en-IN');
  if (received === 0) return 'No lead came in these days.';
  if (median === undefined) {
    return received === 1
      ? 'The only lead was closed without an answer.'
      : `All ${all} leads were closed without an answer.`;
  }
  const age = formatMedian(median);
  if (received === 1)
    return waiting === 1 ? `The only lead has waited for ${age}.` : `The only lead was answered within ${age}.`;
  if (answered === 0) return `None of ${all} leads is answered. Median time to answer: ${age}.`;
  if (answered === 1) return `1 of ${all} leads was answered. Median time to answer: ${age}.`;
  return `${answered.toLocaleString('en-IN')} of ${all} leads were answered. Median time to answer: ${age}.`;
}

export const figureWords = {
  title: 'Figures',
  period: 'Period',
  formatPeriod: (days: number) => `${days} days`,
  hint: 'Leads of people, by the day in India on which they came. Suspected robots and spam are not counted.',
  medianTitle: 'How the median is counted',
  medianHint:
    'Half of the leads are answered within the median time. Leads that wait count with the time that they have waited so far, so the median can still grow: then it says “more than”. Leads that were closed without an answer do not count.',
  months: 'By month',
  monthChart: 'Leads a month',
  days: 'By day',
  leads: 'Leads a day',
  month: 'Month',
  day: 'Day',
  received: 'Received',
  answered: 'Answered',
  waiting: 'Waiting',
  formatAnswered,
  formatMedian: (median: MedianTime) => formatMedian(median),
  /** For a cell of a table. */
  formatShortMedian: (median: MedianTime) => formatMedian(median, '>'),
  formatPercent: (answered: number, leads: number) => (leads === 0 ? '' : `${Math.floor((100 * answered) / leads)} %`),
  formatPart: (answered: number, leads: number) =>
    `${answered.toLocaleString('en-IN')} of ${leads.toLocaleString('en-IN')}`,
  formatKind: (kind: string, count: number) => `${kind}: ${count.toLocaleString('en-IN')}`,
  formatKindPart: (kind: string, answered: number, leads: number) =>
    `${kind}: ${answered.toLocaleString('en-IN')} of ${leads.toLocaleString('en-IN')}`,
  showOpen: 'Show open leads',
  /** The current month is not over. */
  formatSoFar: (month: string) => `${month}, so far`,
  median: 'Median time',
  medianOfMonth: 'Median time to answer',
  total: 'All days',
  none: '–',
};
