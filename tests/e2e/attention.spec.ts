import type { Page } from '@playwright/test';
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

/** The calls for advertisements from now on. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('GetAllAdvertisementsList') && calls.push(request.url()));
  return calls;
}

test('a carousel opens after the home page has loaded, and wraps both ways by buttons and arrow keys', async ({
  page,
  site,
}) => {
  await publishAdvertisements(site, 3);
  const html = await (await page.request.get('/')).text();
  expect(html).not.toContain('Attention Please');
  const requested = page.waitForRequest('**/GetAllAdvertisementsList*');
  await page.goto('/');
  expect(new URL((await requested).url()).searchParams.toString()).toBe('platformType=1&roleName=Visitor&images=url');
  const dialog = page.getByRole('dialog', { name: 'Attention Please !!' });
  await expect(dialog).toBeVisible();
  const shown = async (at: number): Promise<void> => {
    await expect(dialog.getByText(`${at} / 3`, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('img', { name: `Advertisement ${at}` })).toBeVisible();
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
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // It opens with each load of the document, and with nothing less.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Downloads' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible();
  const calls = recordCalls(page);
  await page.goBack();
  await expect(page.locator('#hero')).toBeVisible();
  await waitForIdle(page);
  expect(calls).toEqual([]);
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(dialog).toBeVisible();
});

test('it does not open over an anchor, on other pages, without advertisements, or while somebody types', async ({
  page,
  site,
}) => {
  await publishAdvertisements(site, 1);
  const dialog = page.getByRole('dialog', { name: 'Attention Please !!' });
  const calls = recordCalls(page);
  for (const path of ['/#contact', '/downloads']) {
    await page.goto(path);
    await waitForIdle(page);
    expect(calls).toEqual([]);
    await expect(dialog).toBeHidden();
  }
  await page.goto('about:blank');
  await page.route('**/GetAllAdvertisementsList*', async (route) => {
    await page.getByLabel('Full name', { exact: true }).focus();
    await route.continue();
  });
  const loaded = page.waitForResponse(/\/carousel-.*\.js$/);
  await page.goto('/');
  await expect(page.getByLabel('Full name', { exact: true })).toBeFocused();
  await (await loaded).finished();
  await waitForIdle(page);
  await expect(dialog).toBeHidden();
  await page.getByLabel('Full name', { exact: true }).blur();
  await expect(dialog).toBeVisible();
});

test('a response without pictures and a failed call show nothing; the failure is logged to the console', async ({
  page,
  site,
}) => {
  await publishAdvertisements(site, 0);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const answered = page.waitForResponse('**/GetAllAdvertisementsList*');
  await page.goto('/');
  await (await answered).finished();
  await waitForIdle(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(lines).toEqual([]);
  await page.route('**/GetAllAdvertisementsList*', (route) => route.abort());
  await page.reload();
  await expect.poll(() => lines.some((line) => line.includes('GetAllAdvertisementsList'))).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
});
