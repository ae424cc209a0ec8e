import type { Locator, Page } from '@playwright/test';
import { faqCategories } from '#content/faq/faq.ts';
import { expect, test } from './site.ts';

/** The first seven categories (section 2). */
const shown = faqCategories.slice(0, 7);

const findCategory = (page: Page, slug: string): Locator => page.locator(`#faq details#${slug}`);
const findQuestions = (category: Locator): Locator => category.locator('details > summary');

test('a category of home loads all of its questions when it is opened, and once', { tag: '@journey' }, async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/questions/')) fetched.push(pathname);
  });
  await page.goto('/');
  for (const { slug, items } of shown) {
    const category = findCategory(page, slug);
    await category.locator('> summary').click();
    await expect(findQuestions(category)).toHaveText(items.map(({ question }) => question));
  }
  const general = findCategory(page, 'general');
  await general.locator('> summary').click();
  await findQuestions(general).nth(1).click();
  await expect(general.locator('details[open] > :not(summary)').first()).toBeVisible();
  await general.locator('> summary').click();
  await general.locator('> summary').click();
  await expect(general.locator('details[open]')).toHaveCount(1);
  expect(fetched).toEqual(shown.map(({ slug }) => `/questions/${slug}.html`));
});

test('questions that load say so; what fails says so too, and is tried again', async ({ page }) => {
  const category = findCategory(page, 'general');
  let answer = (_: 'abort' | 'continue'): void => {};
  await page.route('**/questions/general.html', async (route) => {
    const how = await new Promise<'abort' | 'continue'>((resolve) => {
      answer = resolve;
    });
    await route[how]();
  });
  await page.goto('/');
  await category.locator('> summary').click();
  await expect(category.getByRole('status')).toHaveText('Loading...');
  answer('abort');
  await expect(category.getByRole('alert')).toHaveText(/^These questions could not be loaded\./);
  await expect(category.getByRole('status')).toHaveCount(0);
  // The content for browsers without scripts is still there.
  await expect(category.getByRole('link')).toHaveAttribute('href', '/Home/Faq#general');
  await category.getByRole('button', { name: 'Try again' }).click();
  await expect(category.getByRole('status')).toHaveText('Loading...');
  await expect(category.getByRole('alert')).toHaveCount(0);
  answer('continue');
  await expect(findQuestions(category)).toHaveCount(faqCategories[0]?.items.length ?? 0);
  await expect(category.locator('> summary')).toBeFocused();
});

test('a category that is opened before the scripts are there loads its questions with them', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const category = findCategory(page, 'general');
  await category.locator('> summary').click();
  await expect(category.getByRole('link')).toHaveAttribute('href', '/Home/Faq#general');
  release();
  await expect(findQuestions(category)).toHaveCount(faqCategories[0]?.items.length ?? 0);
});

test('after a navigation within the site the questions load too', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click();
  const category = findCategory(page, 'general');
  await category.locator('> summary').click();
  await expect(findQuestions(category)).toHaveCount(faqCategories[0]?.items.length ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an opened category of home links to its questions on the FAQ page', async ({ page }) => {
    await page.goto('/');
    for (const { slug, items, category: title } of shown) {
      const category = findCategory(page, slug);
      await category.locator('> summary').click();
      const link = category.getByRole('link', { name: `All ${items.length} questions: ${title}` });
      await expect(link).toHaveAttribute('href', `/Home/Faq#${slug}`);
    }
  });
});

test('the server renders the questions of each category apart, and no others', async ({ site }) => {
  for (const { slug, items } of faqCategories) {
    const response = await fetch(`${site.url}/questions/${slug}.html`);
    expect([slug, response.status, response.headers.get('X-Robots-Tag')]).toEqual([slug, 200, 'noindex']);
    expect((await response.text()).match(/<details /g)).toHaveLength(items.length);
  }
  for (const file of ['nothing.html', 'constructor.html', 'general', 'General.html']) {
    expect([file, (await fetch(`${site.url}/questions/${file}`)).status]).toEqual([file, 404]);
  }
});
