/** The widest that a column gets; what is cut ends in an ellipsis, and the CSV has it whole. */
const widest = 32;

/** Rows as a plain-text table for a terminal, a header first; "None." where there are no rows. */
export function writeTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly { readonly [column in Column]: string }[],
): string {
  if (rows.length === 0) return 'None.\n';
  const cells = [[...columns], ...rows.map((row) => columns.map((column) => shorten(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => [...(line[index] ?? '')].length)));
  const write = (line: readonly string[]): string =>
    line
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd();
  return `${cells.map(write).join('\n')}\n${rows.length} in all.\n`;
}

function shorten(text: string): string {
  const line = [...text.replaceAll(/\s+/g, ' ')];
  return line.length > widest ? `${line.slice(0, widest - 1).join('')}…` : line.join('');
}
