import { stringify } from 'csv-stringify/sync';
import { escapeLines } from '#domain/name.ts';

/**
 * CSV as in RFC 4180, or further rows of it without the header. A cell that a spreadsheet would evaluate as a formula gets a
 * leading apostrophe.
 */
export function formatCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly { readonly [column in NoInfer<Column>]: string }[],
  { header = true } = {},
): string {
  const cast = { string: escapeLines };
  const format = { header, record_delimiter: '\r\n', escape_formulas: true, quoted_match: /\n/, cast };
  return stringify([...rows], { ...format, columns: [...columns] });
}
