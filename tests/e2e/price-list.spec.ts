import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('the page is a price list with GST, and a link to a choice shows its total', async ({ page }) => {
  await page.goto('/pricing?region=foreign&category=organization&type=both&validity=3&shipping=express');
  await expect(page.getByText('The calculator needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  // (11400 + 1000) and 18 percent.
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('₹14,632');
  const indian = page.getByRole('table', { name: 'Certificates, Indian' }).getByRole('row');
  await expect(indian).toHaveCount(8);
  await expect(indian.nth(1)).toContainText('Individual Sign or Encrypt ₹850 ₹720 before GST ₹990', {
    useInnerText: true,
  });
  await expect(indian.nth(5)).toContainText(/DGFT\s*none\s*₹1,700/);
  await expect(indian.nth(7)).toContainText(/₹31,860\s*₹27,000 before GST/);
  await expect(page.getByRole('table', { name: 'Certificates, Foreign' }).getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('table', { name: 'Token' }).getByRole('row')).toHaveText([
    /^Blt4id₹1,180/,
    /^Other₹1,180/,
    /^SafeNet Token₹826/,
    /^Hyp-Epass₹708/,
    /^WD ProxKey₹649/,
    /^mToken₹590/,
  ]);
  await expect(page.getByRole('table', { name: 'Shipping' })).toHaveCount(2);
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
