import { days, issue, pan, toPem } from '@mohar/check/tests/make-certificates.ts';
import { authority } from '@mohar/check/tests/pdf-fixtures.ts';
import { certificate, chooseFiles, expect, makeReady, resultOf, test } from './check-site.ts';

test('a PAN is compared, and a wrong one is named @journey', async ({ page, checkSite }) => {
  await page.goto(`${checkSite.url}/check`);
  await page.getByText('Compare with a PAN').click();
  await page.getByLabel('Permanent Account Number (PAN)').fill('ABCPK1234X');
  await chooseFiles(page, certificate);
  await expect(resultOf(page, 'asha.cer')).toContainText('The PAN isn’t the one in the certificate.');
  await page.getByLabel('Permanent Account Number (PAN)').fill('12345');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('A PAN has five letters, four digits and a letter').first()).toBeVisible();
  await page.getByLabel('Permanent Account Number (PAN)').fill(pan.toLowerCase());
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(resultOf(page, 'asha.cer')).toContainText('The PAN matches the certificate.');
});

test('what was entered last is checked: a file after a text, and the text after it was changed', async ({
  page,
  checkSite,
}) => {
  await page.goto(`${checkSite.url}/check`);
  await makeReady(page);
  await page.getByText('Paste a certificate').click();
  const text = page.getByLabel('Certificate as text');
  const checkText = page.getByRole('button', { name: 'Check this text' });
  await text.fill(toPem('CERTIFICATE', certificate.bytes));
  await checkText.click();
  await expect(resultOf(page, 'Pasted text')).toContainText('You can sign with it.');
  await chooseFiles(page, certificate);
  await expect(resultOf(page, 'asha.cer')).toContainText('You can sign with it.');
  await page.getByText('Compare with a PAN').click();
  await page.getByLabel('Permanent Account Number (PAN)').fill(pan);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(resultOf(page, 'asha.cer')).toContainText('The PAN matches the certificate.');
  const expired = await issue(authority, { from: days(-800), to: days(-70) });
  await text.fill(toPem('CERTIFICATE', expired.der));
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(resultOf(page, 'Pasted text')).toContainText('expired on');
});

test('a wrong PAN in a closed part is shown, and no report of other files stays', async ({ page, checkSite }) => {
  await page.goto(`${checkSite.url}/check`);
  await makeReady(page);
  await chooseFiles(page, certificate);
  await expect(resultOf(page, 'asha.cer')).toBeVisible();
  await page.getByText('Compare with a PAN').click();
  await page.getByLabel('Permanent Account Number (PAN)').fill('12345');
  await page.getByText('Compare with a PAN').click();
  const buffer = Buffer.from(certificate.bytes);
  const another = { name: 'another.cer', mimeType: 'application/octet-stream', buffer };
  await page.getByLabel('Choose files').last().setInputFiles(another);
  await expect(page.getByLabel('Permanent Account Number (PAN)')).toBeFocused();
  await expect(page.getByText('A PAN has five letters, four digits and a letter').first()).toBeVisible();
  await expect(resultOf(page, 'asha.cer')).toBeHidden();
});
