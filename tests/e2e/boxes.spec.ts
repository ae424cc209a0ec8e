import { findBoxFaults } from './find-box-faults.ts';
import { openPublishedSite } from './published-site.ts';
import { expect, test } from './site.ts';
import { templates } from './templates.ts';

const pages = ['/', ...templates, '/nowhere'];

/** CSS pixels; 640 and 320 are also what 1280 leaves at 200 % and 400 %. */
const widths = [320, 360, 640, 768, 1280, 1920];

/** WCAG 1.4.12: a reader's own spacing of text. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

test.setTimeout(120_000);

test.describe('at every width', () => {
  test.use({ reducedMotion: 'reduce', bypassCSP: true });

  test('nothing sticks out, is cut off, or lies on something else', async ({ page }) => {
    await using site = await openPublishedSite({ SEED_CONTENT: 'yes' });
    const faults: string[] = [];
    await page.route('**/GetAllAdvertisementsList**', (route) => route.abort());
    for (const path of pages) {
      await page.goto(site.server.url + path, { waitUntil: 'load' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const fault of await page.evaluate(findBoxFaults)) faults.push(`${path} at ${width}: ${fault}`);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await page.addStyleTag({ content: wideSpacing });
      for (const fault of await page.evaluate(findBoxFaults)) faults.push(`${path}, widely spaced: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});

test('nothing moves after it has come', async ({ page }) => {
  await using site = await openPublishedSite({ SEED_CONTENT: 'yes' });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.textContent));
        if (entry.value >= 0.001) shifts.push(`${entry.value.toFixed(4)}: ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved: string[] = [];
  // The typeface is in the browser's memory from here on: what is judged is our own layout, not the machine's fonts.
  await page.goto(site.server.url, { waitUntil: 'networkidle' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(site.server.url + path, { waitUntil: 'load' });
      await page.waitForTimeout(300);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      moved.push(...shifts.map((shift) => `${path} at ${width}: ${shift}`));
    }
  }
  expect(moved).toEqual([]);
});
