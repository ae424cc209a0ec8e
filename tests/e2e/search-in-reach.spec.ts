import { options, searchBox } from './search-box.ts';
import { expect, test } from './site.ts';

for (const width of [360, 768, 1280]) {
  test(`at ${width} px the search is in reach while a page is scrolled, ready to type`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/Home/Faq');
    await page.mouse.wheel(0, 900);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Open the search' });
    await expect(opener).toBeInViewport();
    await opener.click();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toBeInViewport();
    await searchBox(page).pressSequentially('lost token');
    await expect(options(page).first()).toContainText('lost or stolen');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.locator('#search:popover-open')).toHaveCount(0);
  });
}

test('on a phone a search without a match closes when it leads away, and is closed on the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers');
  await page.getByRole('button', { name: 'Open the search' }).click();
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).pressSequentially('xqzvwk jjj');
  // The page that is left shows no search either.
  await page.evaluate(() =>
    addEventListener('pagehide', () =>
      sessionStorage.setItem('left-open', String(document.querySelector('#search')?.matches(':popover-open'))),
    ),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/no-results$/);
  expect(await page.evaluate(() => sessionStorage.getItem('left-open'))).toBe('false');
  await expect(searchBox(page)).toBeHidden();
});

test('a result has an extract of its page, in the list and on the page of all results', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/');
  await searchBox(page).focus();
  await searchBox(page).pressSequentially('My token is lost');
  await expect(options(page).first()).toContainText(/^My token is lost or stolen\..*Question.*Write to revoke@/);
  await page.goto('/search?q=token+lost');
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'My token is lost or stolen' });
  await expect(item.getByRole('paragraph')).toContainText('Write to revoke@');
});

test('what is typed right after the search was opened arrives, also while the scripts are on their way', async ({
  page,
}) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Home/Faq', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Open the search' }).click();
  await page.keyboard.type('lost token');
  await expect(searchBox(page)).toBeFocused();
  await expect(options(page).first()).toContainText('lost or stolen');
  await expect(searchBox(page)).toHaveValue('lost token');
});
