import { publishContent } from '#services/publish-content.ts';
import { publishMedia, samplePicture, toPicture } from '#tests/published.ts';
import { openPublishedSite } from './published-site.ts';
import { expect, test } from './site.ts';

async function open(count: number) {
  const site = await openPublishedSite();
  const media = ['a', 'b', 'c'].slice(0, count).map(samplePicture);
  await publishMedia(site.store, ...media);
  const advertisements = media.map((medium, position) => ({
    key: `ad-${position}`,
    platforms: [1],
    position,
    isActive: true,
    picture: toPicture(medium, `Advertisement ${position + 1}`),
  }));
  await publishContent(site.store.db, { media: [], posts: [], notices: [], advertisements, banner: undefined });
  return site;
}

test(
  'after the home page has loaded a carousel opens; it goes round both ways, by buttons and arrows',
  async ({ browser }) => {
    await using site = await open(3);
    const page = await browser.newPage({ baseURL: site.server.url });
    const html = await (await page.request.get('/')).text();
    expect(html).not.toContain('Attention Please');
    const asked = page.waitForRequest('**/GetAllAdvertisementsList*');
    await page.goto('/');
    expect(new URL((await asked).url()).searchParams.toString()).toBe('platformType=1&roleName=Visitor&images=url');
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
    // It comes with each load of the document, and with nothing less.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Downloads' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible();
    await page.goBack();
    await page.waitForTimeout(500);
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.close();
  },
  new Date(),
);

test('none over an anchor, on other pages, or with nothing to show; who types is left alone', async ({ browser }) => {
  await using site = await open(1);
  const page = await browser.newPage({ baseURL: site.server.url });
  const dialog = page.getByRole('dialog', { name: 'Attention Please !!' });
  for (const path of ['/#contact', '/downloads']) {
    await page.goto(path);
    await page.waitForTimeout(700);
    await expect(dialog).toBeHidden();
  }
  await page.goto('about:blank');
  await page.route('**/GetAllAdvertisementsList*', async (route) => {
    await page.getByLabel('Full name', { exact: true }).focus();
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByLabel('Full name', { exact: true })).toBeFocused();
  await page.waitForTimeout(700);
  await expect(dialog).toBeHidden();
  await page.getByLabel('Full name', { exact: true }).blur();
  await expect(dialog).toBeVisible();
  await page.close();
});

test('an answer without pictures and a call that fails show nothing; the failure is a line in the console', async ({
  browser,
}) => {
  await using site = await open(0);
  const page = await browser.newPage({ baseURL: site.server.url });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/');
  await page.waitForTimeout(700);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(lines).toEqual([]);
  await page.route('**/GetAllAdvertisementsList*', (route) => route.abort());
  await page.reload();
  await expect.poll(() => lines.some((line) => line.includes('GetAllAdvertisementsList'))).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.close();
});
