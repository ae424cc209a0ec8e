import { test as base, type Page, type Response } from '@playwright/test';
import { startServer, type TestServer } from '#tests/server.ts';
import { createStoreAddress, type DialectName } from '#tests/store.ts';

export type E2eOptions = { dialect: DialectName };

/** The site under test, one process for each worker. */
export type Site = {
  readonly url: string;
  readonly storeEnv: { readonly DATA_DIR: string; readonly DATABASE_URL: string; readonly DEMONSTRATION: string };
  /** Stops the process and starts another on the same store. */
  restart(): Promise<void>;
};

export const test = base.extend<{ violations: string[]; alive: undefined }, E2eOptions & { site: Site }>({
  dialect: ['SQLite', { option: true, scope: 'worker' }],

  site: [
    async ({ dialect }, use) => {
      const address = await createStoreAddress(dialect, process.env.TEST_POSTGRES_URL ?? '');
      const storeEnv = { DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl, DEMONSTRATION: 'yes' };
      let server: TestServer = await startServer(storeEnv);
      await use({
        storeEnv,
        get url() {
          return server.url;
        },
        async restart() {
          await server.stop();
          server = await startServer(storeEnv);
        },
      });
      await server.stop();
      await address.remove();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  /** Going to a page waits until it is alive, as a person's reading does; a page without scripts never is. */
  alive: [
    async ({ page, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) waitUntilAlive(page);
      await use(undefined);
    },
    { auto: true },
  ],

  /** What the page was refused by its policy, and what it threw; every test ends with none. */
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      page.on('pageerror', (error) => violations.push(String(error)));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      await use(violations);
      base.expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

function waitUntilAlive(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const original = page[name].bind(page) as (...args: unknown[]) => Promise<Response | null>;
    const patient = async (...args: unknown[]): Promise<Response | null> => {
      const response = await original(...args);
      // Who only waits for the first bytes wants to see what comes before the scripts.
      if (args.some((arg) => typeof arg === 'object' && arg && 'waitUntil' in arg && arg.waitUntil === 'commit')) {
        return response;
      }
      const isPagePath = await page.evaluate(() => document.querySelector('script[type=module]') !== null);
      if (isPagePath) await page.locator('html[data-alive]').waitFor({ state: 'attached' });
      return response;
    };
    Object.assign(page, { [name]: patient });
  }
}

/** What a canvas was told to draw: the only way for a test to learn the captcha. */
export type CanvasRecord = { readonly texts: string[]; strokes: number; fills: number };

/** Records every text and stroke from now on; a filled rectangle begins a new drawing. */
export async function recordCanvas(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = { texts: [] as string[], strokes: 0, fills: 0 };
    Object.assign(window, { canvasRecord: record });
    const { fillText, stroke, fillRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...args) {
      record.texts.push(args[0]);
      return fillText.apply(this, args);
    };
    CanvasRenderingContext2D.prototype.stroke = function (path?: Path2D) {
      record.strokes += 1;
      return Reflect.apply(stroke, this, path ? [path] : []);
    };
    CanvasRenderingContext2D.prototype.fillRect = function (...args) {
      Object.assign(record, { texts: [], strokes: 0, fills: record.fills + 1 });
      return fillRect.apply(this, args);
    };
  });
}

/** What stands on the captcha's canvas now. */
export function readCanvas(page: Page): Promise<CanvasRecord> {
  return page.evaluate(() => (window as unknown as { canvasRecord: CanvasRecord }).canvasRecord);
}

/** Waits until a captcha is drawn, which is when a form is alive. */
export async function waitForCaptcha(page: Page): Promise<void> {
  await base.expect.poll(async () => (await readCanvas(page)).strokes).toBe(5);
}

/** The code that a person would read. */
export async function readCaptcha(page: Page): Promise<string> {
  return (await readCanvas(page)).texts.join('');
}
