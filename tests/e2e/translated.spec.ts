import type { Page } from '@playwright/test';
import { translatePage } from '#tests/translate-page.ts';
import { certificate, chooseFiles, expect, resultOf, test } from './check-site.ts';
import { readCaptcha, recordCanvas } from './site.ts';

// Changes of translators and password managers must not cost an entry, nor hide a value that changes.

const translate = (page: Page): Promise<void> => page.evaluate(`(${translatePage})('«', '»')`);

/** Opens a page and translates it before anything is touched: no island of it is hydrated on intent yet. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await translate(page);
}

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);

for (const [path, entries] of [
  ['/Home/Contact', { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', address: '12 Civil Lines' }],
  [
    '/becomeapartner',
    {
      name: 'Asha Rao',
      companyName: 'Rao & Sons',
      email: 'asha@example.in',
      phone: '9876543210',
      address: '12 Civil Lines',
    },
  ],
] as const) {
  test(`the form of ${path} keeps what is entered, and shows errors and outcomes, while it is translated`, async ({
    page,
  }) => {
    await recordCanvas(page);
    await openTranslated(page, path);
    for (const [name, value] of Object.entries(entries)) {
      await field(page, name).fill(value);
      await translate(page);
    }
    await field(page, 'pincode').fill('201301');
    await field(page, 'pincode').blur();
    await expect(field(page, 'cityName')).toHaveValue('Gautam Buddha Nagar');
    await translate(page);
    const terms = field(page, 'terms');
    if ((await terms.count()) > 0) await terms.check();
    await translate(page);
    const send = page.locator('main form [type=submit]').last();
    await send.click();
    await expect(page.getByText('Please enter a message').or(page.getByText('message')).first()).toBeVisible();
    await translate(page);
    await field(page, 'message').fill('Which certificate do I need?');
    await translate(page);
    await field(page, 'captcha').fill('0');
    await send.click();
    await expect(page.getByText('Captcha is incorrect.').first()).toBeVisible();
    await translate(page);
    for (const [name, value] of Object.entries(entries)) await expect(field(page, name)).toHaveValue(value);
    await field(page, 'captcha').fill(await readCaptcha(page));
    await translate(page);
    await send.click();
    await expect(page.locator('dialog[open]')).toContainText('Success');
    await translate(page);
    await page.locator('dialog[open] button').click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(field(page, 'message')).toHaveValue('');
  });
}

test('a resume that was chosen stays, and its name changes with it, while the page is translated', async ({ page }) => {
  await openTranslated(page, '/careers');
  const resume = field(page, 'resume');
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await field(page, 'fullName').fill('Ravi Kumar');
  await translate(page);
  const group = page.locator('main fieldset').filter({ has: page.locator('[name=resume]') });
  await resume.setInputFiles(file('one.pdf'));
  await expect(group).toContainText('one.pdf');
  await translate(page);
  await resume.setInputFiles(file('two.pdf'));
  await expect(group).toContainText('two.pdf');
  await expect(group).not.toContainText('one.pdf');
  await translate(page);
  await group.locator('button').click();
  await expect(group).not.toContainText('two.pdf');
  await expect(field(page, 'fullName')).toHaveValue('Ravi Kumar');
});

test('a file that is chosen in a dialog which was opened before the form was hydrated counts', async ({ page }) => {
  // The form is hydrated as soon as its script comes, which must not be between the key's two events.
  const hasOpened = Promise.withResolvers<void>();
  await page.route('**/assets/application-form*.js', async (route) => {
    await hasOpened.promise;
    await route.continue();
  });
  await openTranslated(page, '/careers');
  const resume = field(page, 'resume');
  const chooser = page.waitForEvent('filechooser');
  await resume.focus();
  await page.keyboard.press('Space');
  const opened = await chooser;
  await expect(page.locator('[data-island=application][data-hydrated]')).toHaveCount(0);
  hasOpened.resolve();
  await page.locator('[data-island=application][data-hydrated]').waitFor({ state: 'attached' });
  await opened.setFiles({ name: 'late.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await expect(page.getByRole('group', { name: 'Resume file' })).toContainText('late.pdf');
});

