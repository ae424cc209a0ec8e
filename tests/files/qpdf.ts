import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '@mohar/check/tests/external-tools/run-tool.ts';

/** A PDF as qpdf rewrites it. */
export function runQpdf(bytes: Uint8Array, ...options: readonly string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'resume-'));
  try {
    const target = join(folder, 'out.pdf');
    runTool('qpdf', { 'in.pdf': bytes }, [...options, 'in.pdf', target]);
    return readFileSync(target);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
