import { escapeHidden } from '#domain/name.ts';

/**
 * The maximum width of a column in code points; longer cells end in an ellipsis. The first and the last column have no
 * limit: the first has names for other commands.
 */
const maxWidth = 36;

/** Formats rows as a plain-text table with a header; "None." where there are no rows. */
export function formatTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly { readonly [column in Column]: string }[],
): string {
  if (rows.length === 0) return 'None.\n';
  const cells: string[][] = [
    [...columns],
    ...rows.map((row) =>
      columns.map((column, index) => formatCell(row[column], index === 0 || index === columns.length - 1)),
    ),
  ];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => [...(line[index] ?? '')].length)));
  const pad = (cell: string, index: number): string => cell + ' '.repeat((widths[index] ?? 0) - [...cell].length);
  const formatLine = (line: readonly string[]): string => line.map(pad).join('  ').trimEnd();
  return `${cells.map(formatLine).join('\n')}\nTotal: ${rows.length}.\n`;
}

/** Formats a cell on one line, and escapes characters that could forge terminal output. */
function formatCell(text: string, isWhole: boolean): string {
  const line = [...escapeHidden(text.replaceAll(/\s+/g, ' '))];
  return line.length > maxWidth && !isWhole ? `${line.slice(0, maxWidth - 1).join('')}…` : line.join('');
}
