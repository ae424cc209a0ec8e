import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { findOnPath } from '#tests/find-browser.ts';

/** One tab of a browser of its own, by what Puppeteer and Selenium have in common. */
export type Tab = AsyncDisposable & {
  /** The value of an expression in the page. */
  run(expression: string): Promise<unknown>;
  /** These leave the document. Engines differ in what they wait for. */
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  /** Types where the focus is. */
  type(text: string): Promise<unknown>;
  press(key: keyof typeof seleniumKeys): Promise<unknown>;
  chooseFile(selector: string, path: string): Promise<unknown>;
  takeScreenshot(): Promise<Uint8Array>;
  /** What the page has thrown or written as an error to the console so far. */
  readonly errors: readonly string[];
};

type Engine = {
  readonly name: string;
  /** The program; `undefined` where it is not installed. */
  readonly program: string | undefined;
  /** Starts a browser that saves its downloads to `folder`. */
  open(program: string, folder: string): Promise<Tab>;
};

const seleniumKeys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT } as const;
const viewport = { width: 1_280, height: 900 } as const;
/** For an answer of a document. A document may go away without one; callers then ask again. */
const timeoutMs = 20_000;
const webkitDriver = findOnPath(['WebKitWebDriver']);
const xvfb = findOnPath(['Xvfb']);

export const engines: readonly Engine[] = [
  { name: 'Firefox', program: findOnPath(['firefox-esr', 'firefox']), open: openFirefox },
  {
    name: 'WebKit',
    program: webkitDriver && xvfb && globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0],
    open: openWebKit,
  },
];

/** The engines that the journeys leave out because they are not installed. */
export function listMissingEngines(): readonly string[] {
  return engines.filter(({ program }) => program === undefined).map(({ name }) => name);
}

/** By WebDriver BiDi, which Firefox speaks itself. */
async function openFirefox(executablePath: string, downloadPath: string): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: viewport,
    protocolTimeout: timeoutMs,
    // Firefox 140 ESR has no command for the folder of downloads.
    extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloadPath },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  return {
    run: (expression) => page.evaluate(expression),
    // By scripts that run after their answer: Firefox may never answer a document that goes away.
    goto: (url) => page.evaluate(`void setTimeout(() => location.assign(${JSON.stringify(url)}))`),
    reload: () => page.evaluate('void setTimeout(() => location.reload())'),
    goBack: () => page.evaluate('void setTimeout(() => history.back())'),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    chooseFile: async (selector, path) => (await page.$<'input'>(selector as 'input'))?.uploadFile(path),
    takeScreenshot: () => page.screenshot(),
    errors,
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** The engine of Safari, which itself runs on Apple’s systems only. It needs a display, which ends with the browser. */
async function openWebKit(program: string, folder: string): Promise<Tab> {
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
  const display = spawn(xvfb ?? '', ['-displayfd', '3', '-terminate', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] ?? display, 'data');
  const environment = { PATH: process.env.PATH ?? '', HOME: folder, XDG_CONFIG_HOME: folder, NO_AT_BRIDGE: '1' };
  const service = new ServiceBuilder(webkitDriver ?? '')
    .setEnvironment({ ...environment, DISPLAY: `:${String(number).trim()}` })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start(timeoutMs))
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
    })
    .build();
  await driver.manage().setTimeouts({ script: timeoutMs });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...viewport });
  const errors: string[] = [];
  return {
    async run(expression) {
      const script = `return { recorded: (${takeErrors})(), value: ${expression} }`;
      const { recorded, value } = await driver.executeScript<{ recorded: string[]; value: unknown }>(script);
      errors.push(...recorded);
      return value;
    },
    // By the driver, which waits for the page: WebKit ignores `history.back()` now and then, and its driver never answers
    // a script that is sent to a document that goes away.
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    goBack: () => driver.navigate().back(),
    click: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(seleniumKeys[key]).perform(),
    chooseFile: (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
    takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    errors,
    async [Symbol.asyncDispose]() {
      await driver.quit();
      await service.kill();
    },
  };
}

/**
 * Runs in the page, because the driver of WebKit reports no errors: records them from its first call, and returns new
 * ones.
 */
function takeErrors(): string[] {
  const page = window as { recordedErrors?: string[] };
  if (page.recordedErrors) return page.recordedErrors.splice(0);
  const errors: string[] = [];
  page.recordedErrors = errors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => errors.push(violatedDirective));
  console.error = (...args: unknown[]) => void errors.push(args.join(' '));
  return [];
}
