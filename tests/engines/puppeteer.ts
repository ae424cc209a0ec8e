import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type ElementHandle, type LaunchOptions, launch, type Page } from 'puppeteer-core';
import { findBrowser, findOnPath } from '#tests/find-browser.ts';
import { type Driver, type Engine, type RunningEngine, windowSize } from './driver.ts';

/** Chromium by its DevTools protocol. As root it needs no sandbox. */
export const chromium: Engine = createEngine('Chromium', findBrowser(), {
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

/** Firefox by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = createEngine('Firefox', findOnPath(['firefox-esr', 'firefox']), { browser: 'firefox' });

function createEngine(name: string, program: string | undefined, options: LaunchOptions): Engine {
  return {
    name,
    program,
    async start() {
      const browser = await launch({ ...options, executablePath: program ?? '', defaultViewport: windowSize });
      return {
        openTab: () => openTab(browser),
        [Symbol.asyncDispose]: () => browser.close(),
      } satisfies RunningEngine;
    },
  };
}

async function openTab(browser: Browser): Promise<Driver> {
  const downloads = mkdtempSync(join(tmpdir(), 'mohar-downloads-'));
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  const page = await context.newPage();
  return {
    version: await browser.version(),
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // Puppeteer waits for a load event, and Firefox has none where it shows a page of its cache again.
    // Later, so that the answer arrives before its document is gone.
    goBack: async () => void (await page.evaluate('void setTimeout(() => history.back())')),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    chooseFile: async (selector, path) => {
      const input = (await page.waitForSelector(`input${selector}`)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(path);
    },
    takeScreenshot: () => page.screenshot(),
    errors: recordErrors(page),
    downloads,
    async [Symbol.asyncDispose]() {
      await context.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

function recordErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  return errors;
}
