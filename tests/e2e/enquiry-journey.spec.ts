import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { EnquiryFormPage } from './contact-form.ts';
import { expect, readCaptcha, test } from './site.ts';

test('a visitor submits the form, sees the success message, and the row survives a restart', async ({ page, site }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  const name = `Asha Rao ${'abcdefghij'[Math.floor(Math.random() * 10)]}`;

  await form.field('Full name').click();
  const type = async (text: string): Promise<void> => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type(name);
  await type('asha@example.in');
  await type('9876543210');
  await type('12 Civil Lines');
  await type('201301');
  await expect(form.field('State')).toHaveValue('Uttar Pradesh');
  await expect(form.field('City')).toHaveValue('Gautam Buddha Nagar');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await type('Which certificate do I need?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await type(await readCaptcha(page));
  await expect(form.send).toBeDisabled();
  await form.terms.focus();
  await page.keyboard.press('Space');
  await expect(form.send).toBeEnabled();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await expect(page.getByText('Details has been added successfully.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(form.dialog).toBeHidden();

  await site.restart();
  const saved = (await listEnquiries(site.store.db)).filter((enquiry) => enquiry.name === name);
  expect(saved).toMatchObject([
    {
      kind: 'contact',
      email: 'asha@example.in',
      phone: '9876543210',
      address: '12 Civil Lines',
      pincode: '201301',
      cityName: 'Gautam Buddha Nagar',
      stateName: 'Uttar Pradesh',
      message: 'Which certificate do I need?',
      companyName: '',
    },
  ]);
});

test('a look-up that fails shows nothing, and sending still works', async ({ page, site }) => {
  const form = new EnquiryFormPage(page);
  await page.route('**/GetStateAndCityNameByPincode*', (route) => route.abort());
  await form.open();
  const message = `No place known ${Math.random()}`;
  await form.field('Full name').fill('Asha Rao');
  await form.field('Email').fill('asha@example.in');
  await form.field('Phone number').fill('9876543210');
  await form.field('Address').fill('12 Civil Lines');
  await form.field('Message').fill(message);
  await form.field('Captcha code').fill(await readCaptcha(page));
  await form.terms.check();
  await form.field('Pincode').fill('201301');
  await form.field('Pincode').blur();
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(form.dialog).toBeHidden();
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  expect((await listEnquiries(site.store.db)).filter((enquiry) => enquiry.message === message)).toMatchObject([
    { cityName: '', stateName: '', pincode: '201301' },
  ]);
});
