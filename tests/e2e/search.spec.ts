import { options, search, searchBox } from './search-box.ts';
import { expect, test, waitForIdle } from './site.ts';

test('the index loads at the first focus, not with the page, and has at least 150 entries', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await waitForIdle(page);
  expect(requested).not.toContain('/search-index.json');
  const [answer] = await Promise.all([page.waitForResponse('**/search-index.json'), searchBox(page).focus()]);
  expect((await answer.json()).length).toBeGreaterThanOrEqual(150);
});

test('the placeholder has the brand’s name', async ({ page }) => {
  await page.goto('/');
  await expect(searchBox(page)).toHaveAttribute('placeholder', "Search anything you're looking for within Mohar?");
});

test('typing suggests; arrows, Home and End move; Escape closes, then clears; the count is announced', async ({
  page,
}) => {
  await search(page, 'token');
  // Not those of its first letters.
  await expect(page.locator('search a[href="/search?q=token"]')).toBeVisible();
  const count = await options(page).count();
  expect(count).toBeGreaterThan(2);
  await expect(page.getByText(`${count} suggestions`)).toBeAttached();
  const selected = () => page.locator('[role=option][aria-selected=true]');
  const at = async (): Promise<number> =>
    options(page).evaluateAll((all) => all.findIndex((option) => option.getAttribute('aria-selected') === 'true'));
  expect(await at()).toBe(0);
  await page.keyboard.press('ArrowDown');
  expect(await at()).toBe(1);
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', (await selected().getAttribute('id')) ?? '');
  await page.keyboard.press('End');
  expect(await at()).toBe(count - 1);
  await page.keyboard.press('ArrowDown');
  expect(await at()).toBe(0);
  await page.keyboard.press('ArrowUp');
  expect(await at()).toBe(count - 1);
  await page.keyboard.press('Home');
  expect(await at()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('token');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveValue('');
});

test('Enter opens the highlighted suggestion and clears text and suggestions', { tag: '@journey' }, async ({
  page,
}) => {
  await search(page, 'Careers');
  await expect(options(page).first()).toHaveText(/career/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/careers$/);
  await expect(searchBox(page)).toHaveValue('');
});

test('the icon opens the first suggestion; a typing error still matches', async ({ page }) => {
  await search(page, 'Repositry');
  await expect(options(page).first()).toHaveText(/^Repository/);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/downloadsRepos$/);
});

