import { expectAccessible } from './accessible.ts';
import { openPublishedSite } from './published-site.ts';
import { expect, test } from './site.ts';

test('what a new site begins with has no faults that a machine can find', async ({ browser }) => {
  await using site = await openPublishedSite({ SEED_CONTENT: 'yes' });
  const context = await browser.newContext({ baseURL: site.server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Attention Please !!' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Latest Updates/ }).click();
  await expectAccessible(page);
  for (const path of ['/#about', '/Home/Blogs', '/Home/Blogs/Details/1']) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await context.close();
});
