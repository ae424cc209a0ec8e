import type { Locator, Page } from '@playwright/test';
import { publishContent } from '#services/publish-content.ts';
import { publishMedia, samplePicture, toPicture } from '#tests/published-content.ts';
import { expect, type Site, test, waitForIdle } from './site.ts';

test.use({ content: 'own' });

async function publishAdvertisements({ store }: Site, count: number): Promise<void> {
  const media = ['a', 'b', 'c'].slice(0, count).map(samplePicture);
  await publishMedia(store, ...media);
  const advertisements = media.map((medium, position) => ({
    key: `ad-${position}`,
    platforms: [1],
    position,
    isActive: true,
    picture: toPicture(medium, `Advertisement ${position + 1}`),
  }));
  await publishContent(store.db, { media: [], posts: [], notices: [], advertisements, banner: undefined }, new Date());
}

const findDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Attention Please !!' });

test('a carousel is open from the first paint, and wraps both ways by buttons and arrow keys before any script is loaded', async ({
  page,
  site,
}) => {
  await publishAdvertisements(site, 3);
  await page.route('**/assets/*.js', async () => {});
  await page.goto('/', { waitUntil: 'commit' });
  const dialog = findDialog(page);
  await expect(dialog).toBeVisible();
  const shown = async (at: number): Promise<void> => {
    await expect(dialog.getByText(`${at} / 3`, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('img')).toHaveAccessibleName(`Advertisement ${at}`);
  };
  await shown(1);
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await shown(3);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await shown(1);
  await page.keyboard.press('ArrowRight');
  await shown(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shown(3);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('it opens with each load of the home page: not within the site, on the way back, over an anchor or on other pages', async ({
  page,
  site,
}) => {
  await publishAdvertisements(site, 2);
  const dialog = findDialog(page);
  await page.goto('/');
  await expect(dialog).toBeVisible();
  // Hydration leaves it as it is.
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('2 / 2', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Downloads' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('#hero')).toBeVisible();
  await waitForIdle(page);
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(dialog).toBeVisible();
  for (const path of ['/#contact', '/downloads']) {
    await page.goto('about:blank');
    await page.goto(path);
    await waitForIdle(page);
    await expect(dialog).toBeHidden();
  }
  await page.goto('about:blank');
  await page.goBack();
  await page.goto('/');
  await page.goto('/careers');
  await page.goBack();
  await waitForIdle(page);
  await expect(dialog).toBeHidden();
});

test('without advertisements there is no dialog', async ({ page, site }) => {
  await publishAdvertisements(site, 0);
  await page.goto('/');
  await expect(page.locator('dialog#attention')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dialog stays closed', async ({ page, site }) => {
    await publishAdvertisements(site, 1);
    await page.goto('/');
    await expect(page.locator('dialog#attention')).toBeHidden();
  });
});
