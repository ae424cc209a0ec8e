import { stringify } from 'csv-stringify/sync';
import { escapeLines } from '#domain/name.ts';
import type { SubmissionFilter } from '#domain/submission/submission.ts';
import { type readOptions, readSince } from '#scripts/command/command.ts';
import { formatTable } from '#scripts/command/format-table.ts';

/** Options of `npm run enquiries` and `npm run applications`. */
export const listOptions = {
  csv: { type: 'boolean' },
  since: { type: 'string' },
  suspected: { type: 'boolean' },
} as const;
export const listUsage = '[--csv] [--since 2026-11-01] [--suspected]';

type ListOptions = ReturnType<typeof readOptions<typeof listOptions>>;

/** People's submissions, or with `--suspected` those of suspected robots. */
export function toFilter({ since, suspected = false }: ListOptions): SubmissionFilter {
  return { since: since === undefined ? undefined : readSince(since), suspected };
}

/** Prints on standard error how many submissions the list omits, so that none is overlooked. */
export function reportSuspected(count: number): void {
  if (count > 0) console.error(`Omitted, from suspected robots: ${count}. List them with -- --suspected.`);
}

/** The columns of a list in their order: every field of its rows but those that `formatList` adds, or nobody needs. */
export type Columns<Row> = {
  readonly [column in Exclude<keyof Row, 'consentVersion' | 'consentedAt' | 'suspicion'> | 'reference']: true;
};

/** Formats the list. CSV has the consent text too; suspected robots are listed with the reason. */
export function formatList<Column extends string>(
  columns: { readonly [column in Column]: true },
  rows: readonly { readonly [column in NoInfer<Column> | 'consentVersion' | 'suspicion']: string }[],
  { csv = false, suspected = false }: ListOptions,
): string {
  const names = Object.keys(columns) as Column[];
  const shown = suspected ? [...names, 'suspicion' as const] : names;
  if (!csv) return formatTable(shown, rows);
  // As in RFC 4180. A cell that a spreadsheet would evaluate as a formula gets a leading apostrophe.
  const cast = { string: escapeLines };
  const format = { header: true, record_delimiter: '\r\n', escape_formulas: true, quoted_match: /\n/, cast };
  return stringify([...rows], { ...format, columns: [...shown, 'consentVersion'] });
}
