import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled, packages, type Tool } from './install.ts';

/**
 * Runs a program on files of these names and returns its output. Throws when it is not installed or reports an error.
 */
export function runTool(tool: Tool, files: Readonly<Record<string, Uint8Array>>, args: readonly string[]): string {
  return runInFolder(tool, files, args, (_, output) => output);
}

/** Runs a program that writes the file `output`, and returns that. */
export function runToolForFile(
  tool: Tool,
  files: Readonly<Record<string, Uint8Array>>,
  args: readonly string[],
): Uint8Array<ArrayBuffer> {
  return runInFolder(tool, files, args, (folder) => new Uint8Array(readFileSync(join(folder, 'output'))));
}

/** A list of 40,000 revocations is printed in several megabytes. */
const maxOutputBytes = 64 * 1024 * 1024;

function runInFolder<Result>(
  tool: Tool,
  files: Readonly<Record<string, Uint8Array>>,
  args: readonly string[],
  read: (folder: string, output: string) => Result,
): Result {
  if (!isInstalled(tool)) throw new Error(`Install ${packages[tool]}: tests verify PDFs and certificates with it.`);
  const folder = mkdtempSync(join(tmpdir(), 'tool-'));
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    return read(
      folder,
      execFileSync(tool, args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: maxOutputBytes,
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a program on one PDF, named between the arguments. */
export function runPdfTool(
  tool: Tool,
  bytes: Uint8Array,
  before: readonly string[] = [],
  after: readonly string[] = [],
): string {
  return runTool(tool, { 'document.pdf': bytes }, [...before, 'document.pdf', ...after]);
}
