import type { Page } from '@playwright/test';
import { publishMedia, publishPosts, samplePicture, toPicture } from '#tests/published-content.ts';
import { expect, test } from './site.ts';

test.use({ content: 'own' });

// For so many posts: the cards on home, and of some places in the list the cards, the total and the pagination, written
// out.
const table: readonly [posts: number, home: number, places: readonly [path: string, cards: number, pages: string][]][] =
  [
    [0, 0, [['/Home/Blogs', 0, '']]],
    [1, 1, [['/Home/Blogs', 1, '']]],
    [3, 3, [['/Home/Blogs', 3, '']]],
    [4, 3, [['/Home/Blogs', 4, '']]],
    [
      60,
      3,
      [
        ['/Home/Blogs', 10, 'Previous [1] 2 3 4 5 6 Next'],
        ['/Home/Blogs?page=6', 10, 'Previous 1 2 3 4 5 [6] Next'],
        ['/Home/Blogs?size=25', 25, 'Previous [1] 2 3 Next'],
        ['/Home/Blogs?page=3&size=25', 10, 'Previous 1 2 [3] Next'],
        ['/Home/Blogs?size=100', 60, ''],
      ],
    ],
    [
      1_000,
      3,
      [
        ['/Home/Blogs', 10, 'Previous [1] 2 3 … 100 Next'],
        ['/Home/Blogs?page=5', 10, 'Previous 1 … 4 [5] 6 … 100 Next'],
        ['/Home/Blogs?page=100', 10, 'Previous 1 … 98 99 [100] Next'],
        ['/Home/Blogs?page=20&size=50', 50, 'Previous 1 … 18 19 [20] Next'],
        ['/Home/Blogs?page=2&size=100', 100, 'Previous 1 [2] 3 … 10 Next'],
      ],
    ],
  ];

