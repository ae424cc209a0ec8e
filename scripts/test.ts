import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installBrowsers } from '#tests/find-browser.ts';

// `npm test`: every check, one after the other, and at the end one line that counts them all. A check that is a single
// program (types, lint, build) counts as one test. `--long` runs in full what is inherently long or statistical.
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const bin = (path: string): string => join(root, 'node_modules', path);

type Count = { readonly passed: number; readonly failed: number };

/** The seed of property-based tests: a new one every day, printed so that a failure can be reproduced. */
const seed = process.env.TEST_SEED ?? String(Math.floor(Date.now() / 86_400_000));
const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } });
const env: NodeJS.ProcessEnv = { ...process.env, TEST_SEED: seed, TEST_LONG: values.long ? '1' : '' };

rmSync(results, { recursive: true, force: true });
installBrowsers();

const counts = [
  check('types', [bin('@react-router/dev/bin.cjs'), 'typegen'], [bin('typescript/bin/tsc')]),
  check('lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off']),
  check('build', [join(root, 'scripts/prepare.mjs')]),
  suite('unit, API, store', 'vitest.json', readVitest, [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${join(results, 'vitest.json')}`,
  ]),
  suite('browser', 'e2e.json', readPlaywright, [bin('@playwright/test/cli.js'), 'test']),
];

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

/** A suite that fails without a count, or runs no test, is one failure. */
function suite(name: string, file: string, read: (report: unknown) => Count, args: readonly string[]): Count {
  const start = performance.now();
  const status = run(args);
  const path = join(results, file);
  const count = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 };
  console.log(
    `${name}: ${count.passed} passed, ${count.failed} failed, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  const isSilent = count.failed === 0 && (status !== 0 || count.passed === 0);
  return isSilent ? { ...count, failed: 1 } : count;
}

function readVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, success } = report as {
    numPassedTests: number;
    numFailedTests: number;
    success: boolean;
  };
  // A file that cannot be loaded has no tests that fail.
  return { passed: numPassedTests, failed: numFailedTests === 0 && !success ? 1 : numFailedTests };
}

function readPlaywright(report: unknown): Count {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  // A flaky test is a failed one.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