test('the calculator shows each new price while the page is translated', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.locator('main [name=region]').first().waitFor();
  await translate(page);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const total = page.locator('main output');
  await expect(total).toContainText('₹850');
  const choose = async (name: string, value: string, price: string): Promise<void> => {
    await page.locator(`main [name=${name}][value="${value}"]`).check();
    await expect(total).toHaveText(new RegExp(`^«?${price}»?$`));
    await translate(page);
  };
  await choose('type', 'both', '₹1,700');
  await choose('validity', '2', '₹1,999');
  await choose('category', 'organization', '₹1,999');
  await expect(page.locator('main [name=type][value=both]')).toBeChecked();
  // Beside the total, the line of the certificate and the price of each validity follow the choice.
  await choose('type', 'sign', '₹990');
  await choose('category', 'docsigner', '₹10,620');
  await expect(page.locator('main table').first()).toContainText('DocSigner');
  for (const price of ['₹8,850', '₹10,620', '₹15,930']) {
    await expect(page.locator('fieldset:has([name=validity])')).toContainText(price);
  }
  await page.locator('main [name=with-shipping]').check();
  await translate(page);
  await page.locator('dialog[open] [name=shipping]').first().check();
  await page.locator('dialog[open] [type=submit]').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('main [name=with-shipping]')).toBeChecked();
});

test('the dialog with the calculator works while the page is translated', async ({ page }) => {
  await openTranslated(page, '/careers');
  await page.locator('header a[data-dialog=prices]').first().click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('output')).toContainText('₹850');
  await translate(page);
  await dialog.locator('[name=type][value=both]').check();
  await expect(dialog.locator('output')).toContainText('₹1,700');
  await translate(page);
  await dialog.locator('button').first().click();
  await expect(dialog).toHaveCount(0);
});

test('the search suggests, counts and opens while the page is translated', async ({ page }) => {
  await openTranslated(page, '/privacy-policy');
  const box = page.locator('search [name=q]');
  await box.fill('token');
  await expect(page.getByRole('option').first()).toBeVisible();
  const status = page.locator('search [aria-live]');
  const before = await status.textContent();
  await translate(page);
  await box.fill('careers');
  await expect(status).not.toHaveText(before ?? '');
  await expect(page.getByRole('option').first()).toContainText('Careers');
  await translate(page);
  await box.fill('qqqq zzzz');
  await expect(page.locator('search')).toContainText('qqqq zzzz');
  await translate(page);
  await box.fill('careers');
  await expect(page.getByRole('option').first()).toContainText('Careers');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/careers$/);
});

test('the check shows each new result while the page is translated', async ({ page, checkSite }) => {
  await openTranslated(page, `${checkSite.url}/check`);
  await chooseFiles(page, certificate);
  await expect(resultOf(page, 'asha.cer')).toContainText('You can sign with it.');
  await translate(page);
  await chooseFiles(page, { name: 'other.cer', bytes: Buffer.from('hello') });
  await expect(page.locator('article article')).toContainText('other.cer');
  await expect(page.locator('article article')).not.toContainText('You can sign with it.');
});

test('the comparison of fingerprints shows each new outcome while the page is translated', async ({ page }) => {
  await openTranslated(page, '/downloadsRepos');
  const entry = field(page, 'fingerprint');
  const outcome = page
    .locator('main form')
    .filter({ has: page.locator('[name=fingerprint]') })
    .getByRole('status');
  await entry.fill('a'.repeat(64));
  await expect(outcome).toContainText('SHA-256');
  await translate(page);
  await entry.fill('b'.repeat(40));
  await expect(outcome).toContainText('SHA-1');
});
