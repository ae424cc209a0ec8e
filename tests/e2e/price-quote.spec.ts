import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { Calculator } from './calculator.ts';
import { expect, test } from './site.ts';

const address = '/pricing?region=indian&category=organization&type=both&validity=2&token=mtoken&shipping=express';

test('Download quote makes a PDF with number, date, prices, validity and the authority @journey', async ({ page }) => {
  await page.goto(address);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download quote' }).click();
  const file = await download;
  const number = /^quote-(Q-\d{8}-[2-9A-Z]{5})\.pdf$/.exec(file.suggestedFilename())?.[1] ?? '';

  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(1);
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date());
  for (const line of [
    `Quote number ${number}`,
    `Date ${day}`,
    'Valid from 1 Nov 2026 until our prices change',
    'Name or organisation',
    'GSTIN, for the tax invoice',
    'Mohar Trust Services',
    'Sector 62',
    'sales@mohar.example',
    '+91 00000 00001',
    'Certificate Indian, Organization, Both, 2 years ₹1,694',
    'Token mToken ₹500',
    'Shipping Express ₹350',
    'Gross ₹2,544',
    'GST 18% ₹458',
    'Total with GST ₹3,002',
    'These prices apply from 1 Nov 2026 until we change them',
  ]) {
    expect(text).toContain(line);
  }
  expect(text.replaceAll('\n', '')).toContain(address);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the quote is a link', async ({ page }) => {
    await page.goto(address);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download quote' }).click();
    expect((await download).suggestedFilename()).toMatch(/^quote-Q-\d{8}-[2-9A-Z]{5}\.pdf$/);
  });
});

test('Copy link puts the address of the choice on the clipboard, from the dialog too', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/careers');
  const calculator = await Calculator.openDialog(page);
  await calculator.radio('Category', 'DocSigner').click();
  await calculator.scope.getByRole('button', { name: 'Copy link' }).click();
  await expect(calculator.scope.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.url}/pricing?region=indian&category=docsigner&type=sign&validity=1`,
  );
});

test('where the clipboard is denied the link is shown for copying by hand', async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to this price' })).toHaveValue(site.url + address);
});
