import { stringify } from 'csv-stringify/sync';
import { csvTitles } from '#content/desk/csv-titles.ts';
import { escapeLines } from '#domain/name.ts';
import { findIndianTime, toIndianDay } from '#domain/time.ts';

export type CsvColumn = keyof typeof csvTitles;

/** Spreadsheets detect UTF-8 by it. */
const byteOrderMark = '\u{feff}';

/**
 * CSV as in RFC 4180 for spreadsheets, with titles in words; or further rows of it without the header. A cell that a
 * spreadsheet would evaluate as a formula gets a leading apostrophe.
 */
export function formatCsv<Column extends CsvColumn>(
  columns: readonly Column[],
  rows: readonly { readonly [column in NoInfer<Column>]: string }[],
  { header = true } = {},
): string {
  const format = { record_delimiter: '\r\n', escape_formulas: true, quoted_match: /\n/ };
  const titles = header ? [columns.map((column) => csvTitles[column])] : [];
  const cells = rows.map((row) => columns.map((column) => formatCell(column, row[column])));
  return (header ? byteOrderMark : '') + stringify([...titles, ...cells], format);
}

/**
 * A spreadsheet takes digits for a number: it shows a phone as 9.88E+09 in a narrow column, and drops a zero at the
 * beginning. With a space, as people write them, phones and PINs are texts.
 */
function formatCell(column: CsvColumn, text: string): string {
  if (column === 'phone') return text.replace(/^(\d{5})(\d{5})$/, '$1 $2');
  if (column === 'pincode') return text.replace(/^(\d{3})(\d{3})$/, '$1 $2');
  if (column === 'receivedAt' || column === 'answeredAt') return formatMoment(text);
  return escapeLines(text);
}

/** A moment (UTC, ISO 8601, or blank) in Indian time, as spreadsheets read it: `2026-11-21 09:30`. */
function formatMoment(moment: string): string {
  if (moment === '') return '';
  const date = new Date(moment);
  return `${toIndianDay(date)} ${findIndianTime(date)}`;
}
