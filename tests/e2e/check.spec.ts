import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days, encode, exportKey, issue, makeSubAuthority, pan, toPem } from '@mohar/check/tests/make-certificates.ts';
import { respondByOpenssl } from '@mohar/check/tests/make-ocsp.ts';
import { authority, signer } from '@mohar/check/tests/pdf-fixtures.ts';
import { makeStream, updatePdf } from '@mohar/check/tests/write-pdf.ts';
import { KeyUsageFlags } from '@mohar/check/x509';
import { startServer } from '#tests/server.ts';
import { writeRepository } from '#tests/write-repository.ts';
import { expectAccessible } from './accessible.ts';
import { certificate, chooseFiles, expect, makePdf, makeReady, resultOf, test } from './check-site.ts';

test('a certificate is explained: the answer, the reasons, the portals; and nothing is sent', {
  tag: '@journey',
}, async ({ page, checkSite }) => {
  await page.goto(`${checkSite.url}/check`);
  await makeReady(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await chooseFiles(page, certificate);
  const result = resultOf(page, 'asha.cer');
  await expect(result).toContainText('You can sign with it.');
  await expect(result).toContainText('Yes. Its certificate leads to our root certificate.');
  await expect(result).toContainText('Not revoked, according to our list of revoked certificates of ');
  await expect(result).toContainText('We found nothing against it');
  await expect(result).toContainText('The PAN: you didn’t enter one to compare.');
  // The result is read first.
  await expect(page.getByRole('heading', { name: 'Check report' })).toBeFocused();
  await result.getByText('Technical details').click();
  await expect(result.locator('pre')).toContainText('Fingerprint, SHA-256: ');
  expect(requests).toEqual([]);
});

test('a certificate of the sub-CA is looked up in the sub-CA’s list, which the page fetches with the others', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'check-lists-'));
  const { subAuthority, lists } = await makeSubAuthority(authority);
  const own = await issue(subAuthority);
  const withdrawn = await issue(subAuthority);
  const entry = { serialNumber: withdrawn.certificate.serialNumber, revocationDate: days(-1) };
  const subCa = new Uint8Array(subAuthority.certificate.rawData);
  writeRepository(folder, { ...authority.repository, 'sub-ca': subCa, 'subscribers.crl': await lists([entry]) });
  {
    await using server = await startServer({ REPOSITORY_DIR: folder });
    await page.goto(`${server.url}/check`);
    await makeReady(page);
    await chooseFiles(page, { name: 'own.cer', bytes: own.der }, { name: 'withdrawn.cer', bytes: withdrawn.der });
    await expect(resultOf(page, 'own.cer')).toContainText('Not revoked, according to our list');
    await expect(resultOf(page, 'withdrawn.cer')).toContainText('This certificate was revoked on');
  }
  rmSync(folder, { recursive: true });
});

test('a dropped file, a pasted certificate and the keyboard alone give the same answer', async ({
  page,
  checkSite,
}) => {
  await page.goto(`${checkSite.url}/check`);
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'asha.cer'));
      return data;
    },
    [...signer.der],
  );
  const zone = page.getByRole('group', { name: 'Choose files' });
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(resultOf(page, 'asha.cer')).toContainText('You can sign with it.');

  await page.getByText('Paste a certificate instead').click();
  await page.getByLabel('Certificate as text').fill(toPem('CERTIFICATE', signer.der));
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(resultOf(page, 'Pasted text')).toContainText('You can sign with it.');
  await page.getByLabel('Certificate as text').fill('hello');
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(resultOf(page, 'Pasted text')).toContainText('This isn’t a whole certificate.');

  // Before the key, because the browser learns of the listener asynchronously.
  page.on('filechooser', (chooser) =>
    chooser.setFiles({ name: 'asha.cer', mimeType: '', buffer: Buffer.from(signer.der) }),
  );
  await page.reload();
  await page.getByLabel('Choose files').last().focus();
  await page.keyboard.press('Space');
  await expect(resultOf(page, 'asha.cer')).toContainText('You can sign with it.');
});

test('a file that is deleted after it was chosen loses no answer about another', async ({ page, checkSite }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mohar-chosen-'));
  const unchanged = join(folder, 'asha.cer');
  const deleted = join(folder, 'ravi.cer');
  for (const file of [unchanged, deleted]) writeFileSync(file, signer.der);
  await page.goto(`${checkSite.url}/check`);
  await page.getByLabel('Choose files').last().setInputFiles([unchanged, deleted]);
  await expect(resultOf(page, 'ravi.cer')).toContainText('You can sign with it.');
  rmSync(deleted);
  // Checks the same files again.
  await page.getByText('Compare with a PAN').click();
  await page.getByLabel('Permanent Account Number (PAN)').fill(pan);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(resultOf(page, 'ravi.cer')).toContainText('moved, changed or deleted after you chose it');
  await expect(resultOf(page, 'asha.cer')).toContainText('The PAN matches the certificate.');
  rmSync(folder, { recursive: true });
});

