import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import { deriveRosettes } from '#domain/guilloche/fingerprint-rosette.ts';
import { drawRosette } from '#domain/guilloche/rosette.ts';
import { formatIndianTime } from '#domain/time.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { readCrlWithOpenssl, readWithOpenssl } from '#tests/openssl.ts';
import { startServer } from '#tests/server.ts';
import { expect, test } from './site.ts';

test('each file shows its fields as OpenSSL reads them', async ({ page }) => {
  await page.goto('/downloadsRepos');
  await expect(page.getByRole('main')).toContainText('are a demonstration. Don’t install them');
  const licensed = page.getByRole('main').getByRole('link', { name: 'CCA’s list of licensed authorities' });
  await expect(licensed).toHaveAttribute('href', 'https://cca.gov.in/licensed_ca.html');
  const titles = { 'sub-ca': 'Sub-CA certificate', ca: 'CA certificate', 'root-ca': 'National root CA certificate' };
  for (const [name, title] of Object.entries(titles)) {
    const openssl = readWithOpenssl(await (await page.request.get(`/repository/${name}.cer`)).body());
    const sheet = page.getByRole('heading', { name: title, exact: true }).locator('xpath=ancestor::section[1]');
    await expect(sheet).toContainText('Verified');
    await expect(sheet).toContainText(openssl.subject);
    await expect(sheet).toContainText(openssl.serialNumber);
    await expect(sheet).toContainText(`${formatIndianTime(openssl.validFrom)} to ${formatIndianTime(openssl.validTo)}`);
    await expect(sheet).toContainText(openssl.sha256);
    await expect(sheet).toContainText(openssl.sha1);
  }
  for (const [file, id] of [
    ['ca.crl', 'crl'],
    ['sub-ca.crl', 'sub-ca.crl'],
  ]) {
    const list = readCrlWithOpenssl(await (await page.request.get(`/repository/${file}`)).body());
    const sheet = page.locator(`section[id="${id}"]`);
    await expect(sheet).toContainText(list.issuer);
    await expect(sheet).toContainText(`${formatIndianTime(list.thisUpdate)} (less than an hour ago)`);
    await expect(sheet).toContainText(formatIndianTime(list.nextUpdate));
    await expect(sheet).toContainText(`${list.entries} certificates`);
    await expect(sheet).toContainText(list.sha256);
  }
});