for (const [count, home, places] of table) {
  test(`with ${count} posts home and list show their cards and pagination`, async ({ page, site }) => {
    await publishPosts(site.store, count);
    await page.goto('/#about');
    const section = page.getByRole('region', { name: 'Our Blogs' });
    await expect(section.getByRole('listitem')).toHaveCount(home);
    await expect(section.getByText('No blogs available')).toHaveCount(count === 0 ? 1 : 0);
    if (count > 0) await expect(section.getByRole('heading', { level: 3 }).first()).toHaveText(`Post ${count}`);
    await expect(section.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/Home/Blogs');

    for (const [path, cards, pages] of places) {
      await page.goto(path);
      const size = page.getByText(`entries of ${count}`, { exact: true });
      await expect(size).toBeVisible({ visible: count > 0 });
      await expect(page.locator('main').getByRole('heading', { level: 2, name: /^Post / })).toHaveCount(cards);
      await expect(page.getByText('No blogs available')).toHaveCount(count === 0 ? 1 : 0);
      const answers = page.locator('main').getByRole('link', { name: 'Read our answers to common questions' });
      await expect(answers).toBeVisible({ visible: count === 0 });
      const items = page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('listitem');
      const shown = await items.evaluateAll((all) =>
        all.map((item) => (item.querySelector('[aria-current]') ? `[${item.textContent}]` : item.textContent)),
      );
      expect([path, shown.join(' ')]).toEqual([path, pages]);
    }
  });
}

test('a wide screen shows three cards in a row', async ({ page, site }) => {
  await publishPosts(site.store, 5);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [first, second, third, fourth] = await readCards(page, 5);
  expect([second.y, third.y]).toEqual([first.y, first.y]);
  expect([second.x > first.right, third.x > second.right]).toEqual([true, true]);
  expect(fourth.y).toBeGreaterThanOrEqual(first.bottom);
});

test('of seven posts the newest fills the first row, so that none is alone in the last', async ({ page, site }) => {
  await publishPosts(site.store, 7);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [newest, second, , fourth, fifth, , last] = await readCards(page, 7);
  expect([newest.x, newest.right]).toEqual([second.x, fourth.right]);
  expect(second.y).toBeGreaterThanOrEqual(newest.bottom);
  expect([fourth.y, last.y]).toEqual([second.y, fifth.y]);
});

/** The boxes of the cards, in the order of the page. */
async function readCards(page: Page, count: number) {
  await page.goto('/Home/Blogs');
  const cards = page.locator('main li').filter({ has: page.getByRole('heading', { name: /^Post / }) });
  await expect(cards).toHaveCount(count);
  return cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
}

test('the URL has page and size: next, size, back, reload; an invalid page is the first', {
  tag: '@journey',
}, async ({ page, site }) => {
  await publishPosts(site.store, 60, (nth) => ({ isPopular: nth === 60 }));
  await page.goto('/Home/Blogs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Hub');
  await expect(page.getByText('START READING', { exact: true })).toBeVisible();
  await expect(page.getByText('Popular', { exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/Home\/Blogs\?page=2$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Post 50');
  await expect(page.getByLabel('Show').getByRole('option')).toHaveText(['10', '25', '50', '100']);
  await expect(page.getByLabel('Show')).toHaveValue('10');
  await page.getByLabel('Show').selectOption('25');
  await expect(page).toHaveURL(/\/Home\/Blogs\?size=25$/);
  await expect(page.locator('main').getByRole('heading', { level: 2, name: /^Post / })).toHaveCount(25);
  await page.goBack();
  await expect(page).toHaveURL(/\/Home\/Blogs\?page=2$/);
  // Playwright switches the Back/forward cache off. A page from it has the size that was chosen last.
  await page.getByLabel('Show').evaluate((select) => {
    (select as HTMLSelectElement).value = '25';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByLabel('Show')).toHaveValue('10');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Post 50');
  for (const [given, shown] of [
    ['page=0', 'page=0'],
    ['page=x&size=7', 'page=x&size=7'],
    ['page=99', 'page=6'],
  ]) {
    await page.goto(`/Home/Blogs?${given}`);
    await expect(page).toHaveURL(new RegExp(`\\?${shown}$`));
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      given === 'page=99' ? 'Post 10' : 'Post 60',
    );
  }
});

test('a post shows its picture, date, text and popular posts, with internal and external links', {
  tag: '@journey',
}, async ({ page, site }) => {
  await publishMedia(site.store, samplePicture());
  const html =
    '<h2>Which</h2><p>See <a href="/use-cases/e-tender">tenders</a> and <a href="https://cca.gov.in" target="_blank" rel="noopener">the CCA</a>.</p>';
  await publishPosts(site.store, 8, (nth) => ({
    isPopular: nth !== 2,
    picture: toPicture(samplePicture()),
    createdDate: `2026-11-${10 + nth}T20:00:00.000Z`,
    html,
  }));
  await page.goto('/Home/Blogs/Details/2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post 2');
  // 20:00 in UTC is the next day in India.
  await expect(page.locator('main time').first()).toHaveText('13 Nov 2026');
  await expect(page.getByRole('img', { name: 'A token' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Which' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'the CCA (opens in a new tab)' })).toHaveAttribute('rel', /noopener/);
  const popular = page.getByRole('complementary', { name: 'Popular Blogs' });
  await expect(popular.getByRole('heading', { level: 3 })).toHaveText([
    'Post 8',
    'Post 7',
    'Post 6',
    'Post 5',
    'Post 4',
  ]);
  await expect(popular.getByRole('listitem').locator('img')).toHaveCount(5);
  await expect(popular.getByRole('listitem').locator('time')).toHaveText([
    '19 Nov 2026',
    '18 Nov 2026',
    '17 Nov 2026',
    '16 Nov 2026',
    '15 Nov 2026',
  ]);
  await popular.getByRole('link', { name: /^Read More.*Post 7$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post 7');
  await expect(page).toHaveTitle(/^Post 7 · /);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/Home\/Blogs$/);
});

test('an unknown post shows “No blog found” with status 404', async ({ page, site }) => {
  await publishPosts(site.store, 2, (nth) => ({ isActive: nth === 1 }));
  for (const id of ['2', '99', 'x', '0']) {
    const answer = await page.goto(`/Home/Blogs/Details/${id}`);
    expect([id, answer?.status()]).toEqual([id, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No blog found');
  }
});
