import { publishMedia, publishPosts, samplePicture, toPicture } from '#tests/published-content.ts';
import { Calculator } from './calculator.ts';
import { CareerForm } from './career-form.ts';
import { expect, test, waitForIdle } from './site.ts';

// What people do beside the main way: a copy of a moving row, a reload, a wrong address, a second thought.
test('links of a moving row can be clicked wherever they are, and no row has a hole on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1_000 });
  await page.goto('/');
  await waitForIdle(page);
  const rows = page.locator('[data-seconds]');
  await expect
    .poll(() =>
      rows.evaluateAll((all) =>
        all.map((row) => {
          const track = row.firstElementChild?.firstElementChild;
          const [first] = track?.children ?? [];
          // When the first round has left, the others must still fill the window.
          const left = (track?.scrollWidth ?? 0) - (first?.clientWidth ?? 0);
          return left >= (track?.parentElement?.clientWidth ?? Number.POSITIVE_INFINITY);
        }),
      ),
    )
    .toEqual([true, true]);
  const copies = page.locator('[data-seconds] [aria-hidden=true] a');
  expect(await copies.count()).toBeGreaterThan(2);
  expect(
    await copies.evaluateAll((links) => links.every((link) => !link.closest('[inert]') && link.tabIndex === -1)),
  ).toBe(true);
});

test('/details names the page of its use case as canonical, and offers its address', async ({ page, site }) => {
  await page.goto('/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'ICEGATE' }).click();
  await expect(page).toHaveURL(/\/details$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/use-cases\/icegate$/);
  const link = page.getByRole('main').getByRole('link', { name: /\/use-cases\/icegate$/ });
  await expect(page.getByRole('button', { name: 'Copy the address of this page' })).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(`${site.url}/use-cases/icegate`);
});

test('a post’s picture, title and date are in its head; beside a popular post five others are popular', async ({
  page,
  site,
}) => {
  await publishMedia(site.store, samplePicture());
  await publishPosts(site.store, 8, (nth) => ({
    isPopular: nth > 2,
    picture: toPicture(samplePicture()),
    createdDate: `2026-11-${10 + nth}T10:00:00.000Z`,
  }));
  await page.goto('/Home/Blogs/Details/7');
  const head = page.locator('article > header');
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Post 7');
  await expect(head.locator('time')).toHaveText('17 Nov 2026');
  await expect(head.getByRole('img', { name: 'A token' })).toBeVisible();
  const popular = page.getByRole('complementary', { name: 'Popular Blogs' }).getByRole('heading', { level: 3 });
  await expect(popular).toHaveText(['Post 8', 'Post 6', 'Post 5', 'Post 4', 'Post 3']);
});

test('an unknown address offers the page that was meant', async ({ page }) => {
  const answer = await page.goto('/apply');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'How to apply for a DSC' }).click();
  await expect(page).toHaveURL(/\/apply-dsc-process$/);
});

test('the price dialog has the same choice after a reload; another choice takes back what was said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/downloads');
  const before = await Calculator.openDialog(page);
  await before.radio('Validity', '3 years').click();
  await before.scope.getByRole('button', { name: 'Copy link' }).click();
  const said = before.scope.getByText('Link copied.');
  await expect(said).toBeVisible();
  await before.radio('Validity', '2 years').click();
  await expect(said).toHaveCount(0);
  await page.reload();
  const after = await Calculator.openDialog(page);
  await expect(after.radio('Validity', '2 years')).toBeChecked();
});

test('Save without a choice says so', async ({ page }) => {
  await page.goto('/pricing');
  const calculator = new Calculator(page);
  await calculator.box('Token').click();
  const chooser = calculator.chooser('a token');
  await chooser.getByRole('button', { name: 'Save' }).click();
  await expect(chooser.getByRole('alert')).toHaveText('Choose one of these, or close this without saving.');
  await chooser.getByRole('radio').first().click();
  await expect(chooser.getByRole('alert')).toHaveCount(0);
  await chooser.getByRole('button', { name: 'Save' }).click();
  await expect(chooser).toBeHidden();
});

test('a refusal of an application in plain text is shown, and nothing is lost', async ({ page }) => {
  const form = new CareerForm(page);
  await form.open();
  await form.fillWell();
  await page.route('**/SubmitJobApplication', (route) =>
    route.fulfill({ status: 422, contentType: 'text/plain', body: 'The resume cannot be read.' }),
  );
  await form.send.click();
  await expect(page.getByRole('dialog').getByText('The resume cannot be read.')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await form.expectEntriesKept();
});

test('Scroll to top stays after the page size has been chosen', async ({ page, site }) => {
  await publishPosts(site.store, 60);
  await page.goto('/Home/Blogs');
  await waitForIdle(page);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('50');
  await expect(page).toHaveURL(/size=50/);
  // The new list begins at its top, which may come after the first scroll of the wheel.
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('the home page leads to the check', async ({ page }) => {
  await page.goto('/');
  await page.locator('#services').getByRole('link', { name: 'Check a certificate or PDF' }).click();
  await expect(page).toHaveURL(/\/check$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
