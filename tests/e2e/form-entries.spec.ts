import { EnquiryFormPage } from './contact-form.ts';
import { expect, test } from './site.ts';

test('an unknown pincode is reported once, as its field is left, and not by sending', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  const dialogs: string[] = [];
  await page.exposeFunction('recordDialog', (text: string) => dialogs.push(text));
  await page.evaluate(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this);
      void (Reflect.get(window, 'recordDialog') as (text: string) => void)(this.querySelector('h2')?.textContent ?? '');
    };
  });
  // A PIN that begins with 0 has six digits, and none exists.
  await form.field('Pincode').fill('012 345');
  await form.field('Pincode').blur();
  await expect(form.field('Pincode')).toHaveValue('012345');
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('Invalid pincode. Please try again.');
  await page.keyboard.press('Escape');
  await form.expectError(form.field('Pincode'), 'Invalid pincode. Please try again.');
  await form.field('Pincode').focus();
  await form.field('Pincode').blur();
  const sent = page.waitForRequest('**/SubmitContactDetails');
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await form.expectNoError(form.field('Pincode'));
  expect((await sent).postDataJSON()).toMatchObject({ pincode: '012345', cityName: '', stateName: '' });
  expect(dialogs).toEqual(['Error', 'Success']);
});

test('Enter in an unknown pincode sends, and nothing but the success is reported', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.field('Pincode').fill('999999');
  await form.field('Pincode').press('Enter');
  await expect(page.getByRole('dialog')).toHaveText(/^Success/);
});

test('a pincode and a phone number are sent in digits, however they are written', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.field('Pincode').fill('110 001');
  await form.field('Phone number').fill('+91 98123 45678');
  await expect(form.field('Pincode')).toHaveValue('110001');
  await expect(form.field('City')).toHaveValue('New Delhi');
  await form.field('Phone number').blur();
  await expect(form.field('Phone number')).toHaveValue('9812345678');
  // Enter sends without leaving the field.
  await form.field('Phone number').fill('098123 45678');
  const sent = page.waitForRequest('**/SubmitContactDetails');
  await form.field('Phone number').press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ phone: '9812345678', pincode: 110001 });
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('an email address that was copied with characters nobody sees is sent without them', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.field('Email').fill('\u202aasha@exam\u200bple.in\u202c');
  await form.field('Email').blur();
  await expect(form.field('Email')).toHaveValue('asha@example.in');
  const sent = page.waitForRequest('**/SubmitContactDetails');
  await form.send.click();
  expect((await sent).postDataJSON()).toMatchObject({ mail: 'asha@example.in' });
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('the success says its words, and the reference number on a line of its own', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  const answer = page.waitForResponse('**/SubmitContactDetails');
  await form.send.click();
  const dialog = page.getByRole('dialog', { name: 'Success' });
  const reference = (await answer).headers()['x-reference'] ?? '';
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  await expect(dialog.getByRole('paragraph')).toHaveText([
    'Details has been added successfully.',
    `Reference number: ${reference}`,
  ]);
  await expect(dialog).toHaveAccessibleDescription(
    `Details has been added successfully. Reference number: ${reference}`,
  );
});

test('a host that sends no reference number gets no line for it', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await page.route('**/SubmitContactDetails', (route) =>
    route.fulfill({ body: 'Details has been added successfully.', headers: { 'X-Reference': 'see <b>below</b>' } }),
  );
  await form.send.click();
  const dialog = page.getByRole('dialog', { name: 'Success' });
  await expect(dialog.getByRole('paragraph')).toHaveText(['Details has been added successfully.']);
});

for (const [path, emails] of [
  ['/Home/Contact', ['info@mohar.example', 'sales@mohar.example']],
  ['/#contact', ['info@mohar.example', 'sales@mohar.example']],
  ['/becomeapartner', ['sales@mohar.example']],
  ['/careers', ['careers@mohar.example']],
] as const) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the form of ${path} says whom to write to, and has no control that does nothing`, async ({ page }) => {
      await page.goto(path);
      const notice = page.getByText('This form needs JavaScript to send.');
      await expect(notice).toBeVisible();
      await expect(notice.getByRole('link', { name: /@/ })).toHaveText([...emails]);
      for (const link of await notice.getByRole('link', { name: /@/ }).all()) {
        await expect(link).toHaveAttribute('href', `mailto:${await link.textContent()}`);
      }
      for (const name of ['Refresh captcha', 'Listen to captcha', 'Send', 'Submit']) {
        await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(0);
      }
    });
  });
}
