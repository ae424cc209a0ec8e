import { expectAccessible } from './accessible.ts';
import { Calculator } from './calculator.ts';
import { ContactForm } from './contact-form.ts';
import { expect, test } from './site.ts';

/** One page of each kind. */
const templates = [
  '/use-cases/e-tender',
  '/apply-dsc-process',
  '/downloads',
  '/downloadsRepos',
  '/pricing',
  '/becomeapartner',
  '/Home/Blogs',
  '/privacy-policy',
  '/careers',
  '/Home/Contact',
  '/no-results',
  '/nowhere',
];

test.use({ reducedMotion: 'reduce' });

test('the home page, open questions and an open menu have no faults that a machine can find', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
  await page.locator('#general > summary').click();
  await page.locator('#general details summary').first().click();
  await page.getByRole('button', { name: 'Customer Support' }).click();
  await expectAccessible(page);
});

test('the form with its errors has none either', async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  await form.terms.check();
  await form.send.click();
  await expect(form.field('Full name')).toBeFocused();
  await expectAccessible(page);
});

test('nor has its dialog', async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  await form.fillWell();
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await expectAccessible(page);
});

for (const path of templates) {
  test(`${path} has none`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('the price calculator, as a dialog and with an open chooser, has none', async ({ page }) => {
  await page.goto('/careers');
  const calculator = await Calculator.openDialog(page);
  await calculator.radio('Region', 'Foreign').click();
  await expectAccessible(page);
  await calculator.box('Shipping').click();
  await expect(calculator.chooser('shipping')).toBeVisible();
  await expectAccessible(page);
});

test('an open search and an open question have none', async ({ page }) => {
  await page.goto('/Home/Faq#crl');
  await expect(page.locator('details#crl')).toHaveAttribute('open', '');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.focus();
  await search.pressSequentially('token');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

for (const width of [320, 768, 1280]) {
  test(`no kind of page is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...templates, '/Home/Faq']) {
      await page.goto(path);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, excess]).toEqual([path, 0]);
    }
  });
}
