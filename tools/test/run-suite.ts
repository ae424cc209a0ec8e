import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { SuiteReport, TestRun } from './read-report.ts';

type Suite = {
  /** The runner's program and its arguments. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** The file that the runner writes. */
  readonly report: string;
  readonly read: (json: string) => SuiteReport;
  /** Whether the runner's own output is shown. */
  readonly stdio: 'inherit' | 'ignore';
};

/** The result of a runner. `status` is its exit status, null after a signal. */
export type SuiteResult = {
  readonly status: number | null;
  readonly passed: number;
  readonly failed: number;
  readonly runs: readonly TestRun[];
  readonly errors: readonly string[];
};

/**
 * Runs a test runner. Failures are failed tests and errors outside of tests. A run with another status than 0, without
 * a report or without a passed test has at least one failure.
 */
export async function runSuite({ args, cwd, env, report, read, stdio }: Suite): Promise<SuiteResult> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', stdio, stdio], env });
  const [status] = await once(child, 'close');
  const { runs, errors } = readReport(report, read);
  const count = (outcome: TestRun['outcome']): number => runs.filter((test) => test.outcome === outcome).length;
  const passed = count('passed');
  const found = count('failed') + errors.length;
  const failed = found > 0 ? found : Number(status !== 0 || passed === 0);
  return { status, passed, failed, runs, errors };
}

/** A runner that was killed may have written no report, or a part of one. */
function readReport(report: string, read: Suite['read']): SuiteReport {
  if (!existsSync(report)) return { runs: [], errors: [] };
  try {
    return read(readFileSync(report, 'utf8'));
  } catch (error) {
    return { runs: [], errors: [`the report ${report} cannot be read (${String(error)})`] };
  }
}
