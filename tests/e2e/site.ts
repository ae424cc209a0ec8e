import { test as base, type Page, type Response } from '@playwright/test';
import type { DialectName } from '#tests/store.ts';
import { openSite, type Site } from './open-site.ts';

export type E2eOptions = { dialect: DialectName };

/**
 * What a test's site has to show: nothing of an editor's, or what a new site begins with, both from one process for
 * each worker; or a process for this test alone, into which it publishes.
 */
type Content = 'none' | 'seed' | 'own';

type TestFixtures = {
  content: Content;
  /** Environment of a process of the test's own. */
  siteEnv: { readonly [name: string]: string };
  site: Site;
  violations: string[];
  islands: undefined;
};

type WorkerFixtures = { sharedSite: (content: Exclude<Content, 'own'>) => Promise<Site> };

export const test = base.extend<TestFixtures, E2eOptions & WorkerFixtures>({
  dialect: ['SQLite', { option: true, scope: 'worker' }],
  content: ['none', { option: true }],
  siteEnv: [{}, { option: true }],

  sharedSite: [
    async ({ dialect }, use) => {
      await using opened = new AsyncDisposableStack();
      const sites = new Map<string, Promise<Site>>();
      await use((content) => {
        const open = async (): Promise<Site> => {
          const seed = content === 'seed' ? 'yes' : 'no';
          const env = { DEMONSTRATION: 'yes', SEED_CONTENT: seed };
          return opened.use(await openSite(env, dialect, process.env.TEST_POSTGRES_URL));
        };
        const site = sites.get(content) ?? open();
        sites.set(content, site);
        return site;
      });
    },
    { scope: 'worker' },
  ],

  site: async ({ content, siteEnv, sharedSite }, use) => {
    if (content !== 'own') return use(await sharedSite(content));
    await using site = await openSite(siteEnv);
    await use(site);
  },

  baseURL: async ({ site }, use) => use(site.url),

  /** Going to a page waits until its islands are hydrated; without scripts they never are. */
  islands: [
    async ({ page, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) awaitIslands(page);
      await use(undefined);
    },
    { auto: true },
  ],

  /** Policy violations and errors of the page; every test ends with none. */
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      page.on('pageerror', (error) => {
        // A transition between documents that the browser skips, such as that to a picture.
        if (!String(error).includes('Transition was')) violations.push(String(error));
      });
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
export type { Site } from './open-site.ts';

/** The elements of the page's islands that are not hydrated yet. */
const waitingIslands = '[data-island]:not([data-hydrated])';

/** Waits until the entry script has run, shows the intent to use every island, and waits until all are hydrated. */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate((islands) => {
    for (const island of document.querySelectorAll(islands)) {
      island.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
  }, waitingIslands);
  await page.waitForFunction((islands) => document.querySelector(islands) === null, waitingIslands);
}

/** Mounts the islands of a page of the site, or of the page to which it leads on. */
async function mountAll(page: Page): Promise<void> {
  try {
    if ((await page.locator('script[type=module]').count()) > 0) await hydrateIslands(page);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await mountAll(page);
  }
}

/** From now on going to a page waits until its islands are hydrated, except with `waitUntil: 'commit'`. */
export function awaitIslands(page: Page): Page {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const original = page[name].bind(page) as (...args: unknown[]) => Promise<Response | null>;
    const navigate = async (...args: unknown[]): Promise<Response | null> => {
      const response = await original(...args);
      // A test that waits for the first bytes only looks at what precedes the scripts.
      if (args.some((arg) => typeof arg === 'object' && arg && 'waitUntil' in arg && arg.waitUntil === 'commit')) {
        return response;
      }
      await mountAll(page);
      return response;
    };
    Object.assign(page, { [name]: navigate });
  }
  return page;
}

/**
 * Opens a page in the site's own typeface. A page uses it only if it is there for the first paint (`font-display:
 * optional`): the second visit has it in its cache, however slow the machine is.
 */
export async function openWithTypeface(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
}

/** Waits until the page has painted and done what it had scheduled for its idle time. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

/** Recorded calls of a canvas: the only way for a test to learn the captcha. */
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

/** The current drawing of the captcha's canvas. */
export function readCanvas(page: Page): Promise<CanvasRecord> {
  return page.evaluate(() => (window as unknown as { canvasRecord: CanvasRecord }).canvasRecord);
}

/** Waits until a captcha is drawn: a form draws it when it is hydrated. */
export async function waitForCaptcha(page: Page): Promise<void> {
  await base.expect.poll(async () => (await readCanvas(page)).strokes).toBe(5);
}

/** The code that a person would read. */
export async function readCaptcha(page: Page): Promise<string> {
  return (await readCanvas(page)).texts.join('');
}
