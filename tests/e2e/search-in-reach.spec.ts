import { options, search, searchBox } from './search-box.ts';
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

test('on a phone the empty search shows what many look for, until something is typed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/careers');
  await page.getByRole('banner').getByRole('button', { name: 'Open the search' }).click();
  const lost = page.locator('#search').getByRole('link', { name: 'My token is lost or stolen' });
  await expect(lost).toBeVisible();
  await searchBox(page).fill('price');
  await expect(options(page).first()).toBeVisible();
  await expect(lost).toBeHidden();
  await searchBox(page).fill('');
  await lost.click();
  await expect(page).toHaveURL(/\/Home\/Faq#lost-token$/);
});

test('the list stays closed when the focus has left before the index is there', async ({ page }) => {
  const index = Promise.withResolvers<void>();
  await page.route('**/search-index.json', async (route) => {
    await index.promise;
    await route.continue();
  });
  await page.goto('/careers');
  await searchBox(page).pressSequentially('price');
  await page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus();
    new MutationObserver(() => {
      if (document.activeElement === heading && document.querySelector('[role=option]'))
        heading.dataset.covered = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  const loaded = page.waitForResponse('**/search-index.json');
  index.resolve();
  await loaded;
  // The results are there, and the arrow shows them.
  await expect(async () => {
    await searchBox(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('data-covered');
});

test('where the session storage is blocked, a search without a match opens the list of results', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await search(page, 'xqzvwk jjj');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=xqzvwk\+jjj$/);
  await expect(page.getByRole('main')).toContainText('xqzvwk jjj');
});

test('Escape within an input method does not clear the text', async ({ page }) => {
  await search(page, 'token');
  // Wait for the results of the whole word: later ones would open the list again.
  await expect(page.locator('search a[href="/search?q=token"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await searchBox(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(searchBox(page)).toHaveValue('token');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveValue('');
});

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

for (const [button, width] of [
  ['Open the search', 390],
  ['Search', 1280],
] as const) {
  test(`what is typed right after a press on “${button}” arrives, also before the scripts`, async ({ context }) => {
    // The fixture’s page would wait for the scripts.
    const page = await context.newPage();
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/Home/Faq', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).click();
    await page.keyboard.type('lost token');
    await expect(searchBox(page)).toBeFocused();
    await expect(options(page).first()).toContainText('lost or stolen');
    await expect(searchBox(page)).toHaveValue('lost token');
  });
}
