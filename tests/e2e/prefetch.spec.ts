import type { Page } from '@playwright/test';
import { expect, test, waitForIdle } from './site.ts';

test.use({ content: 'seed' });

/** What was fetched from the network since the last call, without what the browser had cached (Resource Timing). */
async function readFetched(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    performance.clearResourceTimings();
    return entries.filter(({ transferSize }) => transferSize > 0).map(({ name }) => new URL(name).pathname);
  });
}

test('a link’s page is prefetched on hover, and not fetched again by the click', async ({ page }) => {
  await page.goto('/careers');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await readFetched(page);
  const prefetched = Promise.all([/\/Home\/Blogs\.data/, /post-list.*\.js/].map((url) => page.waitForResponse(url)));
  await link.hover();
  for (const response of await prefetched) await response.finished();
  await waitForIdle(page);
  await readFetched(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Hub' })).toBeVisible();
  // The router prefetches scripts and data; a page's own style sheet, a kilobyte, is fetched by the click, and pictures by the page.
  expect((await readFetched(page)).filter((path) => !/^\/media\/|\.css$/.test(path))).toEqual([]);
});

test('going back fetches nothing again', async ({ page }) => {
  await page.goto('/careers');
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
  await waitForIdle(page);
  await readFetched(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Hub' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitForIdle(page);
  expect(await readFetched(page)).toEqual([]);
});