test('a private key is refused with a warning, beside files that are checked', async ({ page, checkSite }) => {
  await page.goto(`${checkSite.url}/check`);
  const expired = await issue(authority, { from: days(-800), to: days(-70) });
  const encryption = await issue(authority, { usages: KeyUsageFlags.keyEncipherment });
  await chooseFiles(
    page,
    { name: 'key.pem', bytes: encode(toPem('PRIVATE KEY', await exportKey(signer))) },
    { name: 'expired.cer', bytes: expired.der },
    { name: 'encryption.cer', bytes: encryption.der },
  );
  const answers = page.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  await expect(answers).toHaveText([
    /^key\.pem.*Problem\. .*never upload it anywhere/,
    /^expired\.cer.*Problem\. .*expired on/,
    /^encryption\.cer.*Take care\. .*it can only encrypt/,
  ]);
  await answers.nth(1).getByRole('link', { name: 'expired.cer' }).click();
  await expect(resultOf(page, 'expired.cer')).toBeInViewport();
  await expect(resultOf(page, 'key.pem')).toContainText('never upload it anywhere');
  await expect(resultOf(page, 'expired.cer')).toContainText(/expired on .* You can’t sign with it: buy a new one\./);
  await expect(resultOf(page, 'expired.cer')).toContainText('None: Income Tax, GST, MCA, DGFT');
  await expect(resultOf(page, 'expired.cer').getByRole('link', { name: 'Compare prices and buy' })).toBeVisible();
  await expect(resultOf(page, 'key.pem').getByRole('link', { name: 'Revoke a certificate' })).toBeVisible();
  await expect(resultOf(page, 'encryption.cer')).toContainText('it can only encrypt');
  // No reminder of what has passed.
  await expect(page.getByRole('button', { name: 'Remind me before it expires' })).toHaveCount(1);
});

test('of several certificates in one file, the answers begin with the worst', async ({ page, checkSite }) => {
  await page.goto(`${checkSite.url}/check`);
  const expired = await issue(authority, { from: days(-800), to: days(-70) });
  const two = toPem('CERTIFICATE', certificate.bytes) + toPem('CERTIFICATE', expired.der);
  await chooseFiles(page, certificate, { name: 'two.pem', bytes: encode(two) });
  await expect(page.getByRole('list', { name: 'Answers' }).getByRole('listitem')).toHaveText([
    /^asha\.cer.*Good\. /,
    /^two\.pem.*Problem\. .*expired on/,
  ]);
});

test('of a signed PDF the answers are shown, and what was signed can be opened and saved', { tag: '@journey' }, async ({
  page,
  checkSite,
}) => {
  await page.goto(`${checkSite.url}/check`);
  const signed = await makePdf('signed once');
  const replaced = await makePdf('whose page was replaced');
  await chooseFiles(page, { name: 'contract.pdf', bytes: replaced });
  const result = resultOf(page, 'contract.pdf');
  for (const answer of ['Signer', 'Issuer known?', 'Revoked?', 'Time']) {
    await expect(result.getByRole('term').filter({ hasText: answer }).first()).toBeVisible();
  }
  await expect(result).toContainText('Something was added after that. We cannot tell whether the addition is visible.');
  const opened = result.getByRole('link', { name: 'Open what Asha Rao signed' });
  await expect(opened).toHaveAttribute('target', '_blank');
  const saving = result.getByRole('link', { name: 'Download it' });
  expect(await opened.getAttribute('href')).toBe(await saving.getAttribute('href'));
  const downloading = page.waitForEvent('download');
  await saving.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('signed-contract.pdf');
  expect(readFileSync(await download.path()).equals(signed)).toBe(true);
  // The help to trust a signer is not shown for a document that nobody may rely on.
  const changed = Buffer.from(signed);
  changed.write('999', signed.indexOf('(100)') + 1, 'latin1');
  await chooseFiles(page, { name: 'changed.pdf', bytes: changed });
  await expect(resultOf(page, 'changed.pdf')).toContainText('This is not the document that was signed.');
  await expect(page.getByRole('link', { name: 'Why Adobe Reader says' })).toHaveCount(0);
  await chooseFiles(page, { name: 'whole.pdf', bytes: signed });
  await resultOf(page, 'whole.pdf').getByRole('link', { name: 'Why Adobe Reader says' }).click();
  await expect(page.getByRole('heading', { name: 'Adobe Reader shows' })).toBeInViewport();
});

