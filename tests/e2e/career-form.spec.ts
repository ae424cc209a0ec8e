import { listApplications } from '#database/application/application-store.ts';
import { docxWithMacros, docxWithPassword, pdfOfSize, pdfWithScript } from '#tests/resumes.ts';
import { CareerForm, goodApplication, goodResume } from './career-form.ts';
import type { FieldRules } from './contact-form.ts';
import { expect, readCanvas, readCaptcha, recordCanvas, test, waitForCaptcha } from './site.ts';

// Section 5: what is typed, and the message under the field; `null` means that it passes.
const nameLength = 'Full name must be between 2 and 50 characters.';
const phone = 'Phone number must be exactly 10 digits.';
const designation = 'Designation must be between 2 and 100 characters.';
const salary = 'Please enter your expected salary in LPA.';
const rounds: FieldRules = [
  {
    'Full name': ['', 'Please enter full name.'],
    Email: ['', 'Please enter email.'],
    'Phone number': ['', 'Please enter phone number.'],
    Designation: ['', 'Please enter designation.'],
    'Expected salary (LPA)': ['', salary],
    'Captcha code': ['', 'Please enter the captcha code.'],
  },
  {
    'Full name': ['Ravi 2', 'Full name should contain only letters.'],
    Email: ['ravi@example', 'Please enter a valid email address.'],
    'Phone number': ['912345678', phone],
    Designation: ['E', designation],
    'Expected salary (LPA)': ['0', salary],
    'Captcha code': ['', 'Please enter the captcha code.'],
  },
  {
    'Full name': ['R', nameLength],
    'Phone number': ['91234567801', phone],
    Designation: ['a'.repeat(101), designation],
    'Expected salary (LPA)': ['1.05', salary],
    'Captcha code': ['', 'Please enter the captcha code.'],
  },
  {
    'Full name': ['Ra', null],
    Email: ['a@b.in', null],
    'Phone number': ['9123456780', null],
    Designation: ['HR', null],
    'Expected salary (LPA)': ['1', null],
    'Captcha code': ['', 'Please enter the captcha code.'],
  },
  {
    'Full name': ['a'.repeat(51), nameLength],
    Designation: ['a'.repeat(100), null],
    'Expected salary (LPA)': ['0.5', 'Expected salary must be at least 1 LPA.'],
    'Captcha code': ['', 'Please enter the captcha code.'],
  },
  {
    'Full name': ['a'.repeat(50), null],
    'Expected salary (LPA)': ['100.1', 'Expected salary cannot exceed 100 LPA.'],
    'Captcha code': ['', 'Please enter the captcha code.'],
  },
];

test('every field of the career form has its rules and messages, inside and outside their limits', async ({ page }) => {
  const form = new CareerForm(page);
  await form.open();
  await form.terms.check();
  await form.expectRules(rounds, () => '7');
});

const wrongFormat = 'Invalid file format. Only PDF/DOC/DOCX allowed.';
const activeContent =
  'This file has macros or other active content, or a part that we can’t check. Save it as a new PDF and attach that.';
const password = 'This file is protected by a password. Attach one without.';
const files: readonly [name: string, bytes: number, message: string | null][] = [
  ['resume.pdf.exe', 100, wrongFormat],
  ['resume.pdf', 5 * 1_048_576 + 1, 'File size must not exceed 5 MB.'],
  ['resume.docx', 100, null],
];

test('the resume is validated when it is chosen: required, format, 5 MB', async ({ page }) => {
  const form = new CareerForm(page);
  await form.open();
  await form.terms.check();
  await form.send.click();
  await form.expectError(form.resume, 'Please upload your resume.');
  for (const [name, bytes, message] of files) {
    await form.resume.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(bytes, 0x41) });
    await form.expectChosen(name);
    if (message === null) await form.expectNoError(form.resume);
    else await form.expectError(form.resume, message);
  }
});

