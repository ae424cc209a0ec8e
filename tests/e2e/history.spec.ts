import type { Page } from '@playwright/test';
import { findBrowser, launchBrowser } from '#tests/find-browser.ts';
import { expect, test } from './site.ts';

// Back and forward through documents, reloads, dialogs and /details.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** As a visitor goes: nothing waits for islands. */
const go = (page: Page, by: -1 | 1): Promise<void> =>
  page.evaluate((steps) => void setTimeout(() => history.go(steps)), by);

async function expectPage(page: Page, path: string, title: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText(title);
}

test('back and forward mix documents, reloads, a dialog and /details', async ({ page }) => {
  await page.goto('/careers');
  await footer(page, 'Downloads').click();
  await expectPage(page, '/downloads', 'Downloads');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await footer(page, 'ICEGATE').click();
  await expectPage(page, '/details', 'ICEGATE');
  await page.goto('/Home/Faq');
  await footer(page, 'E-Tender').click();
  await expectPage(page, '/details', 'E-Tender');

  // Every other page is loaded again, and left before its scripts run.
  await page.reload({ waitUntil: 'commit' });
  await go(page, -1);
  await expect(page).toHaveURL('/Home/Faq');
  await page.reload({ waitUntil: 'commit' });
  await go(page, -1);
  await expectPage(page, '/details', 'ICEGATE');
  await go(page, -1);
  await expectPage(page, '/downloads', 'Downloads');
  await page.reload({ waitUntil: 'commit' });
  await go(page, -1);
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
  for (const [path, title] of [
    ['/downloads', 'Downloads'],
    ['/details', 'ICEGATE'],
  ] as const) {
    await go(page, 1);
    await expectPage(page, path, title);
  }
  await go(page, 1);
  await expect(page).toHaveURL('/Home/Faq');
  await go(page, 1);
  await expectPage(page, '/details', 'E-Tender');
});

test('a topic that is opened from a topic does not replace it in the history', async ({ page }) => {
  const open = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/careers');
  await open('E-Tender');
  await expect(heading).toHaveText('E-Tender');
  await open('ICEGATE');
  await expect(heading).toHaveText('ICEGATE');
  await page.goBack();
  await expect(heading).toHaveText('E-Tender');
});

test('a second press while a dialog is loading opens it once', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.goto('/careers');
  await page.route('**/assets/partner-dialog*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const link = page.getByRole('link', { name: 'Become a Partner' }).first();
  await link.dispatchEvent('click');
  await link.dispatchEvent('click');
  gate.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('Back over an open dialog closes it with its page', async ({ page }) => {
  await page.goto('/careers');
  await footer(page, 'Downloads').click();
  await expectPage(page, '/downloads', 'Downloads');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await go(page, -1);
  await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a page from the back-forward cache is as it was left, without its dialog', async ({ site }) => {
  // Playwright switches this cache off because it does not support it: once in six runs it lost the page that came
  // back.
  test.skip(!process.env.TEST_LONG, 'the driver loses the page now and then');
  const executablePath = findBrowser();
  test.skip(!executablePath, 'a headless shell has no back-forward cache');
  await using browser = await launchBrowser(executablePath, {
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${site.url}/Home/Contact`);
  await page.evaluate(() =>
    addEventListener('pageshow', (event) => Object.assign(window, { cached: event.persisted })),
  );
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => location.assign('/privacy-policy'));
  await expect(page).toHaveURL(/privacy-policy$/);
  await go(page, -1);
  await page.waitForFunction(() => Reflect.get(window, 'cached'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
  await page.getByLabel('Full name').press('Enter');
  await expect(page.getByText('Please enter email id.').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('what was searched for without a match survives the skip link and a reload', async ({ page }) => {
  await page.goto('/downloads');
  const search = page.getByRole('combobox', { name: /search/i });
  await search.fill('zzqqxx');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/no-results$/);
  await expect(page.getByRole('main')).toContainText('zzqqxx');
  await page.evaluate(() => (location.hash = '#content'));
  await page.reload();
  await expect(page.getByRole('main')).toContainText('zzqqxx');
});
