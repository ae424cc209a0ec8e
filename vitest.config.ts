import { defineConfig } from 'vitest/config';
import { leftOut } from '#tests/tiers.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'builds/**', 'data/**', ...leftOut],
    globalSetup: ['tests/postgres/global-setup.ts', 'packages/check/tests/external-tools/global-setup.ts'],
    passWithNoTests: false,
    // Files share a process, because loading the same modules for each of them takes half of the time of small files. So
    // a test resets what it changes in a module, a timer or the environment.
    isolate: false,
    // By default a core is left to the watching editor, which on two cores leaves one worker.
    maxWorkers: 2,
    // Several times what the slowest test takes on an idle machine: no test may depend on speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
