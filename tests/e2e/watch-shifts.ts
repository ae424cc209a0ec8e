import type { Page } from '@playwright/test';

/** How far something moved (Layout Instability API), and what. */
export type Shift = { readonly value: number; readonly what: string };

/**
 * Records layout shifts from the start of each page, also those after an input. A shift below 0.001 is smaller than a pixel
 * of a line of text. The result reads the shifts of the current page.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    const record = (entries: PerformanceEntryList): void => {
      for (const entry of entries as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? node.getAttribute('class') : node?.textContent,
        );
        if (entry.value >= 0.001) shifts.push({ value: entry.value, what: nodes.join(', ') });
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readShifts = (): Shift[] => {
      // The last ones may not have been delivered yet.
      record(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts });
  });
  return () => page.evaluate(() => (window as unknown as { readShifts: () => Shift[] }).readShifts());
}
