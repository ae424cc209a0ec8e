import { defineConfig } from '@playwright/test';
import type { E2eOptions } from '#tests/e2e/site.ts';
import { findBrowser } from '#tests/find-browser.ts';

const executablePath = findBrowser();

export default defineConfig<object, E2eOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  globalSetup: './tests/e2e/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace of every test doubles their time; who looks for a fault asks for one: `playwright test --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium as root needs no sandbox; the rest keeps it from calling home.
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'SQLite', use: { dialect: 'SQLite' } },
    { name: 'PostgreSQL', use: { dialect: 'PostgreSQL' }, testMatch: 'enquiry-journey.spec.ts' },
  ],
});