test('an OCSP response inside the document is read, and says more than the older list of the repository', async ({
  page,
  checkSite,
}) => {
  const revoked = { date: days(-2), reason: 'keyCompromise' };
  const response = await respondByOpenssl(authority, { of: signer, revoked });
  const bytes = updatePdf(await makePdf('signed once'), {
    1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /DSS << /OCSPs [42 0 R] >> >>',
    42: makeStream('', Buffer.from(response)),
  });
  await page.goto(`${checkSite.url}/check`);
  await chooseFiles(page, { name: 'revoked.pdf', bytes });
  await expect(resultOf(page, 'revoked.pdf')).toContainText(
    /Revoked on .* according to the document’s own answer \(OCSP\) of the authority\./,
  );
});

test('a protected PDF asks for its password in the page', async ({ page, checkSite }) => {
  await page.goto(`${checkSite.url}/check`);
  const { rewriteByQpdf } = await import('@mohar/check/tests/rewrite-pdf.ts');
  const bytes = rewriteByQpdf('--encrypt', 'open sesame', 'owner', '256', '--');
  const others = rewriteByQpdf('--encrypt', 'its own', 'owner', '256', '--');
  await chooseFiles(page, { name: 'protected.pdf', bytes }, { name: 'other.pdf', bytes: others });
  const result = resultOf(page, 'protected.pdf');
  await expect(result).toContainText('This PDF is protected.');
  await result.getByLabel('Password of this PDF').fill('wrong');
  await result.getByRole('button', { name: 'Check with password' }).click();
  await expect(result).toContainText('The password doesn’t open this PDF.');
  const opened = 'The signature does not say which part of the file it covers.';
  await result.getByLabel('Password of this PDF').fill('open sesame');
  await result.getByRole('button', { name: 'Check with password' }).click();
  await expect(result).toContainText(opened);
  // Each file may have its own password.
  const other = resultOf(page, 'other.pdf');
  await other.getByLabel('Password of this PDF').fill('its own');
  await other.getByRole('button', { name: 'Check with password' }).click();
  await expect(other).toContainText(opened);
  await expect(result).toContainText(opened);
});

test('a calendar file reminds 30, 15 and 7 days before the expiry, and before the last safe day', async ({
  page,
  checkSite,
}) => {
  await page.goto(`${checkSite.url}/check`);
  // Noon in India.
  const expiring = await issue(authority, { name: 'Meena Iyer', to: new Date('2028-03-15T06:30:00Z') });
  await chooseFiles(page, { name: 'meena.cer', bytes: expiring.der });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Remind me before it expires' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('certificate-expires.ics');
  // Long lines are folded (RFC 5545, section 3.1).
  const calendar = readFileSync(await download.path(), 'utf8').replaceAll(/\r\n[ \t]/g, '');
  expect(calendar.match(/^DTSTART;VALUE=DATE:\d+/gm)).toEqual([
    'DTSTART;VALUE=DATE:20280315',
    'DTSTART;VALUE=DATE:20280312',
  ]);
  // The last safe day is a Sunday: Friday, 9 in the morning in India.
  expect(calendar.match(/^TRIGGER.*$/gm)?.map((line) => line.trim())).toEqual([
    'TRIGGER:-P30D',
    'TRIGGER:-P15D',
    'TRIGGER:-P7D',
    'TRIGGER;VALUE=DATE-TIME:20280310T033000Z',
  ]);
  expect(calendar).toContain('of Meena Iyer expires');
  expect(calendar).toContain('Register the new certificate on every portal');
  expect(calendar).toMatch(/Get a new certificate before that: http:\/\/127\.0\.0\.1:\d+\/pricing/);
});

test('results pass axe in both themes on a phone, and print without the tool', async ({ page, checkSite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${checkSite.url}/check`);
  await chooseFiles(
    page,
    certificate,
    { name: 'contract.pdf', bytes: await makePdf('whose page was replaced') },
    { name: 'empty.cer', bytes: new Uint8Array() },
  );
  for (const summary of await page.locator('article article details summary, form details summary').all())
    await summary.click();
  // Away from the sticky bar, which covers scrolled content.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: 'Check files' })).toBeHidden();
  await expect(
    resultOf(page, 'asha.cer')
      .getByText(/^SHA-256 of the file(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/)
      .last(),
  ).toBeVisible();
});
