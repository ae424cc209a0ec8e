import { expect, test } from './site.ts';

test('the filter of the questions lists those that match, as links that open them', async ({ page }) => {
  await page.goto('/Home/Faq');
  const filter = page.getByRole('main').getByRole('search');
  const field = filter.getByLabel('Find a question');
  await field.fill('caller otp');
  const link = filter.getByRole('link', { name: 'Someone calls and asks for an OTP or my token password. Is it you?' });
  await expect(link).toBeVisible();
  await expect(filter.getByRole('status')).toHaveText(/^\d+ questions?$/);
  await link.click();
  await expect(page).toHaveURL(/#caller-asks-for-otp$/);
  await expect(page.locator('#caller-asks-for-otp')).toHaveAttribute('open');

  // Error messages are on another page, and every question with a word is listed.
  for (const [text, count] of [
    ['token not detected', 1],
    ['aadhaar', 15],
  ] as const) {
    await field.fill(text);
    await expect(filter.getByRole('status')).toHaveText(/^\d+ questions?$/);
    const paths = await filter
      .getByRole('link')
      .evaluateAll((links) => links.map((found) => found.getAttribute('href')));
    expect(paths.length).toBeGreaterThanOrEqual(count);
    for (const path of paths) await expect(page.locator(path ?? '')).toHaveCount(1);
  }

  await field.fill('xqzvwk jjj');
  await expect(filter.getByRole('status')).toHaveText('No question matches. Try another word.');
  await expect(filter.getByRole('link')).toHaveCount(0);
  await field.fill('');
  await expect(filter.getByRole('status')).toBeEmpty();
});

test('an index that cannot be loaded is said, and loaded again with the next letter', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/Home/Faq');
  const filter = page.getByRole('main').getByRole('search');
  const field = filter.getByLabel('Find a question');
  await field.fill('toke');
  await expect(filter.getByRole('status')).toContainText('could not be searched');
  await page.unroute('**/search-index.json');
  await field.fill('token');
  await expect(filter.getByRole('link').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions have no filter', async ({ page }) => {
    await page.goto('/Home/Faq');
    await expect(page.getByLabel('Find a question')).toBeHidden();
  });
});
