import { EnquiryFormPage, goodEntries } from './contact-form.ts';
import { expect, readCanvas, readCaptcha, test } from './site.ts';

test('the spinner shows while the place is looked up and while the form is sent', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  const held: (() => void)[] = [];
  await page.route('**/api/Contact/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  /** The page may show that it waits before its call is on the way. */
  const release = async (): Promise<void> => {
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
  };
  await form.open();
  for (const [label, value] of Object.entries(goodEntries)) await form.field(label).fill(value);
  await form.field('Captcha code').fill(await readCaptcha(page));
  await form.terms.check();
  await form.field('Pincode').fill('201301');
  await form.field('Pincode').blur();
  await expect(page.getByRole('status')).toHaveText('Loading');
  await release();
  await expect(page.getByRole('status')).toBeEmpty();
  await form.send.click();
  await expect(page.getByRole('status')).toHaveText('Loading');
  await release();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('after a success everything is cleared, the captcha is new, and the focus is in the form', {
  tag: '@journey',
}, async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  const before = (await readCanvas(page)).fills;
  await form.send.click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  for (const label of [...Object.keys(goodEntries), 'Pincode', 'State', 'City', 'Captcha code']) {
    await expect(form.field(label)).toHaveValue('');
  }
  await expect(form.terms).not.toBeChecked();
  await expect(form.send).toBeDisabled();
  expect((await readCanvas(page)).fills).toBe(before + 1);
  await expect(page.getByRole('form', { name: 'Write to us' })).toBeFocused();
});

const answers: [
  what: string,
  answer: { status: number; body?: string; headers?: Record<string, string> },
  text: string,
][] = [
  ['another text', { status: 200, body: 'Mail already registered.' }, 'Mail already registered.'],
  ['another text in quotes', { status: 200, body: '"Mail already registered."' }, 'Mail already registered.'],
  ['a fault of the server', { status: 500, body: '{}' }, 'Something went wrong while sending your details.'],
  [
    'too many attempts',
    { status: 429, body: '', headers: { 'Retry-After': '42' } },
    'Too many attempts. Try again in 42 seconds.',
  ],
  ['an unreadable refusal', { status: 422, body: 'no' }, 'Something went wrong while sending your details.'],
];

for (const [what, answer, text] of answers) {
  test(`${what} opens the Error dialog, clears no field, and OK returns the focus`, async ({ page }) => {
    const form = new EnquiryFormPage(page);
    await form.open();
    await form.fillWell();
    await page.route('**/SubmitContactDetails', (route) => route.fulfill(answer));
    await form.send.click();
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(text);
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(form.send).toBeFocused();
    for (const [label, value] of Object.entries(goodEntries)) await expect(form.field(label)).toHaveValue(value);
    await expect(form.terms).toBeChecked();
  });
}

test('no network opens the Error dialog; Escape closes it', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await page.route('**/SubmitContactDetails', (route) => route.abort());
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'Something went wrong while sending your details.',
  );
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(form.send).toBeFocused();
});

test('the API’s own messages are shown under their fields', { tag: '@journey' }, async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  const errors = { mail: { code: 'mail-blocked', message: 'This mail address cannot be used.' } };
  await page.route('**/SubmitContactDetails', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify({ errors }) }),
  );
  await form.send.click();
  await form.expectError(form.field('Email'), 'This mail address cannot be used.');
  await expect(form.field('Email')).toBeFocused();
});

test('pressing Send twice submits one enquiry', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  let calls = 0;
  let release = (): void => {};
  const pressedTwice = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/SubmitContactDetails', async (route) => {
    calls += 1;
    await pressedTwice;
    await route.continue();
  });
  await form.field('Captcha code').press('Enter');
  await form.field('Captcha code').press('Enter');
  release();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  expect(calls).toBe(1);
});
