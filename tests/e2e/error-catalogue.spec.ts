import { CareerForm } from './career-form.ts';
import { EnquiryFormPage } from './contact-form.ts';
import { expect, test } from './site.ts';

// The rows of section 8 about forms, in its order, each for every form that it speaks of.
for (const [path, label] of [
  ['/#contact', 'contact'],
  ['/becomeapartner', 'partner'],
] as const) {
  const fill = async (form: EnquiryFormPage): Promise<void> => {
    await form.open(path);
    await form.fillFields();
    if (label === 'contact') await form.terms.check();
    else await form.field('Company name').fill('Rao & Sons');
  };

  test(`8.1 ${label}: a pincode without district or state: dialog Error, loader hidden`, async ({ page }) => {
    const form = new EnquiryFormPage(page);
    await form.open(path);
    await page.route('**/GetStateAndCityNameByPincode*', (route) =>
      route.fulfill({ json: { district: null, state: 'Goa' } }),
    );
    await form.field('Pincode').fill('201301');
    await form.field('Pincode').blur();
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('Invalid pincode. Please try again.');
    await expect(page.getByRole('status')).toBeEmpty();
  });

  test(`8.2 ${label}: a look-up without network is ignored, loader hidden`, async ({ page }) => {
    const form = new EnquiryFormPage(page);
    await form.open(path);
    await page.route('**/GetStateAndCityNameByPincode*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await form.field('Pincode').fill('201301');
    await form.field('Pincode').blur();
    await failed;
    await expect(page.getByRole('status')).toBeEmpty();
    await expect(form.dialog).toBeHidden();
    await form.expectNoError(form.field('Pincode'));
  });

  test(`8.3 ${label}: 200 with the success text: dialog Success`, async ({ page }) => {
    const form = new EnquiryFormPage(page);
    await fill(form);
    await page.route('**/SubmitContactDetails', (route) =>
      route.fulfill({ body: 'Details has been added successfully.' }),
    );
    await form.send.click();
    await expect(page.getByRole('dialog', { name: 'Success' })).toContainText('Details has been added successfully.');
  });

  test(`8.3 ${label}: 200 with the success text as a JSON string: dialog Success without the quotes`, async ({
    page,
  }) => {
    const form = new EnquiryFormPage(page);
    await fill(form);
    await page.route('**/SubmitContactDetails', (route) =>
      route.fulfill({ contentType: 'application/json', body: '"Details has been added successfully."' }),
    );
    await form.send.click();
    await expect(
      page.getByRole('dialog', { name: 'Success' }).getByText('Details has been added successfully.', { exact: true }),
    ).toBeVisible();
  });

  test(`8.4 ${label}: 200 with any other text: dialog Error with that text`, async ({ page }) => {
    const form = new EnquiryFormPage(page);
    await fill(form);
    await page.route('**/SubmitContactDetails', (route) => route.fulfill({ body: 'Mail already registered.' }));
    await form.send.click();
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('Mail already registered.');
  });

  test(`8.5 ${label}: a submit that throws: dialog Error`, async ({ page }) => {
    const form = new EnquiryFormPage(page);
    await fill(form);
    await page.route('**/SubmitContactDetails', (route) => route.abort());
    await form.send.click();
    const text = 'Something went wrong while sending your details.';
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(text);
  });
}

test('8.6 career: status 200: dialog Application Submitted', async ({ page }) => {
  const form = new CareerForm(page);
  await form.open();
  await form.fillWell();
  await page.route('**/SubmitJobApplication', (route) => route.fulfill({ status: 200, body: '{"id": 7}' }));
  await form.send.click();
  const dialog = page.getByRole('dialog', { name: 'Application Submitted' });
  await expect(dialog).toContainText('Your application has been submitted successfully.');
});

const problem = 'application/problem+json';
const refusals: readonly [
  what: string,
  answer: { status: number; body: string; contentType?: string },
  words: string,
][] = [
  ['a plain text', { status: 409, body: 'You have applied already.' }, 'You have applied already.'],
  ['a text in quotes', { status: 409, body: '"You have applied already."' }, 'You have applied already.'],
  [
    'a problem with a detail',
    { status: 413, contentType: problem, body: '{"title":"x","detail":"File size must not exceed 5 MB."}' },
    'File size must not exceed 5 MB.',
  ],
  ['a problem without a detail', { status: 500, contentType: problem, body: '{"title":"x"}' }, 'Something went wrong.'],
  ['a page', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, 'Something went wrong.'],
  ['nothing', { status: 503, body: '' }, 'Something went wrong.'],
];

for (const [what, answer, words] of refusals) {
  test(`8.7 career: another status with ${what}: dialog Error, nothing lost`, async ({ page }) => {
    const form = new CareerForm(page);
    await form.open();
    await form.fillWell();
    await page.route('**/SubmitJobApplication', (route) => route.fulfill(answer));
    await form.send.click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await form.expectEntriesKept();
  });
}

test('8.7 career: a 415 that names no field marks the resume with the words of section 5', async ({ page }) => {
  const form = new CareerForm(page);
  await form.open();
  await form.fillWell();
  await page.route('**/SubmitJobApplication', (route) =>
    route.fulfill({ status: 415, body: 'Pictures are not read.' }),
  );
  await form.send.click();
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog.getByText('Pictures are not read.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await form.expectError(form.resume, 'Invalid file format. Only PDF/DOC/DOCX allowed.');
  await form.expectEntriesKept();
});

test('8.8 career: a submit that throws is logged only; the form says that nothing was sent', async ({ page }) => {
  const form = new CareerForm(page);
  await form.open();
  await form.fillWell();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  await page.route('**/SubmitJobApplication', (route) => route.abort());
  await form.send.click();
  await expect(form.alert).toHaveText('Not sent. Your details are still here.');
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole('status')).toBeEmpty();
  expect(lines.filter((line) => line.startsWith('error: The application was not sent.'))).toHaveLength(1);
  await form.expectEntriesKept();
});

test('a 429 shows how long to wait; a 422 shows its messages under the fields', async ({ page }) => {
  const form = new CareerForm(page);
  await form.open();
  await form.fillWell();
  await page.route('**/SubmitJobApplication', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '42' } }),
  );
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'Too many attempts. Try again in 42 seconds.',
  );
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await form.expectEntriesKept();
  const errors = { post: { code: 'x', message: 'This post is taken.' } };
  await page.route('**/SubmitJobApplication', (route) =>
    route.fulfill({ status: 422, contentType: problem, body: JSON.stringify({ errors }) }),
  );
  await form.send.click();
  await form.expectError(form.field('Designation'), 'This post is taken.');
  await expect(form.field('Designation')).toBeFocused();
});
