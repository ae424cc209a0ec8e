import { expectAccessibleInAllModes, expectAccessible as expectInBothThemes } from './accessible.ts';
import { Calculator } from './calculator.ts';
import { EnquiryFormPage } from './contact-form.ts';
import { expect, test } from './site.ts';

// States that a page has only after it was used; `sweep.spec.ts` checks the pages as they are loaded.
test.use({ reducedMotion: 'reduce' });

/**
 * Each state is looked at in both themes, and in `npm run test:long` in forced colours, at 320 px, 200 % and wide
 * spacing too.
 */
const expectAccessible = process.env.TEST_LONG === '1' ? expectAccessibleInAllModes : expectInBothThemes;

test('the home page with open questions and an open menu passes axe', async ({ page }) => {
  await page.goto('/');
  await page.locator('#general > summary').click();
  await page.locator('#general details summary').first().click();
  await page.getByRole('button', { name: 'Customer Support' }).click();
  await expectAccessible(page);
});

test('the contact form with errors passes axe', { tag: '@journey' }, async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.terms.check();
  await form.send.click();
  await expect(form.summary).toBeFocused();
  // Where the page has scrolled to, the sticky navbar covers a part of a button: axe measures what is left of it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessibleInAllModes(page);
});

test('the contact form with its Success dialog passes axe', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await expectAccessible(page);
});

test('the price calculator, as a dialog and with an open chooser, passes axe', async ({ page }) => {
  await page.goto('/careers');
  const calculator = await Calculator.openDialog(page);
  await calculator.radio('Region', 'Foreign').click();
  await expectAccessible(page);
  await calculator.box('Shipping').click();
  await expect(calculator.chooser('shipping')).toBeVisible();
  await expectAccessible(page);
});

test('an open search and an open question pass axe', async ({ page }) => {
  await page.goto('/Home/Faq#crl');
  await expect(page.locator('details#crl')).toHaveAttribute('open', '');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.focus();
  await search.pressSequentially('token');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('with content', () => {
  test.use({ content: 'seed' });

  test('the Attention dialog and the open list of updates pass axe', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Attention Please !!' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Latest Updates/ }).click();
    await expectAccessible(page);
  });
});
