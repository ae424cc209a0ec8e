import type { Locator } from '@playwright/test';
import { EnquiryFormPage, type FieldRules, goodEntries } from './contact-form.ts';
import { expect, readCanvas, readCaptcha, test } from './site.ts';

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

test('a wrong captcha and missing terms show their errors, the terms by Enter while Send is disabled', async ({
  page,
}) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  const code = await readCaptcha(page);
  await form.field('Captcha code').fill(code === '0000' ? '1111' : '0000');
  await form.send.click();
  await form.expectError(form.field('Captcha code'), 'Captcha is incorrect.');
  await expect(form.field('Captcha code')).toBeFocused();

  await form.field('Captcha code').fill(code);
  await form.terms.uncheck();
  await expect(form.send).toBeDisabled();
  await expect(form.send).toHaveCSS('background-color', 'rgb(205, 208, 217)');
  await form.field('Captcha code').press('Enter');
  await form.expectError(form.terms, 'You must accept Terms & Conditions before sending.');
  await expect(form.terms).toBeFocused();
  await form.terms.check();
  await form.expectNoError(form.terms);
});

test('the focus goes to the list of errors above the form, and each message is part of its field’s description', async ({
  page,
}) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.field('Email').fill('');
  await form.field('Phone number').fill('12345');
  await form.send.click();
  await expect(form.summary).toBeFocused();
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
  await expect(page.getByRole('form', { name: 'Ask us' })).toBeFocused();
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

test('the captcha is four digits under five strokes; refresh makes another and clears what was typed', async ({
  page,
}) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveAttribute('width', '150');
  await expect(canvas).toHaveAttribute('height', '40');
  const first = await readCanvas(page);
  expect(first.texts.join('')).toMatch(/^[0-9]{4}$/);
  expect(first.strokes).toBe(5);

  await form.field('Captcha code').fill('12');
  await page.getByRole('button', { name: 'Refresh captcha' }).click();
  await expect(form.field('Captcha code')).toHaveValue('');
  const second = await readCanvas(page);
  expect(second.fills).toBe(first.fills + 1);
  expect(second.texts.join('')).toMatch(/^[0-9]{4}$/);
  expect(second.strokes).toBe(5);
});

test('the captcha has the colours of the theme, and is drawn again when it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const form = new EnquiryFormPage(page);
  await form.open();
  /** The green of the plate, from 0 to 255: the median, since lines are drawn anywhere, corners included. */
  const readPlate = (): Promise<number> =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const greens = [...data].filter((_, at) => at % 4 === 1).sort((one, two) => one - two);
      return greens[greens.length >> 1] ?? -1;
    });
  await expect.poll(readPlate).toBeGreaterThan(220);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(readPlate).toBeLessThan(40);
  await page.getByRole('group', { name: 'Colours' }).getByText('Light', { exact: true }).click();
  await expect.poll(readPlate).toBeGreaterThan(220);
});

test('Listen to captcha plays one recording for each digit', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await page.addInitScript(() => {
    const played: string[] = [];
    Object.assign(window, { played });
    HTMLMediaElement.prototype.play = function () {
      played.push(this.src);
      queueMicrotask(() => this.dispatchEvent(new Event('ended')));
      return Promise.resolve();
    };
  });
  await form.open();
  await page.getByRole('button', { name: 'Listen to captcha' }).click();
  const code = await readCaptcha(page);
  const played = (): Promise<string[]> => page.evaluate(() => (window as unknown as { played: string[] }).played);
  await expect.poll(async () => (await played()).length).toBe(4);
  expect((await played()).map((address) => /\/([0-9])-[^/]*\.mp3$/.exec(address)?.[1]).join('')).toBe(code);
  for (const address of await played())
    expect((await page.request.get(address)).headers()['content-type']).toBe('audio/mpeg');
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
