import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installBrowsers } from '#tests/find-browser.ts';
import {
  findUnknownCitations,
  findUnproven,
  parseRequirements,
  readPlaywrightRuns,
  readVitestRuns,
  type TestRun,
} from './find-unproven.ts';

// `npm test`: every check, one after the other, and at the end one line that counts them all. A check that is a single
// program (types, lint, build) counts as one test, and so does the last, that every requirement is proven. `--long` runs in
// full what is inherently long or statistical.
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const bin = (path: string): string => join(root, 'node_modules', path);

type Count = { readonly passed: number; readonly failed: number };

/** What a suite's report says. */
type Report = Count & { readonly runs: readonly TestRun[] };

/** The seed of property-based tests: a new one every day, printed so that a failure can be reproduced. */
const seed = process.env.TEST_SEED ?? String(Math.floor(Date.now() / 86_400_000));
const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } });
const env: NodeJS.ProcessEnv = { ...process.env, TEST_SEED: seed, TEST_LONG: values.long ? '1' : '' };

rmSync(results, { recursive: true, force: true });
installBrowsers();

const checks = [
  check('types', [bin('@react-router/dev/bin.cjs'), 'typegen'], [bin('typescript/bin/tsc')]),
  check('lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off']),
  check('build', [join(root, 'scripts/prepare.mjs')]),
];
const suites = [
  suite('unit, API, store', 'vitest.json', readVitest, [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${join(results, 'vitest.json')}`,
  ]),
  suite('browser', 'e2e.json', readPlaywright, [bin('@playwright/test/cli.js'), 'test']),
];
const counts = [...checks, ...suites, checkRequirements(suites.flatMap(({ runs }) => runs))];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\nSeed of property-based tests: TEST_SEED=${seed}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function run(args: readonly string[]): number | null {
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env }).status;
}

function check(name: string, ...programs: readonly string[][]): Count {
  const start = performance.now();
  const isGood = programs.every((args) => run(args) === 0);
  console.log(`${isGood ? 'ok' : 'FAILED'}: ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Last, because a requirement is proven only by tests of both suites that ran, and passed, just now. */
function checkRequirements(runs: readonly TestRun[]): Count {
  const requirements = parseRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const layers = 'api,content,contract,database,documents,domain,mail,media,scripts,server,services,trust,website';
  const sources = globSync(`{${layers}}/**/*.{ts,tsx,css}`, {
    cwd: root,
    exclude: ['**/*.test.ts'],
  }).map((file) => readFileSync(join(root, file), 'utf8'));
  const errors = [...findUnproven(requirements, runs), ...findUnknownCitations(requirements, sources)];
  for (const error of errors) console.log(`NOT PROVEN: ${error}`);
  console.log(`${errors.length === 0 ? 'ok' : 'FAILED'}: requirements, ${requirements.length} of them`);
  return errors.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A suite that fails without a count, or runs no test, is one failure. The next suite may clear the folder of reports. */
function suite(name: string, file: string, read: (report: unknown) => Report, args: readonly string[]): Report {
  const start = performance.now();
  const status = run(args);
  const path = join(results, file);
  const report = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0, runs: [] };
  console.log(
    `${name}: ${report.passed} passed, ${report.failed} failed, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  const isSilent = report.failed === 0 && (status !== 0 || report.passed === 0);
  return isSilent ? { ...report, failed: 1 } : report;
}

function readVitest(report: unknown): Report {
  const { numPassedTests, numFailedTests, success } = report as {
    numPassedTests: number;
    numFailedTests: number;
    success: boolean;
  };
  // A file that cannot be loaded has no tests that fail.
  const failed = numFailedTests === 0 && !success ? 1 : numFailedTests;
  return { passed: numPassedTests, failed, runs: readVitestRuns(report, root) };
}

function readPlaywright(report: unknown): Report {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  // A flaky test is a failed one.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    runs: readPlaywrightRuns(report, 'tests/e2e'),
  };
}
