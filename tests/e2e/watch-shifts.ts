import type { Page } from '@playwright/test';

/** How far something moved (Layout Instability API), and what. */
export type Shift = { readonly value: number; readonly what: string };

/** Records every visible layout shift from the start of each page; the result reads the shifts of the current page. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.textContent));
        if (entry.value >= 0.001) shifts.push({ value: entry.value, what: nodes.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