test('a fingerprint is copied, and the row of the table links to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/downloadsRepos');
  await page
    .getByRole('row', { name: /^2 Sub-CA/ })
    .getByRole('link', { name: /^Verified/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Sub-CA certificate' })).toBeInViewport();
  const button = page.getByRole('button', { name: 'Copy the SHA-256 fingerprint of the Sub-CA certificate' });
  await page.clock.install();
  await button.click();
  await expect(page.getByText('Copied')).toBeVisible();
  // The result of a second press stays as long as the first one’s.
  await page.clock.runFor(2_000);
  await button.click();
  await page.clock.runFor(2_000);
  await expect(page.getByText('Copied')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByText('Copied')).toBeHidden();
  const openssl = readWithOpenssl(await (await page.request.get('/repository/sub-ca.cer')).body());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(openssl.sha256);
  await page.getByRole('button', { name: 'Copy the command for Linux' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('sha256sum sub-ca.cer');

  const downloading = page.waitForEvent('download');
  await page
    .getByRole('row', { name: /^6 CA revocation/ })
    .getByRole('link', { name: /^Download/ })
    .click();
  expect((await downloading).suggestedFilename()).toBe('ca.crl');
});

test('the list that user certificates need stands before that of the CA, with its address and its details', async ({
  page,
}) => {
  await page.goto('/downloadsRepos');
  const row = page.getByRole('row', { name: /^5 Sub-CA revocation list \(CRL\), for user certificates/ });
  const downloading = page.waitForEvent('download');
  await row.getByRole('link', { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toBe('sub-ca.crl');
  await row.getByRole('link', { name: /^Verified/ }).click();
  await expect(page.locator('section[id="sub-ca.crl"]')).toBeInViewport();
});

test('the page says who issues certificates, and draws the chain down to the subscriber', async ({ page }) => {
  await page.goto('/downloadsRepos');
  const figure = page.getByRole('figure');
  await expect(page.getByRole('main')).toContainText('(sub-CA) issues all user certificates');
  await expect(figure.getByRole('list').first().locator('> li')).toHaveText([
    /^National root CA certificate.*itself$/,
    /^CA certificate.*by the national root.*CA revocation list \(CRL\).*by the CA/,
    /^Sub-CA certificate.*by the CA.*Sub-CA revocation list \(CRL\).*by the sub-CA/,
    /^Your certificate.*by the sub-CA/,
  ]);
  await expect(figure).toContainText('The picture proves nothing');
  await figure.getByRole('link', { name: 'Sub-CA certificate' }).click();
  await expect(page.locator('section#sub-ca')).toBeInViewport();
});

test('each file of the chain has a picture of its own fingerprint', async ({ page }) => {
  await page.goto('/downloadsRepos');
  const pictures = await findPictures(page).evaluateAll((all) => all.map((path) => path.getAttribute('d')));
  expect(pictures).toHaveLength(10);
  const crl = readCrlWithOpenssl(await (await page.request.get('/repository/ca.crl')).body());
  for (const [name, sha256] of [
    ['root-ca', await fingerprintOf(page, 'root-ca')],
    ['ca', await fingerprintOf(page, 'ca')],
    ['sub-ca', await fingerprintOf(page, 'sub-ca')],
    ['crl', crl.sha256],
  ] as const) {
    for (const shape of deriveRosettes(sha256))
      expect([name, pictures]).toEqual([name, expect.arrayContaining([drawRosette(shape)])]);
  }
});

test('a pasted fingerprint is compared with those of every file, and the result is announced', {
  tag: '@journey',
}, async ({ page }) => {
  // Sections that fade in have less contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/downloadsRepos');
  const form = page.getByRole('form', { name: 'Compare a fingerprint' });
  const box = form.getByRole('textbox', { name: 'Fingerprint of your file' });
  const status = form.getByRole('status');
  const { sha256, sha1 } = readWithOpenssl(await (await page.request.get('/repository/sub-ca.cer')).body());

  await box.fill(sha256);
  await expect(status).toContainText('This is the SHA-256 fingerprint of sub-ca.cer: Sub-CA certificate.');
  await status.getByRole('link', { name: 'Details of this file' }).click();
  await expect(page.locator('section#sub-ca')).toBeInViewport();

  const plain = sha256.replaceAll(':', '').toLowerCase();
  for (const text of [`  ${plain.replaceAll(/(.{2})/g, '$1 ')}\n`, `${plain}  sub-ca.cer`]) {
    await box.fill('');
    await expect(status).toBeEmpty();
    await box.fill(text);
    await expect(status).toContainText('of sub-ca.cer');
  }
  await box.fill(sha1.toLowerCase());
  await expect(status).toContainText('This is the SHA-1 fingerprint of sub-ca.cer');
  await expect(status).toContainText('SHA-1 alone isn’t safe to rely on');

  const cps = await (await page.request.get('/repository/cps-4.0.1.pdf')).body();
  await box.fill(createHash('sha256').update(cps).digest('hex'));
  await expect(status).toContainText('of cps-4.0.1.pdf: Certification Practice Statement (CPS) 4.0.1 (superseded).');

  await box.fill(plain.replace(/^./, (digit) => (digit === '0' ? '1' : '0')));
  await expect(status).toContainText('No match');
  await expect(status).toContainText('No file in this repository has this SHA-256 fingerprint');
  await expectAccessible(page);

  await box.fill(plain.slice(0, 40));
  await expect(status).toContainText('has this SHA-1 fingerprint');
});

test('a part of a fingerprint is explained, not compared', async ({ page }) => {
  await page.goto('/downloadsRepos');
  const form = page.getByRole('form', { name: 'Compare a fingerprint' });
  const box = form.getByRole('textbox');
  await form.getByRole('button', { name: 'Compare' }).click();
  await expect(box).toHaveAccessibleDescription(/Paste a fingerprint first/);
  await box.fill('AA:BB:CC');
  await expect(box).not.toHaveAttribute('aria-invalid');
  await form.getByRole('button', { name: 'Compare' }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(/This isn’t a whole fingerprint/);
  await expect(form.getByRole('status')).toBeEmpty();
});

test('the contents list stays in view on wide screens, and is above the text on narrow ones', async ({ page }) => {
  await page.goto('/downloadsRepos');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const entries = await contents.getByRole('link').allTextContents();
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(entries);
  for (const entry of entries) {
    await contents.getByRole('link', { name: entry, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: entry, exact: true })).toBeInViewport();
    await expect(contents).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 360, height: 800 });
  // Both in one call, because the page may still scroll.
  const files = await page.getByRole('heading', { name: 'Files', exact: true }).elementHandle();
  const distance = await contents.evaluate(
    (list, heading) => (heading?.getBoundingClientRect().top ?? Number.NaN) - list.getBoundingClientRect().bottom,
    files,
  );
  expect(distance).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison says that it needs JavaScript, and the chain is complete', async ({ page }) => {
    await page.goto('/downloadsRepos');
    await expect(page.getByText('This box needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Fingerprint of your file' })).toBeHidden();
    await expect(findPictures(page)).toHaveCount(10);
  });
});

