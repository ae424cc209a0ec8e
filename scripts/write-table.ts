/** The widest that a column gets but for the last: an id fits. What is cut ends in an ellipsis. */
const widest = 36;

/** Rows as a plain-text table for a terminal, a header first; "None." where there are no rows. */
export function writeTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly { readonly [column in Column]: string }[],
): string {
  if (rows.length === 0) return 'None.\n';
  const cells: string[][] = [
    [...columns],
    ...rows.map((row) => columns.map((column, index) => shorten(row[column], index === columns.length - 1))),
  ];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => [...(line[index] ?? '')].length)));
  const write = (line: readonly string[]): string =>
    line
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd();
  return `${cells.map(write).join('\n')}\n${rows.length} in all.\n`;
}

/** On one line, without what could move a terminal's cursor or turn the direction of its text. */
function shorten(text: string, isLast: boolean): string {
  const line = [...text.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')];
  return line.length > widest && !isLast ? `${line.slice(0, widest - 1).join('')}…` : line.join('');
}