test('a file’s name and size are shown; it can be removed and chosen again', async ({ page }) => {
  const form = new CareerForm(page);
  await form.open();
  await form.resume.setInputFiles({ ...goodResume, buffer: Buffer.alloc(1_500_000, 0x41) });
  await form.expectChosen('Ravi.pdf');
  await expect(page.getByText('1.4 MB', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ravi.pdf' }).click();
  await expect(page.getByText('No file chosen')).toBeVisible();
  await expect(form.resume).toBeFocused();
  await form.resume.setInputFiles(goodResume);
  await expect(page.getByText('0.6 kB', { exact: true })).toBeVisible();
});

test('a file can be dropped; one of the wrong kind shows its error at once', async ({ page }) => {
  const form = new CareerForm(page);
  await form.open();
  const drop = async (name: string): Promise<void> => {
    const dataTransfer = await page.evaluateHandle((fileName) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.7'], fileName));
      return transfer;
    }, name);
    const zone = page.getByRole('group', { name: 'Resume file' });
    await zone.dispatchEvent('dragover', { dataTransfer });
    await expect(zone).toHaveAttribute('data-over', 'true');
    await zone.dispatchEvent('drop', { dataTransfer });
    await expect(zone).toHaveAttribute('data-over', 'false');
  };
  await drop('dropped.txt');
  await form.expectError(form.resume, wrongFormat);
  await drop('dropped.pdf');
  await form.expectNoError(form.resume);
  await form.expectChosen('dropped.pdf');
});

test('Submit is grey until the terms are ticked; Enter shows why; a wrong captcha shows its error', async ({
  page,
}) => {
  const form = new CareerForm(page);
  await form.open();
  await form.fillFields();
  await expect(form.send).toBeDisabled();
  await expect(form.send).toHaveCSS('background-color', 'rgb(205, 208, 217)');
  await expect(form.send).toHaveAccessibleDescription('Tick the box above to enable Submit.');
  await form.field('Designation').press('Enter');
  await form.expectError(form.terms, 'You must accept the terms.');
  await expect(form.terms).toBeFocused();
  await form.terms.check();
  await form.expectNoError(form.terms);
  const code = await readCaptcha(page);
  await form.field('Captcha code').fill(code === '0000' ? '1111' : '0000');
  await form.send.click();
  await form.expectError(form.field('Captcha code'), 'Captcha is incorrect.');
});

test('an application is sent as section 7 says and stored; the form is cleared, the captcha is new', {
  tag: '@journey',
}, async ({ page, site }) => {
  const form = new CareerForm(page);
  await form.open();
  await form.fillWell();
  const before = (await readCanvas(page)).fills;
  const sent = page.waitForRequest('**/SubmitJobApplication');
  await form.send.click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()).toMatchObject({ 'x-client-key': 'mohar-public-site', 'x-consent-version': 'career-2' });
  const dialog = page.getByRole('dialog', { name: 'Application Submitted' });
  await expect(dialog.getByRole('paragraph')).toHaveText([
    'Your application has been submitted successfully.',
    /^Reference number: [0-9A-F]{4}-[0-9A-F]{4}$/,
  ]);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  for (const label of [...Object.keys(goodApplication), 'Captcha code'])
    await expect(form.field(label)).toHaveValue('');
  await expect(page.getByText('No file chosen')).toBeVisible();
  await expect(form.terms).not.toBeChecked();
  await expect(form.send).toBeDisabled();
  expect((await readCanvas(page)).fills).toBe(before + 1);

  const saved = await listApplications(site.store.db);
  expect(saved.at(-1)).toMatchObject({
    fullName: 'Ravi Kumar',
    email: 'ravi@example.in',
    phone: '9123456780',
    post: 'Support engineer',
    expectedSalary: 650_000,
    resumeName: 'Ravi.pdf',
    consentVersion: 'career-2',
  });
});

