import { type Browser, devices, expect, type Page } from '@playwright/test';
import { waitForIdle } from './site.ts';
import { type Shift, watchShifts } from './watch-shifts.ts';
import { fetchRecompressed, isHighlyCompressed } from './wire.ts';

/** Bytes over the wire by kind, headers included, as Chromium counts them. */
export type Wire = { html: number; css: number; js: number; fonts: number; pictures: number; other: number };

export type FirstVisit = {
  readonly wire: Wire;
  readonly shifts: readonly Shift[];
  /** Whether the page came with the highest compression: see `fetchRecompressed`. */
  readonly isSettled: boolean;
};

const kinds: { readonly [type: string]: keyof Wire } = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'pictures',
};

/**
 * A first visit to a page that is cached with the highest compression. A server that has just started checks its
 * certificates meanwhile, and then invalidates what it has cached: the visit is made again.
 */
export async function visitSettled(
  browser: Browser,
  url: string,
  waitForMore: (page: Page) => Promise<void> = async () => {},
): Promise<FirstVisit> {
  for (;;) {
    await fetchRecompressed(url);
    const visit = await visitFirst(browser, url, waitForMore);
    if (visit.isSettled) return visit;
  }
}

/** The bytes that a phone with an empty cache receives until no request is pending, and the layout shifts. */
async function visitFirst(
  browser: Browser,
  url: string,
  waitForMore: (page: Page) => Promise<void>,
): Promise<FirstVisit> {
  const context = await browser.newContext({ ...devices['Moto G4'] });
  // Nothing is touched: no island is hydrated on intent.
  const page = await context.newPage();
  const readShifts = await watchShifts(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const wire: Wire = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 };
  const pending = new Set<string>();
  const types = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    wire[kinds[types.get(requestId) ?? ''] ?? 'other'] += encodedDataLength;
  });
  const response = await page.goto(url);
  const isSettled = isHighlyCompressed(response?.headers().etag ?? '');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await waitForMore(page);
  await expect
    .poll(async () => {
      await waitForIdle(page);
      return pending.size;
    })
    .toBe(0);
  const shifts = await readShifts();
  await context.close();
  return { wire, shifts, isSettled };
}
