import { insertMedia } from '#database/media/media-store.ts';
import type { NewNotice } from '#domain/notice/notice.ts';
import { publishContent } from '#services/publish-content.ts';
import { publishMedia, samplePicture, toPicture } from '#tests/published-content.ts';
import { samplePdf } from '#tests/submissions.ts';
import { expect, type Site, test } from './site.ts';

const pdfHash = 'b'.repeat(32);
const notice = (nth: number, target: NewNotice['target']): NewNotice => ({
  key: `notice-${nth}`,
  title: `Notice ${nth}`,
  createdDate: `2026-11-0${nth}T08:00:00.000Z`,
  isActive: true,
  target,
});
const notices: readonly NewNotice[] = [
  notice(1, { kind: 'link', href: 'www.cca.gov.in' }),
  notice(2, { kind: 'picture', picture: toPicture(samplePicture(), 'A poster') }),
  notice(3, { kind: 'pdf', hash: pdfHash }),
  notice(4, { kind: 'link', href: 'javascript:alert(1)' }),
];

test.use({ content: 'own' });

async function publishNotices({ store }: Site): Promise<void> {
  await publishMedia(store, samplePicture());
  const file = { name: 'file.pdf', bytes: samplePdf };
  await insertMedia(store.db, { hash: pdfHash, kind: 'pdf', width: 0, height: 0, files: [file] });
  await publishContent(store.db, { media: [], posts: [], notices, advertisements: [], banner: undefined }, new Date());
}

test('What’s New moves titles under the hero, pauses on hover, focus and by its button, and opens the list', async ({
  page,
  site,
}) => {
  await publishNotices(site);
  await page.goto('/#hero');
  const ticker = page.getByRole('region', { name: 'What’s New' });
  await expect(ticker.getByRole('listitem')).toHaveText([/^Notice 4/, /^Notice 3/, /^Notice 2/, /^Notice 1/]);
  const track = ticker.getByRole('list').locator('xpath=../..');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await ticker.getByRole('link', { name: 'Notice 1' }).focus();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.locator('h1').click();
  await ticker.hover();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await ticker.locator('label').filter({ hasText: 'Pause what’s new' }).click();
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await ticker.getByRole('button', { name: 'View all updates' }).click();
  await expect(page.getByRole('complementary', { name: 'Latest Updates' })).toBeVisible();
});

test('without a notice the list says so, and leads to the blog', async ({ page }) => {
  await page.goto('/downloads');
  await page.getByRole('button', { name: 'Latest Updates', exact: true }).click();
  const sidebar = page.getByRole('complementary', { name: 'Latest Updates' });
  await expect(sidebar).toContainText('There are no updates at the moment.');
  await sidebar.getByRole('link', { name: 'Read our blog' }).click();
  await expect(page).toHaveURL(/\/Home\/Blogs$/);
  await expect(sidebar).toBeHidden();
});

test('the bell is marked until the list is opened, and again by a newer notice', async ({ page, site }) => {
  await publishNotices(site);
  await page.goto('/downloads');
  const updatesButton = page.getByRole('button', { name: /^Latest Updates/ });
  await expect(updatesButton).toHaveAccessibleName('Latest Updates, new ones');
  await updatesButton.click();
  const sidebar = page.getByRole('complementary', { name: 'Latest Updates' });
  await expect(sidebar.getByRole('listitem')).toHaveCount(4);
  await expect(sidebar.locator('time').first()).toHaveText('4 Nov 2026');
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(updatesButton).toHaveAccessibleName('Latest Updates');
  await page.reload();
  await expect(updatesButton).toHaveAccessibleName('Latest Updates');
  const newer = notice(5, { kind: 'link', href: '/downloads' });
  await publishContent(
    site.store.db,
    { media: [], posts: [], notices: [newer], advertisements: [], banner: undefined },
    new Date(),
  );
  await expect(async () => {
    await page.reload();
    await expect(updatesButton).toHaveAccessibleName('Latest Updates, new ones', { timeout: 1_000 });
  }).toPass();
});

test('hyperlinks open a tab, with https where they have no scheme; a picture opens a modal, a PDF a tab', {
  tag: '@journey',
}, async ({ page, context, site }) => {
  await publishNotices(site);
  await page.goto('/downloads');
  await page.getByRole('button', { name: /^Latest Updates/ }).click();
  const sidebar = page.getByRole('complementary', { name: 'Latest Updates' });
  await expect(sidebar.getByRole('link', { name: /^Notice 1/ })).toHaveAttribute('href', 'https://www.cca.gov.in/');
  await expect(sidebar.getByRole('link', { name: /^Notice 1/ })).toHaveAttribute('target', '_blank');
  // An address that would run a script becomes no link, or a link to the web.
  const harmful = sidebar.getByRole('link', { name: /^Notice 4/ });
  if (await harmful.count()) await expect(harmful).toHaveAttribute('href', /^https:/);

  await sidebar.getByRole('link', { name: /^Notice 2/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Notice 2' });
  await expect(dialog.getByRole('img', { name: 'A poster' })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('notification-2.jpg');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: /^Latest Updates/ }).click();
  const requested = context.waitForEvent('request', (request) => request.url().endsWith(`/media/${pdfHash}/file.pdf`));
  await sidebar.getByRole('link', { name: /^Notice 3/ }).click();
  await requested;
});

test('a preview that cannot be fetched is logged only', async ({ page, site }) => {
  await publishNotices(site);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/downloads');
  await page.route('**/GetNotificationImage*', (route) => route.abort());
  await page.getByRole('button', { name: /^Latest Updates/ }).click();
  await page
    .getByRole('complementary', { name: 'Latest Updates' })
    .getByRole('link', { name: /^Notice 2/ })
    .click();
  await expect.poll(() => lines.filter((line) => line.includes('GetNotificationImage')).length).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bell opens, and a file is a link to it', async ({ page, site, violations }) => {
    await publishNotices(site);
    await page.goto('/downloads');
    await page.getByRole('button', { name: /^Latest Updates/ }).click();
    await page
      .getByRole('complementary', { name: 'Latest Updates' })
      .getByRole('link', { name: /^Notice 2/ })
      .click();
    await expect(page).toHaveURL(/\/media\/a{32}\/960\.jpeg$/);
    await page.waitForLoadState();
    // The browser's own page around a picture has inline styles, which our policy refuses.
    expect(violations.splice(0).filter((text) => !text.startsWith('Applying inline style'))).toEqual([]);
  });
});

test('the banner is on every page while it is active, and is removed within two seconds', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  const nothing = { media: [], posts: [], notices: [], advertisements: [] };
  const banner = { text: 'Issuing is interrupted until noon.', href: '/Home/Contact', isActive: true };
  await publishContent(site.store.db, { ...nothing, banner }, new Date());
  for (const path of ['/#about', '/downloads', '/Home/Blogs', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Important' })).toContainText(
      'Issuing is interrupted until noon.',
    );
  }
  // The quickest of three, to leave out the load of other processes.
  const times: number[] = [];
  for (const isActive of [false, true, false]) {
    await publishContent(site.store.db, { ...nothing, banner: { ...banner, isActive } }, new Date());
    const switchedAt = Date.now();
    await expect
      .poll(async () => (await (await page.request.get('/downloads')).text()).includes('Issuing is interrupted'), {
        intervals: [100],
      })
      .toBe(isActive);
    times.push(Date.now() - switchedAt);
  }
  expect(Math.min(...times)).toBeLessThan(2_000);
});
