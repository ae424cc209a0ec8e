import { EnquiryFormPage, type FieldRules } from './contact-form.ts';
import { expect, readCaptcha, recordCanvas, test, waitForCaptcha } from './site.ts';

// Section 5 of the specification: what is typed, and the message under the field; `null` means that it passes.
const name = 'Name must be 2-50 characters and letters only.';
const company = 'Company name must be 2-100 characters (letters, numbers, & , . ( ) allowed).';
const phone = 'Phone number must be exactly 10 digits.';
const address = 'Address must be between 5 and 200 characters.';
const message = 'Message must be between 5 and 200 characters.';
const pincode = 'Pincode must be a valid 6-digit number.';
const noCaptcha = { 'Captcha code': ['', 'Please enter the captcha code.'] } as const;
const rounds: FieldRules = [
  {
    'Full name': ['', 'Please enter full name.'],
    'Company name': ['', 'Please enter company name.'],
    Email: ['', 'Please enter email id.'],
    'Phone number': ['', 'Please enter phone number.'],
    Address: ['', 'Please enter address.'],
    Pincode: ['', 'Please enter pincode.'],
    Message: ['', 'Please enter message.'],
    ...noCaptcha,
  },
  {
    'Full name': ['A', name],
    'Company name': ['R', company],
    Email: ['asha@example', 'Please enter a valid email address.'],
    'Phone number': ['987654321', phone],
    Address: ['abcd', address],
    Pincode: ['20130', pincode],
    Message: ['abcd', message],
    ...noCaptcha,
  },
  {
    'Full name': ['Al', null],
    'Company name': ['R2', null],
    Email: ['a@b.in', null],
    'Phone number': ['9876543210', null],
    Address: ['abcde', null],
    Pincode: ['201301', null],
    Message: ['abcde', null],
    ...noCaptcha,
  },
  {
    'Full name': ['a'.repeat(51), name],
    'Company name': ['a'.repeat(101), company],
    Email: [`${'a'.repeat(250)}@b.in`, 'Please enter a valid email address.'],
    'Phone number': ['98765432100', phone],
    Address: ['a'.repeat(201), address],
    Pincode: ['2013011', pincode],
    Message: ['a'.repeat(201), message],
    ...noCaptcha,
  },
  {
    'Full name': ['a'.repeat(50), null],
    'Company name': ['a'.repeat(100), null],
    Email: [`${'a'.repeat(249)}@b.in`, null],
    Address: ['a'.repeat(200), null],
    Message: ['a'.repeat(200), null],
    ...noCaptcha,
  },
  {
    'Full name': ['Asha 2', name],
    'Company name': ['Rao/Sons', company],
    ...noCaptcha,
  },
  {
    'Company name': ['Rao & Sons (P.), Ltd-2', null],
    ...noCaptcha,
  },
];

test('every field of the partner form has its rules and messages, inside and outside their limits', async ({
  page,
}) => {
  const form = new EnquiryFormPage(page);
  await form.open('/becomeapartner');
  await form.expectRules(rounds);
});

test('there is no terms box; a wrong captcha and a malformed pincode show their errors', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open('/becomeapartner');
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await expect(form.send).toBeEnabled();
  await form.field('Pincode').fill('2013');
  await form.field('Pincode').blur();
  await form.expectError(form.field('Pincode'), 'Please enter a valid 6-digit pincode.');
  await form.fillFields();
  await form.field('Company name').fill('Rao & Sons');
  const code = await readCaptcha(page);
  await form.field('Captcha code').fill(code === '0000' ? '1111' : '0000');
  await form.send.click();
  await form.expectError(form.field('Captcha code'), 'Captcha is incorrect.');
  await expect(form.field('Captcha code')).toBeFocused();
});

test('a partner enquiry is sent with its company and the consent version, and without the honeypot field', {
  tag: '@journey',
}, async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open('/becomeapartner');
  await form.fillFields();
  await form.field('Company name').fill('Rao & Sons');
  const sent = page.waitForRequest('**/SubmitContactDetails');
  await form.send.click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    name: 'Asha Rao',
    companyName: 'Rao & Sons',
    mail: 'asha@example.in',
    phone: '9876543210',
    address: '12 Civil Lines',
    pincode: 201301,
    cityName: 'Gautam Buddha Nagar',
    stateName: 'Uttar Pradesh',
    message: 'Which certificate do I need?',
  });
  expect(request.headers()).toMatchObject({
    'x-client-key': 'mohar-public-site',
    'x-form-kind': 'partner',
    'x-consent-version': 'partner-2',
    'x-form-seconds': expect.stringMatching(/^[0-9]+$/),
  });
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText('Details has been added successfully.');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  for (const label of ['Full name', 'Company name', 'Email', 'Pincode', 'City', 'Captcha code']) {
    await expect(form.field(label)).toHaveValue('');
  }
});

test.describe('the dialog of the navbar', () => {
  test('opens over the page, is the same form, and returns the focus on Escape', async ({ page }) => {
    await recordCanvas(page);
    await page.goto('/#contact');
    await waitForCaptcha(page);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Become a Partner' });
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Become a Partner' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/#contact$/);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByRole('paragraph').filter({ hasText: 'Please enter full name.' })).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Full name', { exact: true })).toBeFocused();
    // The form of the page below has controls of its own.
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map((element) => element.id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('restores what was typed when the dialog or the page is opened again', async ({ page }) => {
    await page.goto('/downloads');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Become a Partner' });
    const dialog = page.getByRole('dialog', { name: 'Become a Partner' });
    await link.click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Company name').fill('Rao & Sons');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await link.click();
    await expect(dialog.getByLabel('Company name')).toHaveValue('Rao & Sons');
    await page.goto('/becomeapartner');
    await expect(page.getByLabel('Company name')).toHaveValue('Rao & Sons');
  });

  test('stays open after a successful submit; a link within it closes it', async ({ page }) => {
    const form = new EnquiryFormPage(page);
    await form.open('/becomeapartner');
    await page.goto('/downloads');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Become a Partner' }).click();
    const dialog = page.getByRole('dialog', { name: 'Become a Partner' });
    await waitForCaptcha(page);
    await form.fillFields();
    await form.field('Company name').fill('Rao & Sons');
    await form.send.click();
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', { name: 'Read the terms and the privacy policy' }).click();
    await expect(page).toHaveURL(/\/privacy-policy$/);
    await expect(dialog).toBeHidden();
  });

  test('on a phone it opens from the menu; on its own page the link is a link', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const form = new EnquiryFormPage(page);
    await form.open('/becomeapartner');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Become a Partner' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/#contact');
    await waitForCaptcha(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Become a Partner' }).click();
    await expect(page.getByRole('dialog', { name: 'Become a Partner' })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });

  test('without JavaScript the link goes to the page', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/downloads');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Become a Partner' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Become a Partner' })).toBeVisible();
    await expect(page.getByText('This form needs JavaScript to send.')).toBeVisible();
    await context.close();
  });
});