for (const [what, name, buffer, words] of [
  ['with macros', 'Ravi.docx', docxWithMacros, activeContent],
  ['with a script', 'Ravi.pdf', pdfWithScript, activeContent],
  ['with a password', 'Ravi.docx', docxWithPassword, password],
  ['of another format', 'Ravi.doc', Buffer.from('Ravi Kumar'), wrongFormat],
] as const) {
  test(`a resume ${what} is refused with a message of its own, also under its field, and nothing is lost`, async ({
    page,
    site,
  }) => {
    const form = new CareerForm(page);
    await form.open();
    await form.fillWell();
    await form.resume.setInputFiles({ name, mimeType: 'application/pdf', buffer });
    const before = (await listApplications(site.store.db)).length;
    await form.send.click();
    await expect(page.getByRole('dialog', { name: 'Error' }).getByText(words, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await form.expectChosen(name);
    await form.expectError(form.resume, words);
    await expect(form.resume).toBeFocused();
    await expect(form.field('Full name')).toHaveValue(goodApplication['Full name']);
    expect(await listApplications(site.store.db)).toHaveLength(before);
    await form.resume.setInputFiles(goodResume);
    await form.expectNoError(form.resume);
  });
}

test('a half-filled application survives a reload, without the file and the captcha', async ({ page }) => {
  const form = new CareerForm(page);
  await form.open();
  await form.fillWell();
  await page.reload();
  await waitForCaptcha(page);
  for (const [label, value] of Object.entries(goodApplication)) await expect(form.field(label)).toHaveValue(value);
  await expect(form.terms).toBeChecked();
  await expect(page.getByText('No file chosen')).toBeVisible();
  await expect(form.field('Captcha code')).toHaveValue('');
});

test('an upload shows its progress and can be cancelled without losing entries', async ({ page, context }) => {
  const form = new CareerForm(page);
  await form.open();
  await form.fillWell();
  await form.resume.setInputFiles({ ...goodResume, buffer: pdfOfSize(3_000_000) });
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await form.send.click();
  await expect(page.getByRole('status')).toHaveText('Loading');
  const bar = page.getByRole('progressbar', { name: 'Upload' });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0.05);
  await expect(page.getByText(/^[0-9.]+\s[kM]B of 2\.9\sMB, [0-9]+ %$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(form.alert).toHaveText('Cancelled: nothing was sent. Your details are still here.');
  await expect(form.dialog).toBeHidden();
  await form.expectEntriesKept();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
});

test('the link of a job fills in its title, before and after the form is hydrated', async ({ page }) => {
  await recordCanvas(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const form = new CareerForm(page);
  await page.getByRole('link', { name: /^Apply ?: Support engineer/ }).click();
  await expect(form.field('Designation')).toHaveValue('Support engineer');
  await waitForCaptcha(page);
  await page.reload();
  await expect(form.field('Designation')).toHaveValue('Support engineer');
  await waitForCaptcha(page);
  await form.field('Full name').fill('Ravi Kumar');
  await expect(form.field('Designation')).toHaveValue('Support engineer');
  await page.getByRole('link', { name: /^Apply ?: Verification officer/ }).click();
  await expect(form.field('Designation')).toHaveValue('Verification officer');
  await page.reload();
  await expect(form.field('Designation')).toHaveValue('Verification officer');
  await expect(form.field('Full name')).toHaveValue('Ravi Kumar');
});

test('a click that opens a new tab leaves the designation as it is', async ({ page }) => {
  await page.goto('/careers');
  await page.getByLabel('Designation').fill('My own title');
  const opening = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opening).close();
  await expect(page.getByLabel('Designation')).toHaveValue('My own title');
});

test('a long file name wraps on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/careers');
  const name = 'Asha Kumari Sharma Resume Senior Verification Officer 2026.pdf';
  await page
    .getByLabel('Resume', { exact: true })
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByRole('group', { name: 'Resume file' })).toContainText(name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
