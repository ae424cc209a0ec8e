import type { SubmissionFilter } from '#domain/submission/submission.ts';
import { readSince } from '#scripts/read-options.ts';
import { writeCsv } from '#scripts/write-csv.ts';
import { writeTable } from '#scripts/write-table.ts';

/** What every list of submissions can be asked for. */
export const listOptions = {
  csv: { type: 'boolean' },
  since: { type: 'string' },
  suspected: { type: 'boolean' },
} as const;
export const listUsage = '[--csv] [--since 2026-11-01] [--suspected]';

type ListChoice = {
  readonly csv?: boolean | undefined;
  readonly since?: string | undefined;
  readonly suspected?: boolean | undefined;
};

/** People's submissions, or with `--suspected` those taken for a robot's. */
export function toFilter({ since, suspected = false }: ListChoice): SubmissionFilter {
  return { since: since === undefined ? undefined : readSince(since), suspected };
}

/** Tells on standard error of what the list leaves out, so that nobody's words are lost unseen. */
export function remarkSuspects(suspects: number): void {
  if (suspects > 0) console.error(`Left out as a robot's: ${suspects}. See them with -- --suspected.`);
}

/** The list as text. CSV also tells the consent text; suspects are told with what speaks against them. */
export function writeList<Column extends string>(
  columns: readonly Column[],
  rows: readonly { readonly [column in Column | 'consentVersion' | 'suspicion']: string }[],
  { csv = false, suspected = false }: ListChoice,
): string {
  const shown = suspected ? [...columns, 'suspicion' as const] : columns;
  return csv ? writeCsv([...shown, 'consentVersion' as const], rows) : writeTable(shown, rows);
}
