import { stringify } from 'csv-stringify/sync';

/** RFC 4180; a cell that a spreadsheet would take for a formula is disarmed by a leading apostrophe. */
export function writeCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly { readonly [column in Column]: string }[],
): string {
  return stringify([...rows], {
    header: true,
    columns: [...columns],
    record_delimiter: '\r\n',
    escape_formulas: true,
  });
}
