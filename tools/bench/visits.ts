import { type Browser, type BrowserContextOptions, devices, type Page } from '@playwright/test';
import { launchBrowser } from '#tests/find-browser.ts';

/** CPU throttling factor. */
const rate = 4;
/** Pause after the load event, for everything that loads without interaction. Milliseconds. */
const settling = 2_000;
/** How long tasks are observed while the page scrolls. Milliseconds. */
const scrolling = 3_000;

/** The use of a control. */
export type Use = {
  readonly name: string;
  readonly path: string;
  readonly use: (page: Page) => Promise<void>;
  /** Runs in the page on each frame; its value changes once the use has had its effect. */
  readonly read: () => unknown;
};

const findPricing = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' });
/** Without Playwright's checks of the control, which would run scripts in the page between the press and its effect. */
const force = { force: true } as const;

export const uses: readonly Use[] = [
  {
    name: 'tap on Pricing, until the calculator can be used',
    path: '/downloads',
    use: (page) => findPricing(page).tap(force),
    read: isCalculatorUsable,
  },
  {
    name: 'the same by a click, after hovering for 300 ms',
    path: '/downloads',
    async use(page) {
      await findPricing(page).hover(force);
      await page.waitForTimeout(300);
      await findPricing(page).click(force);
    },
    read: isCalculatorUsable,
  },
  {
    name: 'an option of the calculator on /pricing, until the total has changed',
    path: '/pricing',
    use: (page) => page.getByRole('radio', { name: 'DGFT' }).click(force),
    read: () => document.querySelector('main output')?.textContent,
  },
];

/** In the page: whether its dialog shows the total, and another option can be chosen. */
function isCalculatorUsable(): boolean {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog?.querySelector('output')?.checkVisibility()) return false;
  const option = dialog.querySelector<HTMLInputElement>('input[type=radio]:not(:checked)');
  option?.click();
  return option?.checked === true;
}

/** Milliseconds from the press to the frame with its effect; infinite if a page was loaded instead. */
export async function measureUse(origin: string, { path, use, read }: Use): Promise<number> {
  await using browser = await launchBrowser();
  const { page } = await open(browser, { viewport: { width: 1280, height: 800 }, hasTouch: true });
  await page.goto(origin + path);
  await page.waitForTimeout(settling);
  await page.evaluate(`(${watch})(${read})`);
  await use(page);
  const elapsed = page.locator('body[data-elapsed]').getAttribute('data-elapsed', { timeout: 10_000 });
  return Number(await elapsed.catch(() => Number.POSITIVE_INFINITY));
}

/** In the page: records the time from the press until the value of `read` has changed. */
function watch(read: () => unknown): void {
  const before = read();
  let pressedAt = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  const look = (): void => {
    if (pressedAt === 0 || read() === before) requestAnimationFrame(look);
    // A task after the frame: it has been painted.
    else setTimeout(() => document.body.setAttribute('data-elapsed', String(performance.now() - pressedAt)));
  };
  requestAnimationFrame(look);
}

/**
 * Script bytes over the wire on a phone with an empty cache before any interaction, and the longest task while
 * scrolling in milliseconds; 0 when none took 50.
 */
export async function measureReading(url: string): Promise<{ readonly scripts: number; readonly longest: number }> {
  await using browser = await launchBrowser();
  const { page, session } = await open(browser, devices['Moto G4']);
  let scripts = 0;
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') scripts += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(url);
  await page.waitForTimeout(settling);
  const received = scripts;
  const longest = page.evaluate(observeTasks, scrolling);
  for (let step = 0; step < 5; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
  }
  return { scripts: received, longest: await longest };
}

/** In the page. */
function observeTasks(milliseconds: number): Promise<number> {
  return new Promise((resolve) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    setTimeout(() => resolve(longest), milliseconds);
  });
}

async function open(browser: Browser, options: BrowserContextOptions | undefined) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session };
}
