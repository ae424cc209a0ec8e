import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { listMissingPrograms } from '#tests/deploy/programs.ts';
import { listMissingEngines } from '#tests/engines/engines.ts';
import { installBrowsers } from '#tests/find-browser.ts';
import { listLeftOut, type TestTier } from '#tests/tiers.ts';
import { findUnknownCitations, findUnproven, leaveOut, parseRequirements } from './test/find-unproven.ts';
import { readPlaywrightReport, readVitestReport, type SuiteReport, type TestRun } from './test/read-report.ts';
import { runSuite } from './test/run-suite.ts';

// `npm test`: every check, and at the end one line with the totals. Types, lint and build run concurrently and count as
// one test each; so does the last check, that every requirement is proven. `--full` adds the files of `fullOnly`, as CI
// does. `--long` runs all files, and long or statistical tests in full.
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const bin = (path: string): string => join(root, 'node_modules', path);

type Count = { readonly passed: number; readonly failed: number };

/** The seed of property-based tests: a new one every day, printed so that a failure can be reproduced. */
const seed = process.env.TEST_SEED ?? String(Math.floor(Date.now() / 86_400_000));
const option = { type: 'boolean', default: false } as const;
const { long, full } = parseArgs({ options: { long: option, full: option } }).values;
const shortOrFull: TestTier = full ? 'full' : 'short';
const tier: TestTier = long ? 'long' : shortOrFull;
const leftOut = listLeftOut(tier);
const env: NodeJS.ProcessEnv = {
  ...process.env,
  TEST_SEED: seed,
  TEST_LONG: long ? '1' : '',
  TEST_TIER: tier,
};

rmSync(results, { recursive: true, force: true });
installBrowsers();

const checks = await Promise.all([
  check(
    'types',
    ...['.', 'src/desk'].flatMap((app) => [
      [bin('@react-router/dev/bin.cjs'), 'typegen', app],
      [bin('typescript/bin/tsc'), '-p', app],
    ]),
  ),
  check('lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off']),
  check('build', [join(root, 'tools/prepare.mjs')]),
]);
const suites = [
  await suite('unit, API, store', 'vitest.json', readVitestReport, [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=./tools/test/vitest-reporter.ts',
  ]),
  await suite('browser', 'e2e.json', (json) => readPlaywrightReport(json, 'tests/e2e'), [
    bin('@playwright/test/cli.js'),
    'test',
  ]),
];
const counts = [...checks, ...suites, checkRequirements(suites.flatMap(({ runs }) => runs))];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\nSeed of property-based tests: TEST_SEED=${seed}`);
const missing = listMissingEngines();
if (missing.length > 0)
  console.log(`Left out, and in neither number: journeys in ${missing.join(' and ')}, not installed`);
const missingPrograms = listMissingPrograms();
if (missingPrograms.length > 0)
  console.log(`Left out, and in neither number: checks of deploy/ by ${missingPrograms.join(' and ')}, not installed`);
if (leftOut.length > 0) {
  console.log(`Left to longer runs (tests/tiers.ts): ${leftOut.length} files, and what only they prove`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs programs in sequence until one fails. Buffers their output, so that concurrent checks do not mix theirs. */
async function check(name: string, ...programs: readonly string[][]): Promise<Count> {
  const start = performance.now();
  const output: string[] = [];
  let isGood = true;
  for (const args of programs) {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
    const [stdout, stderr, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    output.push(stdout, stderr);
    isGood = status === 0;
    if (!isGood) break;
  }
  process.stdout.write(output.join(''));
  return report(isGood, `${name}, ${formatSeconds(start)}`);
}

/** Prints the result of a check and counts it as one test. */
function report(isGood: boolean, line: string): Count {
  console.log(`${isGood ? 'ok' : 'FAILED'}: ${line}`);
  return { passed: Number(isGood), failed: Number(!isGood) };
}

function formatSeconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Runs last: only tests that have passed in this run, of both suites, prove a requirement. */
function checkRequirements(runs: readonly TestRun[]): Count {
  const documents = ['docs/requirements.md', 'docs/security.md'].map((file) => readFileSync(join(root, file), 'utf8'));
  const requirements = documents.flatMap(parseRequirements);
  const checked = leaveOut(requirements, leftOut);
  const files = globSync('{packages,scripts,src,tools}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/node_modules/**'],
  });
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const errors = [...findUnproven(checked, runs), ...findUnknownCitations(requirements, sources)];
  for (const error of errors) console.log(`NOT PROVEN: ${error}`);
  return report(errors.length === 0, `requirements, ${checked.length} of ${requirements.length}`);
}

/** Runs a suite; prints its totals and its errors outside of tests. The next suite may clear the folder of reports. */
async function suite(name: string, file: string, read: (json: string) => SuiteReport, args: readonly string[]) {
  const start = performance.now();
  const report = join(results, file);
  const result = await runSuite({
    args,
    cwd: root,
    env: { ...env, TEST_REPORT: report },
    report,
    read,
    stdio: 'inherit',
  });
  for (const error of result.errors) console.log(`OUTSIDE OF TESTS: ${error}`);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed, ${formatSeconds(start)}`);
  return result;
}
