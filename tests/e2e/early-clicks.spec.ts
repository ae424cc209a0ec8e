import { isLong } from '@mohar/check/tests/property-options.ts';
import type { Page } from '@playwright/test';
import { certificate, expect, resultOf, test } from './check-site.ts';
import { readCaptcha, recordCanvas } from './site.ts';

// What a visitor does before the scripts are there: the page's own HTML takes it, and the scripts do it once when they
// come.

/** Before and after the second in which a link waits for its script; others in the long run. */
const delays = isLong ? [300, 600, 900, 4_000] : [300, 1_500];

/** Opens a page and delays its scripts by that many milliseconds. */
async function openEarly(page: Page, path: string, delayMs: number): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
}

/** Calls of the API, by path. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'POST') calls.push(pathname);
  });
  return calls;
}

for (const delay of delays) {
  test.describe(`scripts ${delay} ms late`, () => {
    test('text and Enter in the search lead to what it finds', async ({ page }) => {
      await openEarly(page, '/privacy-policy', delay);
      const box = page.getByRole('combobox', { name: 'Search' });
      await box.pressSequentially('careers');
      await box.press('Enter');
      // The first suggestion, or after a second without scripts the list of results.
      await expect(page).toHaveURL(/\/(?:careers|search\?q=careers)$/);
    });

    test('a contact form that is filled in and sent is sent once', async ({ page }) => {
      await recordCanvas(page);
      const calls = recordCalls(page);
      await openEarly(page, '/Home/Contact', delay);
      await page.getByLabel('Full name').fill('Asha Rao');
      await page.getByLabel('Email').last().fill('asha@example.in');
      await page.getByLabel('Message').fill('Which certificate do I need?');
      await page.getByRole('checkbox', { name: /Terms/ }).check();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('Please enter phone number.');
      await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
      await page.getByLabel('Phone number').fill('9876543210');
      await page.getByLabel('Address', { exact: true }).fill('12 Civil Lines');
      await page.getByLabel('Pincode').fill('201301');
      await page.getByLabel('Captcha code').fill(await readCaptcha(page));
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText('Success');
      expect(calls).toEqual(['/api/Contact/SubmitContactDetails']);
    });

    test('Enter in a form whose button is disabled shows what is missing', async ({ page }) => {
      await openEarly(page, '/Home/Contact', delay);
      await page.getByLabel('Full name').fill('Asha Rao');
      await page.getByLabel('Full name').press('Enter');
      await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('Terms & Conditions');
      await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
    });

    test('an application keeps its resume', async ({ page }) => {
      await openEarly(page, '/careers', delay);
      const resume = page.locator('main [name=resume]');
      await resume.setInputFiles({ name: 'Ravi.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
      await page.getByLabel('Full name').fill('Ravi Kumar');
      await expect(page.getByRole('group', { name: 'Resume file' })).toContainText('Ravi.pdf');
      // An input that has the file fires no event when the same file is chosen again.
      await expect(resume).toHaveJSProperty('files.length', 0);
      await expect(page.getByLabel('Full name')).toHaveValue('Ravi Kumar');
    });

    test('choices in the calculator count, and its quote is that of the choice', async ({ page }) => {
      await openEarly(page, '/pricing', delay);
      await page.getByRole('radio', { name: 'Organization' }).check();
      await page.getByRole('radio', { name: '3 years' }).check();
      await page.getByRole('checkbox', { name: 'Shipping' }).check();
      await expect(page.getByRole('dialog')).toContainText('Shipping');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('radio', { name: 'Organization' })).toBeChecked();
      await expect(page).toHaveURL(/category=organization&type=sign&validity=3$/);
      await expect(page.getByRole('link', { name: /quote/i })).toHaveAttribute('href', /validity=3$/);
    });

    test('the quote of a choice waits for the calculator, and leaves the page as it is', async ({ page }) => {
      await openEarly(page, '/pricing', delay);
      await page.getByRole('radio', { name: 'Organization' }).check();
      await page.getByRole('radio', { name: '3 years' }).check();
      const downloading = page.waitForEvent('download', { timeout: 60_000 });
      await page.getByRole('link', { name: /quote/i }).click();
      expect((await downloading).url()).toContain('category=organization&type=sign&validity=3');
      await expect(page.getByRole('radio', { name: '3 years' })).toBeChecked();
    });

    test('a file is checked', async ({ page, checkSite }) => {
      await openEarly(page, `${checkSite.url}/check`, delay);
      await page
        .locator('main [type=file]')
        .setInputFiles({ name: 'asha.cer', mimeType: '', buffer: Buffer.from(certificate.bytes) });
      // Each of the scripts comes late, one after the other.
      await expect(resultOf(page, 'asha.cer')).toContainText('You can sign with it.', { timeout: 60_000 });
    });

    test('a link that opens a dialog leads to its page or opens it', async ({ page }) => {
      await openEarly(page, '/careers', delay);
      await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
      await expect(page.getByRole('status', { name: 'Total' }).first()).toContainText('₹850');
    });
  });
}

test('without the scripts the search is sent as a form, and links lead to pages @journey', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/privacy-policy', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('careers');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=careers$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'ICEGATE' }).click();
  await expect(page).toHaveURL(/\/use-cases\/icegate$/);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a page that is read and scrolled runs no React @journey', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  for (const path of [
    '/',
    '/Home/Faq',
    '/downloads',
    '/downloadsRepos',
    '/privacy-policy',
    '/Home/Contact',
    '/careers',
  ]) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('html[data-scrolled]')).toBeAttached();
    await page.waitForLoadState('networkidle');
  }
  expect([...new Set(scripts)].filter((path) => !path.includes('/entry.client-'))).toEqual([]);
});

test('a widget whose script cannot be loaded says so to who presses in it, and works when it can', async ({ page }) => {
  await page.route('**/assets/enquiry-form-*.js', (route) => route.abort());
  await page.goto('/Home/Contact', { waitUntil: 'commit' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'This part of the page does not work.' });
  await page.getByLabel('Full name').fill('Asha Rao');
  await expect(failure).toHaveCount(0);
  await page.getByRole('checkbox', { name: /Terms/ }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(failure).toBeVisible();
  await expect(failure.getByRole('link', { name: /support@/ })).toBeVisible();
  await page.unroute('**/assets/enquiry-form-*.js');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('Please enter phone number.');
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
  await expect(failure).toHaveCount(0);
});

