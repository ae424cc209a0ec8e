import type { Locator } from '@playwright/test';
import { EnquiryFormPage, type FieldRules } from './contact-form.ts';
import { expect, test } from './site.ts';

// Section 5: what is typed, and the message under the field; `null` means that it passes.
const name = 'Name must be 2–50 characters (letters & spaces only).';
const phone = 'Phone number must be exactly 10 digits.';
const address = 'Address must be between 5 and 200 characters.';
const message = 'Message must be between 5 and 200 characters.';
const pincode = 'Pincode must be a valid 6-digit number.';
const rounds: FieldRules = [
  {
    'Full name': ['', 'Please enter full name.'],
    Email: ['', 'Please enter email id.'],
    'Phone number': ['', 'Please enter phone number.'],
    Address: ['', 'Please enter address.'],
    Pincode: ['', 'Please enter pincode.'],
    Message: ['', 'Please enter message.'],
    'Captcha code': ['', 'Please enter the captcha code.'],
  },
  {
    'Full name': ['A', name],
    Email: ['asha@example', 'Please enter a valid email address.'],
    'Phone number': ['987654321', phone],
    Address: ['abcd', address],
    Pincode: ['20130', pincode],
    Message: ['abcd', message],
    'Captcha code': ['', 'Please enter the captcha code.'],
  },
  {
    'Full name': ['Al', null],
    Email: ['a@b.in', null],
    'Phone number': ['9876543210', null],
    Address: ['abcde', null],
    Pincode: ['201301', null],
    Message: ['abcde', null],
    'Captcha code': ['', 'Please enter the captcha code.'],
  },
  {
    'Full name': ['a'.repeat(51), name],
    'Phone number': ['98765432100', phone],
    Address: ['a'.repeat(201), address],
    Pincode: ['2013011', pincode],
    Message: ['a'.repeat(201), message],
    'Captcha code': ['', 'Please enter the captcha code.'],
  },
  {
    'Full name': ['a'.repeat(50), null],
    Address: ['a'.repeat(200), null],
    Message: ['a'.repeat(200), null],
    'Captcha code': ['', 'Please enter the captcha code.'],
  },
  { 'Full name': ['Asha 2', name], 'Captcha code': ['', 'Please enter the captcha code.'] },
];

test('every field of the contact form has its rules and messages, inside and outside their limits', async ({
  page,
}) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.terms.check();
  await form.expectRules(rounds);
});

test('the focus goes to the list of errors above the form, and each message is part of its field’s description', {
  tag: '@journey',
}, async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.field('Email').fill('');
  await form.field('Phone number').fill('12345');
  await form.send.click();
  await expect(form.summary).toBeFocused();
  // Below the sticky bar, so that fields under it are in view.
  expect((await form.summary.boundingBox())?.y).toBeLessThan(200);
  await expect(form.summary).toHaveAccessibleDescription(`Please enter email id. ${phone}`);
  await form.expectError(form.field('Phone number'), phone);

  // Each is a link to its field, which is then in view.
  await form.summary.getByRole('link', { name: phone }).click();
  await expect(form.field('Phone number')).toBeFocused();
  await expect(form.field('Phone number')).toBeInViewport();
  await expect(page).toHaveURL(/\/Home\/Contact$/);
  // A corrected field leaves the list, and does not move on the screen.
  const place = await form.field('Phone number').boundingBox();
  await page.keyboard.press('End');
  await page.keyboard.type('67890');
  await expect(form.summary.getByRole('link')).toHaveText(['Please enter email id.']);
  await expect(form.summary).toHaveAccessibleDescription('Please enter email id.');
  // Scroll positions are whole pixels.
  const moved = ((await form.field('Phone number').boundingBox())?.y ?? 0) - (place?.y ?? 0);
  expect(Math.abs(moved)).toBeLessThan(1);

  await form.field('Email').fill('asha@example.in');
  await expect(form.summary).toHaveCount(0);
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('a single error is listed too, and the focus goes to its field', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.field('Message').fill('');
  await form.send.click();
  await expect(form.summary.getByRole('link')).toHaveText(['Please enter message.']);
  await expect(form.field('Message')).toBeFocused();
});

test('inputs and messages of fields side by side align, with a hint of one line or two', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.terms.check();
  await form.send.click();
  const expectAligned = async (): Promise<void> => {
    const tops = async (...targets: Locator[]): Promise<number[]> =>
      Promise.all(targets.map(async (target) => (await target.boundingBox())?.y ?? 0));
    const paragraph = (text: string): Locator => page.getByRole('paragraph').filter({ hasText: text });
    const [email, number] = await tops(form.field('Email'), form.field('Phone number'));
    expect(email).toBe(number);
    const [one, other] = await tops(paragraph('Please enter email id.'), paragraph('Please enter phone number.'));
    expect(one).toBe(other);
    const [hint] = await tops(paragraph('10 digits, without +91'));
    expect(hint).toBeLessThan(number ?? 0);
  };
  await expectAligned();
  await page.getByText('10 digits, without +91').evaluate((hint) => {
    hint.textContent += ' '.concat('and nothing else '.repeat(4));
  });
  await expectAligned();
});

test('leaving a malformed pincode shows its error; leaving it blank shows none', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.field('Pincode').focus();
  await form.field('Pincode').blur();
  await form.expectNoError(form.field('Pincode'));
  await form.field('Pincode').fill('2013');
  await form.field('Pincode').blur();
  await form.expectError(form.field('Pincode'), 'Please enter a valid 6-digit pincode.');
  await form.field('Pincode').press('End');
  await page.keyboard.type('01');
  await form.expectNoError(form.field('Pincode'));
  await form.field('Pincode').blur();
  await expect(form.field('State')).toHaveValue('Uttar Pradesh');
  await expect(form.field('State')).not.toBeEditable();
  await expect(form.field('City')).not.toBeEditable();
});

test('an unknown pincode opens the Error dialog and clears state and city; sending is still possible', async ({
  page,
}) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.field('Pincode').fill('999999');
  await form.field('Pincode').blur();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('Invalid pincode. Please try again.');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(form.field('State')).toHaveValue('');
  await expect(form.field('City')).toHaveValue('');
  await expect(page.getByRole('status')).toBeEmpty();
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('Enter in the pincode field looks the place up before it sends', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.field('Pincode').fill('250001');
  const sent = page.waitForRequest('**/SubmitContactDetails');
  await form.field('Pincode').press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ cityName: 'Meerut', stateName: 'Uttar Pradesh' });
});

test('every field has its autocomplete token', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  const tokens = { 'Full name': 'name', Email: 'email', 'Phone number': 'tel-national', Address: 'street-address' };
  const more = { Pincode: 'postal-code', State: 'address-level1', City: 'address-level2', Message: 'off' };
  for (const [label, token] of Object.entries({ ...tokens, ...more, 'Captcha code': 'off' })) {
    await expect(form.field(label)).toHaveAttribute('autocomplete', token);
  }
});
