import { chromium, devices } from '@playwright/test';
import { findBrowser } from '#tests/find-browser.ts';

/** How long a page is observed after it has loaded. Milliseconds. */
const observed = 3_000;

/**
 * Milliseconds that tasks after the first contentful paint block beyond 50 each (as in Total Blocking Time), on a phone's
 * screen with an empty cache and a processor slowed down `rate` times.
 */
export async function measureBlocking(url: string, rate: number): Promise<number> {
  const executablePath = findBrowser();
  await using browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  await using context = await browser.newContext(devices['Moto G4']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    const tasks: { startTime: number; duration: number }[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  await page.waitForTimeout(observed);
  return await page.evaluate(() => {
    const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { tasks } = window as unknown as { tasks: { startTime: number; duration: number }[] };
    const late = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, paintedAt));
    return late.reduce((sum, time) => sum + Math.max(0, time - 50), 0);
  });
}