test('blank text does nothing; text without a match goes to no-results and stays in the box', async ({ page }) => {
  await search(page, '   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(options(page)).toHaveCount(0);

  await searchBox(page).fill('xqzvwk jjj');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/no-results$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results found');
  await expect(page.getByText('xqzvwk jjj')).toBeVisible();
  await expect(
    page.getByText("We couldn't find what you searched for. Try searching again.", { exact: true }),
  ).toBeVisible();
  await expect(searchBox(page)).toHaveValue('xqzvwk jjj');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('without state /no-results has its texts and no query', async ({ page }) => {
  await page.goto('/no-results');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No results found');
  await expect(
    main.getByText("We couldn't find what you searched for. Try searching again.", { exact: true }),
  ).toBeVisible();
  await expect(main).not.toContainText('You searched for');
  await expect(main).not.toContainText('undefined');
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

// Section 9's threshold of 0.3: of the ten letters of “Repository” three may be wrong, and not four.
test('a title matches at a distance of 0.3 and does not match at 0.4', async ({ page }) => {
  await search(page, 'Repqsxtzry');
  await expect(
    options(page)
      .filter({ hasText: /^Repository/ })
      .first(),
  ).toBeVisible();
  await searchBox(page).fill('Repqzxtwry');
  await expect(options(page).filter({ hasText: /^Repository/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/no-results$/);
});

test('with text and without a suggestion the icon leads to no-results; with blank text it does nothing', async ({
  page,
}) => {
  const icon = page.getByRole('button', { name: 'Search', exact: true });
  await search(page, '   ');
  await icon.click();
  await expect(page).toHaveURL(/\/$/);
  await searchBox(page).fill('xqzvwk jjj');
  await icon.click();
  await expect(page).toHaveURL(/\/no-results$/);
  await expect(page.getByRole('main')).toContainText('xqzvwk jjj');
});

test('results stand in two groups, each result with its kind; the list scrolls to the last', async ({ page }) => {
  const groups = page.getByRole('listbox').getByRole('group');
  await search(page, 'board resolution');
  await expect(options(page).first()).toHaveText(/^Board Resolution PDF · Edition 1.1/);
  await expect(groups.first()).toHaveAccessibleName('Best matches');
  await expect(groups.last()).toHaveAccessibleName('Related results');
  const last = options(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  // Only the other group has the word itself.
  await searchBox(page).fill('hindi');
  await expect(groups.first()).toHaveAccessibleName('Related results');
  await expect(groups.last()).toHaveAccessibleName('Best matches');
});

test('the list ends with a link to all results on one page, which closes it', async ({ page }) => {
  // The count of the page: the list shows those of “board” until it has those of “board resolution”.
  const html = await (await page.request.get('/search?q=board+resolution')).text();
  const count = Number(/>([0-9]+) results</.exec(html)?.[1]);
  await search(page, 'board resolution');
  await page.getByRole('link', { name: `All ${count} results on one page` }).click();
  await expect(page).toHaveURL('/search?q=board+resolution');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByText(`${count} results`, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Board Resolution/ })).toBeVisible();
});

test('below a single suggestion the link speaks of one result', async ({ page }) => {
  await search(page, 'stuck');
  await expect(options(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'See the result on a page' })).toBeVisible();
});

test('while nothing is found the panel says so, and offers topics, a phone number and a form', async ({ page }) => {
  await search(page, 'xqzvwk jjj');
  const panel = page.getByRole('search');
  await expect(panel.getByText('Nothing found for “xqzvwk jjj”.').first()).toBeVisible();
  await expect(panel.getByRole('link', { name: '+91' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'send a message' })).toBeVisible();
  await panel.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('/no-results offers what resembles the text', async ({ page }) => {
  await search(page, 'Repqzxtwry');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/no-results$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Repository', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: '+91' })).toBeVisible();
});

test('an index that cannot be loaded is said and tried again; Enter never leads to a false “no results”', async ({
  page,
}) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/');
  await waitForIdle(page);
  await searchBox(page).fill('pricing');
  const failure = page.getByRole('search').getByText('The search could not be loaded. Check your connection.');
  await expect(failure.first()).toBeVisible();
  // Enter loads again. After that has failed too, no pending request follows a result when the network is back.
  await Promise.all([page.waitForEvent('requestfailed'), page.keyboard.press('Enter')]);
  await expect(failure.first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.unroute('**/search-index.json');
  await page.getByRole('search').getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pricing$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a button opens the search in place, ready to type; Escape closes it', async ({ page }) => {
    await page.goto('/careers');
    await expect(searchBox(page)).toBeHidden();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('lost token');
    await expect(options(page).first()).toContainText('lost or stolen');
    // Once the styles of the results are there.
    await expect
      .poll(async () => {
        const panel = await options(page).first().boundingBox();
        return panel !== null && panel.x >= 0 && panel.x + panel.width <= 390;
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toBeHidden();
  });

  test('its Close button closes it', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(searchBox(page)).toBeFocused();
    await page.getByRole('search').getByRole('button', { name: 'Close' }).click();
    await expect(searchBox(page)).toBeHidden();
  });

  test('what is chosen closes it', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('lost token');
    await expect(options(page).first()).toContainText('lost or stolen');
    await options(page).first().click();
    await expect(page).toHaveURL(/#lost-token$/);
    await expect(searchBox(page)).toBeHidden();
  });
});