test('fingerprints, serial numbers and commands are in the monospace of the style sheet', async ({ page }) => {
  await page.goto('/downloadsRepos');
  const families = await page
    .getByRole('code')
    .evaluateAll((codes) => codes.map((code) => getComputedStyle(code).fontFamily));
  const family = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--font-figures'),
  );
  expect(families.length).toBeGreaterThan(10);
  expect([...new Set(families.map((one) => one.replaceAll('"', "'")))]).toEqual([family.replaceAll('"', "'")]);
  const serial = page
    .locator('#sub-ca')
    .getByRole('definition')
    .filter({ has: page.getByRole('code'), hasNot: page.getByRole('button') })
    .first();
  await expect(serial).toHaveText(/^[0-9A-F]+$/);
});

test('the manifest and the feed list the published files', async ({ request }) => {
  const manifest = (await (await request.get('/repository.json')).json()) as Record<string, { url: string }[]>;
  expect(manifest.files?.map(({ url }) => new URL(url).pathname)).toEqual([
    '/repository/root-ca.cer',
    '/repository/ca.cer',
    '/repository/sub-ca.cer',
    '/repository/ca.crl',
    '/repository/sub-ca.crl',
  ]);
  expect(manifest.documents).toContainEqual(
    expect.objectContaining({ edition: '4.0.1', supersededBy: { edition: '4.1.1', on: '2026-06-01' } }),
  );
  const feed = await (await request.get('/feeds/repository.xml')).text();
  for (const title of ['CA certificate appeared', 'Certification Practice Statement (CPS) 4.1.1 appeared']) {
    expect(feed).toContain(title);
  }
});

test('a changed byte and an old CRL show a warning, and a missing file links to support', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'own-repository-'));
  const folder = join(dataDir, 'documents/repository');
  mkdirSync(folder, { recursive: true });
  const thirtyHoursAgo = new Date(Date.now() - 30 * 3_600_000);
  const own = await makeDemonstration({ name: 'Pramaan', siteUrl: 'https://www.example.in' }, thirtyHoursAgo);
  for (const [name, bytes] of [
    ['root-ca.cer', own['root-ca']],
    ['ca.cer', own.ca],
    ['ca.crl', own.crl],
  ] as const) {
    writeFileSync(join(folder, name), bytes);
  }
  await using server = await startServer({ DATA_DIR: dataDir, DEMONSTRATION: 'yes' });
  await page.goto(`${server.url}/downloadsRepos`);
  await expect(page.getByRole('main')).not.toContainText('demonstration. Do not');
  await expect(page.locator('section#crl')).toContainText('Out of date');
  await expect(page.locator('section#crl')).toContainText('The list is more than 24 hours old');
  await expect(page.locator('section#crl')).toContainText('(30 hours ago)');
  await expect(page.getByRole('row', { name: /^2 Sub-CA/ })).toContainText('Ask support');
  await expect(page.getByRole('figure')).toContainText(/Sub-CA certificate.*Not published here yet/);
  await expect(page.locator('section#ca')).toContainText('Verified');

  const swapped = own.ca.slice();
  swapped[400] = (swapped[400] ?? 0) ^ 1;
  writeFileSync(join(folder, 'ca.cer'), swapped);
  await expect
    .poll(async () => (await page.request.get(`${server.url}/downloadsRepos`)).text())
    .toContain('Not verified');
  await page.reload();
  await expect(page.locator('section#ca')).toContainText('Not verified');
  await expect(page.locator('section#ca')).toContainText('something in the file was changed');
  expect(server.output()).toContain('/repository/ca.cer');
  await expectAccessible(page);
  rmSync(dataDir, { recursive: true, force: true });
});

async function fingerprintOf(page: Page, name: string): Promise<string> {
  return readWithOpenssl(await (await page.request.get(`/repository/${name}.cer`)).body()).sha256;
}

/** The lines of the rosettes in the figure of the chain. */
function findPictures(page: Page): Locator {
  return page.getByRole('figure').locator('svg[viewBox^="-500"] path');
}
