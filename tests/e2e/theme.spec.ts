import type { Page } from '@playwright/test';
import { awaitIslands, expect, test } from './site.ts';

const light = 'rgb(249, 246, 239)';
const dark = 'rgb(13, 20, 40)';

const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colour that a browser gives its own bars. */
const barColour = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return metas.find(({ media }) => matchMedia(media).matches)?.content;
  });

test('the site follows the system until a theme is chosen, and then stores the choice', { tag: '@journey' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/downloads');
  expect(await ground(page)).toBe(dark);
  const choice = page.getByRole('group', { name: 'Colours' });
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();

  await choice.getByRole('radio', { name: 'Light' }).check();
  expect(await ground(page)).toBe(light);
  expect(await barColour(page)).toBe('#f9f6ef');

  await page.reload();
  expect(await ground(page)).toBe(light);
  await expect(choice.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await barColour(page)).toBe('#f9f6ef');

  await choice.getByRole('radio', { name: 'System' }).check();
  expect(await ground(page)).toBe(dark);
});

test('a stored theme is applied before any script file is loaded', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // No script file is ever loaded: the script of the theme is inline.
  await page.route('**/*.js', async () => {});
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/downloads', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  expect(await ground(page)).toBe(dark);
});

test('another tab follows the choice', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/downloads');
  const other = awaitIslands(await context.newPage());
  await other.goto('/careers');
  await other.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => ground(page)).toBe(dark);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the theme switch is hidden', async ({ page }) => {
    await page.goto('/downloads');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden();
  });
});
