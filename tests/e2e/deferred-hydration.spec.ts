import { expect, hydrated, test } from './site.ts';

/** Goes to a page whose scripts wait until they are let through. */
async function openQuietly(page: import('@playwright/test').Page, url: string) {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForLoadState();
  return gate;
}

test('no script is requested before the first paint and the load event', async ({ page, site }) => {
  await page.goto(site.url);
  const scripts = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const came = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const readable = Math.max(painted, loaded?.loadEventStart ?? 0);
    return { all: came.length, early: came.filter(({ startTime }) => startTime < readable).map(({ name }) => name) };
  });
  expect(scripts.all).toBeGreaterThan(5);
  expect(scripts.early).toEqual([]);
});

test('the typeface loads after the first paint, and at once for a returning visitor', async ({ page, site }) => {
  await page.goto(site.url);
  await page.waitForFunction(
    () => document.fonts.check('1em Anek') && document.documentElement.dataset.type === 'anek',
  );
  const early = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return { fonts: fonts.length, before: fonts.filter(({ startTime }) => startTime < painted).length };
  });
  expect(early.fonts).toBeGreaterThan(0);
  expect(early.before).toBe(0);
  await page.goto(`${site.url}/careers`, { waitUntil: 'commit', referer: `${site.url}/` });
  expect(await page.evaluate(() => document.documentElement.dataset.type)).toBe('anek');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the typeface is still loaded', async ({ page, site }) => {
    const font = page.waitForRequest(/\.woff2$/);
    await page.goto(site.url, { waitUntil: 'commit' });
    await font;
  });
});

test('before hydration menus open and links work; a click on a button is replayed after hydration', async ({
  page,
  site,
}) => {
  const gate = await openQuietly(page, `${site.url}/`);
  await page.getByRole('button', { name: 'Latest Updates' }).first().click();
  await expect(page.getByRole('complementary', { name: 'Latest Updates' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pause gallery' }).click();
  await expect(page.getByRole('button', { name: 'Pause gallery' })).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('button', { name: 'Play gallery' })).toBeVisible();
});

test('what was typed and chosen before hydration is still there afterwards', async ({ page, site }) => {
  const gate = await openQuietly(page, `${site.url}/pricing`);
  await page.getByRole('combobox', { name: 'Search' }).fill('tender');
  const two = page.getByRole('radio', { name: /2 years/ });
  await two.check({ force: true });
  gate.resolve();
  await page.locator(hydrated).waitFor({ state: 'attached' });
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('tender');
  await expect(two).toBeChecked();
  await expect(page).toHaveURL(/validity=2/);
});

test('scripts that failed to load are fetched again at the next interaction', async ({ page, site }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => message.type() === 'error' && /import/.test(message.text()));
  await page.goto(`${site.url}/careers`, { waitUntil: 'commit' });
  await failed;
  await expect(page.locator(hydrated)).toHaveCount(0);
  await page.unroute('**/assets/*.js');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator(hydrated)).toHaveCount(1);
});
