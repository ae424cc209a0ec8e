import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'results.md');

/** Replaces the table of the same heading in `results.md`, with date, machine and commit. */
export function writeResults(
  heading: string,
  about: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const toLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = [toLine(head), toLine(head.map(() => '---')), ...rows.map(toLine)].join('\n');
  const section = `## ${heading}\n${about}\n${formatRun()}\n\n${table}\n`;
  const others = readFileSync(file, 'utf8')
    .split(/\n(?=## )/)
    .filter((part) => !part.startsWith(`## ${heading}\n`));
  writeFileSync(file, `${[...others.map((part) => part.trim()), section.trim()].join('\n\n')}\n`);
}

function formatRun(): string {
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, commit ${commit}.`;
}
