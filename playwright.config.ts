import { isLong } from '@mohar/check/tests/property-options.ts';
import { defineConfig } from '@playwright/test';
import type { E2eOptions } from '#tests/e2e/site.ts';
import { findBrowser, findHeadlessShell } from '#tests/find-browser.ts';
import { leftOut as leftOutFiles } from '#tests/tiers.ts';

/** The tests that need a whole browser: a headless shell downloads a PDF instead of showing it. */
const pdfTab = 'pdf-tab.spec.ts';
const leftOut = leftOutFiles.map((file) => `**/${file}`);
/** The tests that a run makes of the files that it leaves out. */
const journeys = {
  name: 'Journeys',
  use: { dialect: 'SQLite' },
  testMatch: leftOut,
  testIgnore: pdfTab,
  grep: /@journey/,
} as const;

export default defineConfig<object, E2eOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Several times what the slowest test takes on an idle machine: no test may depend on speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalSetup: './tests/e2e/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace of every test doubles their time; record one when needed: `playwright test --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    ...launch(findHeadlessShell()),
  },
  projects: [
    { name: 'SQLite', use: { dialect: 'SQLite' }, testIgnore: [...leftOut, pdfTab] },
    {
      name: 'PostgreSQL',
      use: { dialect: 'PostgreSQL' },
      // Tests of services and of the API run on both stores: one journey shows that a whole site does too.
      testMatch: isLong ? ['enquiry-journey.spec.ts', 'desk-journey.spec.ts'] : 'enquiry-journey.spec.ts',
    },
    ...(leftOut.length > 0 ? [journeys] : []),
    {
      name: 'PDF in a tab',
      use: { dialect: 'SQLite', ...launch(findBrowser()) },
      testMatch: pdfTab,
      testIgnore: leftOut,
    },
  ],
});

/** Playwright's own browser where none was found. */
function launch(executablePath: string | undefined) {
  return {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium as root needs no sandbox; the rest keeps it from calling home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  };
}
