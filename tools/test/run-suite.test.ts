import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '@mohar/check/tests/property-options.ts';
import { afterAll, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';
import { runSuite } from './run-suite.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'mohar-suite-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the fixtures of these names by Vitest, as `npm test` runs all tests. */
function runFixtures(...names: readonly string[]) {
  // The folder does not exist: `npm test` removes it before a run.
  const report = join(folder, names.join('-'), 'vitest.json');
  const config = join(import.meta.dirname, 'fixtures/vitest.config.ts');
  const reporter = join(import.meta.dirname, 'vitest-reporter.ts');
  return runSuite({
    args: [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config, `--reporter=${reporter}`, ...names],
    cwd: root,
    env: { ...process.env, TEST_REPORT: report },
    report,
    read: readVitestReport,
    stdio: 'ignore',
  });
}

/** Each starts Vitest: CI runs the first and the last. */
const runs = [
  { names: ['passing'], status: 0, passed: 1, failed: 0, errors: 0 },
  { names: ['failing'], status: 1, passed: 1, failed: 1, errors: 0 },
  { names: ['broken'], status: 1, passed: 0, failed: 1, errors: 1 },
  { names: ['rejecting'], status: 1, passed: 1, failed: 1, errors: 1 },
  { names: ['hook'], status: 1, passed: 1, failed: 1, errors: 1 },
  { names: ['failing', 'broken', 'rejecting', 'hook'], status: 1, passed: 3, failed: 4, errors: 3 },
];

test.concurrent.each(isLong ? runs : [runs.at(0), runs.at(-1)].filter((run) => run !== undefined))(
  'a run of $names has status $status and $failed failures',
  async ({ names, errors, ...expected }) => {
    const result = await runFixtures(...names);
    expect(result).toMatchObject(expected);
    expect(result.errors).toHaveLength(errors);
    // Six runners start at once.
  },
  180_000,
);

test('a title begins with the titles of the blocks around it, in both reports', async () => {
  const { runs } = await runFixtures('passing');
  expect(runs).toEqual([{ file: 'passing.fixture.ts', title: 'in a block passes', outcome: 'passed' }]);
  const spec = (title: string, status: string) => ({ file: 'b.spec.ts', title, tests: [{ status }] });
  const playwright = {
    errors: [{ message: 'c.spec.ts does not load' }],
    suites: [
      {
        title: 'b.spec.ts',
        specs: [spec('it shows', 'expected')],
        suites: [{ title: 'without JavaScript', specs: [spec('it shows', 'flaky')] }],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(playwright), 'tests/e2e')).toEqual({
    runs: [
      { file: 'tests/e2e/b.spec.ts', title: 'it shows', outcome: 'passed' },
      { file: 'tests/e2e/b.spec.ts', title: 'without JavaScript it shows', outcome: 'failed' },
    ],
    errors: ['c.spec.ts does not load'],
  });
});

test('a report that was cut off is an error, and no passed run', async () => {
  const report = join(folder, 'cut-off.json');
  writeFileSync(report, '{"testResults": [');
  const args = ['--eval', ''];
  const result = await runSuite({ args, cwd: root, env: process.env, report, read: readVitestReport, stdio: 'ignore' });
  expect(result).toMatchObject({ status: 0, passed: 0, failed: 1, errors: [expect.stringContaining('cut-off.json')] });
});
