/** A reported test; its title begins with the titles of the blocks around it. */
export type TestRun = { readonly file: string; readonly title: string; readonly outcome: Outcome };
export type Outcome = 'passed' | 'failed' | 'skipped';

/** The report of a test runner. `errors` are outside of tests: files that did not load, hooks, unhandled rejections. */
export type SuiteReport = { readonly runs: readonly TestRun[]; readonly errors: readonly string[] };

/** Reads the report of `vitest-reporter.ts`. */
export function readVitestReport(json: string): SuiteReport {
  return JSON.parse(json) as SuiteReport;
}

const playwrightOutcomes = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { status: keyof typeof playwrightOutcomes }[] }[];
};

/** Reads Playwright's JSON report. Its paths are relative to `folder`. A flaky test is a failed one. */
export function readPlaywrightReport(json: string, folder: string): SuiteReport {
  const readSuite = ({ suites = [], specs = [] }: PlaywrightSuite, titles: readonly string[]): readonly TestRun[] => [
    ...specs.flatMap((spec) => {
      const run = { file: `${folder}/${spec.file}`, title: [...titles, spec.title].join(' ') };
      return spec.tests.map(({ status }) => ({ ...run, outcome: playwrightOutcomes[status] }));
    }),
    ...suites.flatMap((suite) => readSuite(suite, [...titles, suite.title])),
  ];
  // The outermost suites are the files.
  const { suites, errors } = JSON.parse(json) as { suites: PlaywrightSuite[]; errors: { message?: string }[] };
  return {
    runs: suites.flatMap((suite) => readSuite(suite, [])),
    errors: errors.map(({ message }) => message ?? 'an error without a message'),
  };
}