for (const [path, chunk, choose] of [
  ['/pricing', 'page-calculator', (page: Page) => page.getByRole('radio', { name: 'DocSigner' }).check()],
  [
    '/check',
    'checker',
    (page: Page) =>
      page.locator('main [type=file]').setInputFiles({ name: 'a.cer', mimeType: '', buffer: Buffer.from('a') }),
  ],
] as const) {
  test(`a choice on ${path} whose script cannot be loaded is answered too`, async ({ page }) => {
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await choose(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This part of the page does not work.');
  });
}

test('a widget that throws is replaced by a sentence, and the page stays', async ({ page }) => {
  await page.goto('/Home/Contact', { waitUntil: 'commit' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('main [data-island=enquiry]').evaluate((island) => (island.dataset.props = '{"kind":"unknown"}'));
  await page.getByLabel('Full name').focus();
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'This part of the page does not work.' });
  await expect(failure).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Search' }).fill('careers');
  await expect(page.getByRole('option').first()).toContainText('Careers');
});

test('a chunk that a release has removed reloads the page of the new release, and only then', async ({ page }) => {
  let isReleased = false;
  await page.route('**/assets/hydrate-island-*.js', (route) => (isReleased ? route.continue() : route.abort()));
  await page.goto('/Home/Contact', { waitUntil: 'commit' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').last().focus();
  // The same release: nothing is reloaded, and the next intent tries again.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'isFirst'))).toBe(true);
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
  // The entry script of the new release has another address.
  await page.route('**/Home/Contact', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    isReleased = true;
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('/assets/entry.client', '/assets/new-entry'),
    });
  });
  await page.getByLabel('Phone number').focus();
  await page.waitForFunction(() => !Reflect.has(window, 'isFirst'));
});
