import { EnquiryFormPage, goodEntries } from './contact-form.ts';
import { awaitIslands, expect, readCaptcha, test, waitForCaptcha } from './site.ts';

test('a half-filled form survives a reload in its tab, with state, city and terms, without the captcha', {
  tag: '@journey',
}, async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await page.reload();
  await waitForCaptcha(page);
  for (const [label, value] of Object.entries(goodEntries)) await expect(form.field(label)).toHaveValue(value);
  await expect(form.field('Pincode')).toHaveValue('201301');
  await expect(form.field('City')).toHaveValue('Gautam Buddha Nagar');
  await expect(form.field('Captcha code')).toHaveValue('');
  await expect(form.terms).toBeChecked();
  await expect(form.send).toBeEnabled();
});

test('a form that a reload restored is sent without the time that it was shown, however quickly', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await page.reload();
  await waitForCaptcha(page);
  await form.field('Captcha code').fill(await readCaptcha(page));
  const sent = page.waitForRequest('**/SubmitContactDetails');
  await form.send.click();
  expect((await sent).headers()['x-form-seconds']).toBeUndefined();
  await expect(form.dialog).toContainText('Success');
  // After a success the form counts from zero.
  await page.keyboard.press('Escape');
  await form.fillWell();
  const again = page.waitForRequest('**/SubmitContactDetails');
  await form.send.click();
  expect((await again).headers()['x-form-seconds']).toMatch(/^[0-9]+$/);
});

test('the field that people do not see has no name that a browser or a password manager fills', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  const hidden = page.locator('form [aria-hidden="true"] input');
  await expect(hidden).toHaveAttribute('autocomplete', 'off');
  await expect(hidden).toHaveAttribute('tabindex', '-1');
  const names = `${await hidden.getAttribute('name')} ${await hidden.evaluate((input) => input.parentElement?.textContent)}`;
  expect(names).not.toMatch(
    /name|mail|user|login|phone|mobile|fax|url|web|home|site|company|org|address|street|city|state|zip|pin|post|country|birth|card/i,
  );
});

test('after a success a reload restores nothing', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.send.click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.reload();
  await waitForCaptcha(page);
  for (const label of Object.keys(goodEntries)) await expect(form.field(label)).toHaveValue('');
  await expect(form.terms).not.toBeChecked();
});

test('another tab has its own draft, and a failed submit does not delete the draft', async ({ page, context }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await page.route('**/SubmitContactDetails', (route) => route.abort());
  await form.send.click();
  await page.keyboard.press('Escape');
  await page.reload();
  await waitForCaptcha(page);
  await expect(form.field('Full name')).toHaveValue('Asha Rao');
  const other = new EnquiryFormPage(awaitIslands(await context.newPage()));
  await other.open();
  await expect(other.field('Full name')).toHaveValue('');
});

test('an unknown pincode restored by a reload opens no dialog before Send', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.field('Pincode').fill('999999');
  const answered = page.waitForResponse('**/GetStateAndCityNameByPincode?*');
  await page.reload();
  await waitForCaptcha(page);
  await answered;
  await expect(form.field('Pincode')).toHaveValue('999999');
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(form.dialog).toBeHidden();
});

test('with full storage the form still works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const form = new EnquiryFormPage(page);
  await form.open('/Home/Contact');
  await form.fillWell();
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

for (const [name, stored] of [
  ['values that are no text', '{"name":["x"],"email":7}'],
  ['no JSON', '{"name":'],
] as const) {
  test(`a stored draft with ${name} is not restored`, async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem('draft:contact', text), stored);
    const form = new EnquiryFormPage(page);
    await form.open('/Home/Contact');
    await expect(form.field('Full name')).toHaveValue('');
    await expect(form.field('Email')).toHaveValue('');
    await form.fillWell();
    await expect(form.send).toBeEnabled();
  });
}
