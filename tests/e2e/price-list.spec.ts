import type { Locator } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

const download = async (url: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(url)).arrayBuffer());

test('the page is a price list with GST, and a link to a choice shows its total', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/pricing?region=foreign&category=organization&type=both&validity=3&shipping=express');
  await expect(page.getByText('The calculator needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  // (11400 + 1000) and 18 percent.
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('₹14,632');
  const rowsOf = (region: string, category: string): Locator =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: `${region} certificates` }) })
      .getByRole('table', { name: category })
      .getByRole('row');
  await expect(rowsOf('Indian', 'Individual')).toHaveText([
    'ValiditySign or EncryptBoth',
    '1 year₹850 ₹720 + GST₹1,700 ₹1,441 + GST',
    '2 years₹990 ₹839 + GST₹1,999 ₹1,694 + GST',
    '3 years₹1,500 ₹1,271 + GST₹3,000 ₹2,542 + GST',
  ]);
  await expect(rowsOf('Indian', 'Organization')).toHaveCount(4);
  await expect(rowsOf('Indian', 'DGFT').nth(0)).toHaveText('ValidityPrice');
  await expect(rowsOf('Indian', 'DGFT').nth(1)).toHaveText('1 year₹1,700 ₹1,441 + GST');
  await expect(rowsOf('Indian', 'DocSigner').nth(3)).toContainText('₹31,860 ₹27,000 + GST');
  await expect(rowsOf('Foreign', 'Organization').nth(3)).toContainText('₹13,452 ₹11,400 + GST');
  await expect(rowsOf('Foreign', 'DocSigner')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Token' }).getByRole('row')).toHaveText([
    /^Blt4id₹1,180/,
    /^SafeNet Token₹826/,
    /^Hyp-Epass₹708/,
    /^WD ProxKey₹649/,
    /^mToken₹590/,
    /^Other₹1,180/,
  ]);
  await expect(page.getByRole('table', { name: 'Shipping' })).toHaveCount(2);
});

// Section 9's prices and 18 percent; no control of the calculator leads there.
for (const [type, totals] of [
  ['sign', ['₹8,850', '₹10,620', '₹15,930']],
  ['encrypt', ['₹8,850', '₹10,620', '₹15,930']],
  ['both', ['₹17,700', '₹21,240', '₹31,860']],
] as const) {
  test(`a link to Foreign DocSigner, ${type}, shows its own price and has a quote`, async ({ page, site }) => {
    for (const [index, total] of totals.entries()) {
      const choice = `region=foreign&category=docsigner&type=${type}&validity=${index + 1}`;
      await page.goto(`/pricing?${choice}`);
      await expect(page.getByRole('status', { name: 'Total' })).toHaveText(total);
      await expect(page.getByRole('main').getByRole('note')).toContainText(
        'You can’t choose DocSigner for Foreign here',
      );
      const quote = page.getByRole('link', { name: 'Download quote' });
      await expect(quote).toHaveAttribute('href', `/pricing/quote.pdf?${choice}`);
      const { text } = await extractText(
        await getDocumentProxy(await download(`${site.url}/pricing/quote.pdf?${choice}`)),
      );
      expect(text.join(' ')).toContain(`Total with GST ${total}`);
    }
  });
}

test('a link to Foreign DGFT, which has no price, shows ₹0, says so and has no quote', async ({ page, site }) => {
  await page.goto('/pricing?region=foreign&category=dgft');
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('₹0');
  await expect(page.getByRole('main').getByRole('note')).toContainText(
    'We have no price for DGFT in the Foreign region',
  );
  await expect(page.getByRole('link', { name: 'Download quote' })).toHaveCount(0);
  const { status } = await fetch(`${site.url}/pricing/quote.pdf?region=foreign&category=dgft`);
  expect(status).toBe(404);
});

test('on a phone the tables stay tables: years below each other, both columns in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/pricing');
  const table = page.getByRole('table', { name: 'DocSigner' });
  const cell = (row: string, column: number): Locator =>
    table.getByRole('row', { name: row }).getByRole('cell').nth(column);
  const [first, second, below] = await Promise.all(
    [cell('1 year', 0), cell('1 year', 1), cell('2 years', 1)].map((one) => one.boundingBox()),
  );
  if (!first || !second || !below) throw new Error('a price is not shown');
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x);
  expect(second.x + second.width).toBeLessThanOrEqual(360);
  expect(below.y).toBeGreaterThan(second.y);
  expect(below.x).toBe(second.x);
});

test('the navbar links to the page, which carries its offers as structured data', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((block) => JSON.parse(block)).find((block) => block['@type'] === 'Product');
  expect(data).toMatchObject({ '@type': 'Product', brand: { name: 'Mohar' } });
  expect(data.offers).toHaveLength(48);
  expect(data.offers[0]).toMatchObject({ '@type': 'Offer', price: '850', priceCurrency: 'INR' });
});
