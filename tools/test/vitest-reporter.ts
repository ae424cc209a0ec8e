import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import type { SuiteReport, TestRun } from './read-report.ts';

/**
 * Writes a `SuiteReport` to the file `TEST_REPORT`. Vitest's own JSON report has no unhandled errors, and no count of
 * files that did not load.
 */
export default class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: SuiteReport = {
      runs: modules.flatMap(listRuns),
      errors: [...modules.flatMap(listErrors), ...unhandled.map(({ message }) => message)],
    };
    const file = process.env.TEST_REPORT ?? 'vitest.json';
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}

/** Unfinished tests, for example after a crash of their worker, count as failed. */
function listRuns(module: TestModule): readonly TestRun[] {
  return [...module.children.allTests()].map((test) => {
    const { state } = test.result();
    const titles = [test.name];
    for (let parent = test.parent; parent.type === 'suite'; parent = parent.parent) titles.unshift(parent.name);
    return { file: module.relativeModuleId, title: titles.join(' '), outcome: state === 'pending' ? 'failed' : state };
  });
}

/** Errors of the file and of the hooks around its tests, and one for an unfinished file. */
function listErrors(module: TestModule): readonly string[] {
  const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
  const isUnfinished = module.state() === 'pending' || module.state() === 'queued';
  return [
    ...errors.map(({ message }) => `${module.relativeModuleId}: ${message}`),
    ...(isUnfinished ? [`${module.relativeModuleId}: did not end`] : []),
  ];
}
