import type { Page } from '@playwright/test';
import { openPublishedSite } from './published-site.ts';
import { expect, test } from './site.ts';

/** What came over the line since it was last asked; what the browser still had did not (Resource Timing). */
async function readFetched(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    performance.clearResourceTimings();
    return entries.filter(({ transferSize }) => transferSize > 0).map(({ name }) => new URL(name).pathname);
  });
}

test('what a link leads to is fetched when a pointer comes to it, and not again by the click', async ({ page }) => {
  await using site = await openPublishedSite({ SEED_CONTENT: 'yes' });
  await page.goto(`${site.server.url}/careers`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await readFetched(page);
  const data = page.waitForResponse(/\/Home\/Blogs\.data/);
  await link.hover();
  await (await data).finished();
  await page.waitForLoadState('networkidle');
  expect((await readFetched(page)).join()).toMatch(/post-list/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Hub' })).toBeVisible();
  // The router prefetches scripts and data; a page's own style, a kilobyte, comes with the click, and pictures with the page.
  expect((await readFetched(page)).filter((path) => !/^\/media\/|\.css$/.test(path))).toEqual([]);
});

test('the way back fetches nothing that was fetched', async ({ page }) => {
  await using site = await openPublishedSite({ SEED_CONTENT: 'yes' });
  await page.goto(`${site.server.url}/careers`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Hub' })).toBeVisible();
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /tender/i })
    .first();
  const title = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await page.waitForLoadState('networkidle');
  await readFetched(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Hub' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await readFetched(page)).toEqual([]);
});
