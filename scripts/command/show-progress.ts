import type { ReportProgress } from '#services/progress.ts';

/** The progress goes to standard error, so that standard output has the result only. */
type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const width = 30;

/** Shows the progress of a copy in rows: a bar in a terminal, otherwise a line for every quarter of a table. */
export function showProgress(output: Output = process.stderr): { report: ReportProgress; end(): void } {
  let shown = '';
  const report: ReportProgress = ({ step, done, total }) => {
    const part = total === 0 ? 1 : Math.min(1, done / total);
    const text = `${step}: ${done} of ${total} rows`;
    if (output.isTTY) {
      const filled = Math.round(part * width);
      output.write(`\r\x1b[K[${'='.repeat(filled)}${' '.repeat(width - filled)}] ${Math.floor(part * 100)} % ${text}`);
      return;
    }
    const quarter = `${step} ${Math.floor(part * 4)}`;
    if (quarter !== shown && part * 4 >= 1) output.write(`${text}\n`);
    shown = quarter;
  };
  return { report, end: () => void (output.isTTY && output.write('\r\x1b[K')) };
}
