import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the search is a form, which is answered with a list of links @journey', async ({ page }) => {
  await page.goto('/careers');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('token chori ho gaya');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=token+chori+ho+gaya');
  await expect(box).toHaveValue('token chori ho gaya');
  await expect(page).toHaveTitle(/^Search: token chori ho gaya · /);
  const results = page.getByRole('main').getByRole('listitem').getByRole('link');
  await results.filter({ hasText: 'My token is lost or stolen' }).click();
  await expect(page).toHaveURL(/\/Home\/Faq#lost-token$/);
});

test('the icon sends the form too; titles come before what else is about it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('board resolution');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Best matches',
    'Related results',
    'Didn’t find it? Ask us',
  ]);
  await expect(main.getByRole('link', { name: /^Board Resolution/ })).toHaveAttribute(
    'href',
    '/forms/board-resolution.pdf',
  );
});

test('sections of the home page, use cases and files are links that work without scripts', async ({ page }) => {
  const follow = async (query: string, name: string | RegExp) => {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    return page.getByRole('main').getByRole('link', { name }).first();
  };
  await expect(await follow('Contact us', 'Contact us')).toHaveAttribute('href', '/#contact');
  await expect(await follow('icegate', 'DSC for ICEGATE')).toHaveAttribute('href', '/use-cases/icegate');
  await expect(await follow('Sub-CA certificate', 'Sub-CA certificate')).toHaveAttribute('download', '');
});

test('what finds nothing says so, with the query as text; no query asks for one; neither is indexed', async ({
  page,
}) => {
  await page.goto(`/search?q=${encodeURIComponent('xqzvwk <b>jjj')}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No results found');
  await expect(main.getByText('“xqzvwk <b>jjj”')).toBeVisible();
  await expect(
    main.getByText("We couldn't find what you searched for. Try searching again.", { exact: true }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/search?q=%20');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
