import { devices, type Page } from '@playwright/test';
import { findBrowser, launchBrowser } from '#tests/find-browser.ts';

/** How long a page is observed after it has loaded. Milliseconds. */
const observed = 3_000;
/** When a visitor begins to scroll, after the start of the navigation. Milliseconds. */
const scrollAt = 1_000;

/** Milliseconds after the start of the navigation, and of duration. */
type Task = { readonly startTime: number; readonly duration: number };

/**
 * Opens a page on a phone's screen, with an empty cache and a processor slowed down `rate` times, and uses it. Returns the
 * tasks longer than 50 ms, when modules were evaluated (Long Animation Frames API), and the first contentful paint.
 */
async function observe(url: string, rate: number, use: (page: Page) => Promise<void>, executablePath?: string) {
  await using browser = await launchBrowser(executablePath);
  await using context = await browser.newContext(devices['Moto G4']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    type Frame = PerformanceEntry & { readonly scripts: readonly { invokerType: string; startTime: number }[] };
    const seen = { tasks: [] as Task[], evaluations: [] as number[], scrolledAt: Number.POSITIVE_INFINITY };
    Object.assign(window, { seen });
    addEventListener('scroll', ({ timeStamp }) => (seen.scrolledAt = timeStamp), { capture: true, once: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      const scripts = (list.getEntries() as Frame[]).flatMap((frame) => frame.scripts);
      const modules = scripts.filter(({ invokerType }) => invokerType === 'module-script');
      seen.evaluations.push(...modules.map(({ startTime }) => startTime));
    }).observe({ type: 'long-animation-frame', buffered: true });
  });
  await page.goto(url);
  await use(page);
  await page.waitForTimeout(observed);
  return await page.evaluate(() => ({
    ...(window as unknown as { seen: { tasks: Task[]; evaluations: number[]; scrolledAt: number } }).seen,
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
}

/**
 * Milliseconds that tasks after the first contentful paint block beyond 50 each (as in Total Blocking Time), by default in a
 * whole Chromium.
 */
export async function measureBlocking(url: string, rate: number, browser = findBrowser()): Promise<number> {
  const { tasks, paintedAt } = await observe(url, rate, async () => {}, browser);
  const late = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, paintedAt));
  return late.reduce((sum, time) => sum + Math.max(0, time - 50), 0);
}

/**
 * The longest task after a scroll one second after the start, or after the load event where that comes later, in milliseconds.
 * The scroll hydrates the page; tasks that evaluate modules are left out. 0 when none took longer than 50.
 */
export async function measureScroll(url: string, rate: number): Promise<number> {
  const { tasks, evaluations, scrolledAt } = await observe(url, rate, async (page) => {
    await page.waitForFunction((time) => performance.now() > time, scrollAt);
    await page.mouse.wheel(0, 400);
  });
  const own = tasks.filter(({ startTime, duration }) => {
    return startTime > scrolledAt && !evaluations.some((at) => at >= startTime && at <= startTime + duration);
  });
  return Math.max(0, ...own.map(({ duration }) => duration));
}
