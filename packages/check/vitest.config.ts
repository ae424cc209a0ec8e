import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['tests/external-tools/global-setup.ts'],
    passWithNoTests: false,
    maxWorkers: 2,
    // Several times what the slowest test takes on an idle machine: no test may depend on speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
