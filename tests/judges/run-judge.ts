import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMissingPackages, type Judge } from '#tests/judges/install.ts';

let missing: readonly string[] | undefined;

/**
 * Runs a program on files of these names and answers what it printed. Throws when it is not there, or finds them faulty.
 */
export function runJudge(judge: Judge, files: Readonly<Record<string, Uint8Array>>, args: readonly string[]): string {
  missing ??= findMissingPackages();
  if (missing.length > 0)
    throw new Error(`Install ${missing.join(' and ')}: what we make is judged by their programs.`);
  const folder = mkdtempSync(join(tmpdir(), 'judged-'));
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    return execFileSync(judge, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a program on one PDF, named between the arguments. */
export function runPdfTool(
  tool: Judge,
  bytes: Uint8Array,
  before: readonly string[] = [],
  after: readonly string[] = [],
): string {
  return runJudge(tool, { 'document.pdf': bytes }, [...before, 'document.pdf', ...after]);
}
