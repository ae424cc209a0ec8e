import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatIndianTime } from '#domain/time.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { readCrlWithOpenssl, readWithOpenssl } from '#tests/external-tools/openssl.ts';
import { startServer } from '#tests/server.ts';
import { makeDemonstration } from '#trust/demonstration/make-demonstration.ts';
import { expect, test } from './site.ts';

test('each file shows its fields as OpenSSL reads them', async ({ page }) => {
  await page.goto('/downloadsRepos');
  await expect(page.getByRole('main')).toContainText('are a demonstration. Do not install them as trusted');
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
  const list = readCrlWithOpenssl(await (await page.request.get('/repository/ca.crl')).body());
  const sheet = page.locator('section#crl');
  await expect(sheet).toContainText(`${formatIndianTime(list.thisUpdate)} (less than an hour ago)`);
  await expect(sheet).toContainText(formatIndianTime(list.nextUpdate));
  await expect(sheet).toContainText(`${list.entries} certificates`);
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
  await button.click();
  await expect(page.getByText('Copied')).toBeVisible();
  const openssl = readWithOpenssl(await (await page.request.get('/repository/sub-ca.cer')).body());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(openssl.sha256);
  await page.getByRole('button', { name: 'Copy the command for Linux' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('sha256sum sub-ca.cer');

  const downloading = page.waitForEvent('download');
  await page
    .getByRole('row', { name: /^5 CA revocation/ })
    .getByRole('link', { name: /^Download/ })
    .click();
  expect((await downloading).suggestedFilename()).toBe('ca.crl');
});

test('the manifest and the feed list the published files', async ({ request }) => {
  const manifest = (await (await request.get('/repository.json')).json()) as Record<string, { url: string }[]>;
  expect(manifest.files?.map(({ url }) => new URL(url).pathname)).toEqual([
    '/repository/root-ca.cer',
    '/repository/ca.cer',
    '/repository/sub-ca.cer',
    '/repository/ca.crl',
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
