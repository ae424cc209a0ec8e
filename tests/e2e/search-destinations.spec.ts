import { options, search, searchBox } from './search-box.ts';
import { expect, test, waitForIdle } from './site.ts';

test('a use case opens /details with its state', async ({ page }) => {
  await search(page, 'DSC for ICEGATE');
  await expect(options(page).first()).toContainText('ICEGATE');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/details$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ICEGATE');
});

test('a question opens in its place', async ({ page }) => {
  await search(page, 'Can I still buy a Class 2 certificate');
  await expect(options(page).first()).toContainText('Can I still buy a Class 2 certificate');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/Home\/Faq#/);
  await expect(page.locator('details[open] details[open]')).toHaveCount(1);
});

test('an anchor on the page scrolls and resets the search; from another page it leads to the home page', async ({
  page,
}) => {
  await search(page, 'Types of DSC');
  await expect(options(page).first()).toHaveText(/^Types of DSC/);
  await options(page).first().click();
  await expect(searchBox(page)).toHaveValue('');
  await expect(page.locator('#services')).toBeInViewport();

  for (const [text, id] of [
    ['Types of DSC', 'services'],
    ['Contact us', 'contact'],
    ['About Mohar', 'about'],
  ] as const) {
    await search(page, text, '/careers');
    await expect(page.getByRole('option', { selected: true })).toContainText(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(searchBox(page)).toHaveValue('');
    await expect(options(page)).toHaveCount(0);
  }
});

test('text and suggestions stay while no page has the element of an anchor', async ({ page }) => {
  await page.route('**/search-index.json', (route) =>
    route.fulfill({ json: [{ title: 'Nowhere to go', kind: 'page', path: '#nowhere' }] }),
  );
  await search(page, 'Nowhere', '/');
  await page.keyboard.press('Enter');
  await waitForIdle(page);
  await expect(searchBox(page)).toHaveValue('Nowhere');
  await expect(options(page)).toHaveCount(1);
});

test('Enter on the page that is open closes the list, goes to its top, and moves the focus to its heading', async ({
  page,
}) => {
  await search(page, 'Careers', '/careers');
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(options(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('');
});

test('an entry of the revocation list downloads it', async ({ page }) => {
  await search(page, 'CA revocation list');
  await expect(page.getByRole('option', { selected: true })).toHaveText(
    'CA revocation list (CRL), not for user certificates File',
  );
  const list = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await list).suggestedFilename()).toBe('ca.crl');
});

test('a fingerprint finds its file, as tools print it', async ({ page, request }) => {
  const { files } = await (await request.get('/repository.json')).json();
  const { sha256 } = files.find(({ title }: { title: string }) => title === 'Sub-CA certificate');
  for (const typed of [sha256.slice(0, 12), sha256.toUpperCase().replaceAll(/(..)(?=.)/g, '$1:')]) {
    await search(page, typed);
    await expect(options(page).first()).toHaveText('Sub-CA certificate File');
  }
});

test('an http link opens a new tab; a certificate is downloaded by its name', async ({ page, context }) => {
  const open: string[] = [];
  await context.route(/^https:/, (route) => {
    open.push(route.request().url());
    return route.fulfill({ body: 'elsewhere' });
  });
  await search(page, 'Public grievance portal');
  const tab = context.waitForEvent('page');
  await options(page).first().click();
  await tab;
  await expect.poll(() => open).toContain('https://pgportal.gov.in/');

  await search(page, 'Sub-CA certificate');
  const certificate = page.waitForEvent('download');
  await options(page).first().click();
  expect((await certificate).suggestedFilename()).toBe('sub-ca.cer');
});

test('a PDF of another site opens one new tab, and the page stays', async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }));
  await search(page, 'CA licensing guidelines');
  const tab = context.waitForEvent('page');
  await options(page).first().click();
  await expect(await tab).toHaveURL(/CCA-CALIC\.pdf$/);
  await waitForIdle(page);
  expect(context.pages()).toHaveLength(2);
  await expect(page).toHaveURL(/\/$/);
});
