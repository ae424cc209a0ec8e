import { formatName } from '#domain/name.ts';
import { type SubmissionFilter, type SubmissionStatus, submissionStatuses } from '#domain/submission/submission.ts';
import { type readOptions, readSince, rejectUsage } from '#scripts/command/command.ts';
import { formatTable } from '#scripts/command/format-table.ts';
import { type CsvColumn, formatCsv } from '#services/format-csv.ts';
import type { StatusChange } from '#services/set-status.ts';

/** Options of `npm run enquiries` and `npm run applications`. */
export const listOptions = {
  csv: { type: 'boolean' },
  since: { type: 'string' },
  suspected: { type: 'boolean' },
  status: { type: 'string' },
  mark: { type: 'string' },
} as const;
export const listUsage = '[--csv] [--since 2026-11-01] [--suspected] [--status new], or --mark answered REFERENCE…';

type ListOptions = ReturnType<typeof readOptions<typeof listOptions>>;

/** The filter of the list: submissions of people, or with `--suspected` of suspected robots. */
export function toFilter({ since, suspected = false, status }: ListOptions): SubmissionFilter {
  return {
    since: since === undefined ? undefined : readSince(since),
    suspected,
    status: status === undefined ? undefined : readStatus('--status', status),
  };
}

/**
 * The status of `--mark`; `undefined` without it. Throws `usage-invalid` for `--mark` without names, or the reverse.
 */
export function readMark({ mark }: ListOptions, names: readonly string[]): SubmissionStatus | undefined {
  if (mark === undefined && names.length > 0) {
    rejectUsage(`${formatName(names.join(' '))}: to set a status use --mark.`);
  }
  if (mark !== undefined && names.length === 0) {
    rejectUsage('--mark: name the reference numbers, such as 4F2A-91BC.');
  }
  return mark === undefined ? undefined : readStatus('--mark', mark);
}

function readStatus(option: string, value: string): SubmissionStatus {
  const status = submissionStatuses.find((known) => known === value);
  if (status) return status;
  return rejectUsage(`${option}: use one of ${submissionStatuses.join(', ')}.`);
}

/** A line for each changed submission. */
export function formatChanges(changes: readonly StatusChange[]): string {
  return changes.map(({ reference, from, to }) => `${reference}  ${from} → ${to}\n`).join('');
}

/** Prints the number of omitted submissions on standard error, so that none is overlooked. */
export function reportSuspected(count: number): void {
  if (count > 0) console.error(`Omitted, from suspected robots: ${count}. List them with -- --suspected.`);
}

/** The columns of a list in order: every field except `consentedAt` and the ones that `formatList` adds. */
export type Columns<Row> = {
  readonly [column in Exclude<keyof Row, 'consentVersion' | 'consentedAt' | 'suspicion'> | 'reference']: true;
};

/** Formats the list. CSV has the consent text too; suspected robots are listed with the reason. */
export function formatList<Column extends CsvColumn>(
  columns: { readonly [column in Column]: true },
  rows: readonly { readonly [column in NoInfer<Column> | 'consentVersion' | 'suspicion']: string }[],
  { csv = false, suspected = false }: ListOptions,
): string {
  const names = Object.keys(columns) as Column[];
  const shown = suspected ? [...names, 'suspicion' as const] : names;
  if (!csv) return formatTable(shown, rows);
  return formatCsv([...shown, 'consentVersion'], rows);
}
