import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'data/**'],
    globalSetup: ['tests/postgres/global-setup.ts', 'tests/judges/global-setup.ts'],
    passWithNoTests: false,
    testTimeout: 20_000,
  },
});
