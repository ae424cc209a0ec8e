import type { Page } from '@playwright/test';
import { samplePathsBesidesHome } from './sample-paths.ts';
import { expect, test } from './site.ts';

const useCases = [
  ...['e-tender', 'icegate', 'dgft', 'mca-income-tax-gst', 'employee-provident-fund', 'irctc-e-ticketing', 'ipr'],
  'foreign-national',
].map((slug) => `/use-cases/${slug}`);
/** A post has a picture of its own beside or below its heading: see the last test. */
const isPost = (path: string): boolean => path.startsWith('/Home/Blogs/Details/');
const paths = [...new Set([...samplePathsBesidesHome, ...useCases])].filter((path) => !isPost(path));

/** The viewports that are tested, and where a page's own content begins in them at most, in CSS pixels from the top. */
const screens = [
  { width: 360, height: 740, atMost: 400 },
  { width: 390, height: 844, atMost: 360 },
  { width: 768, height: 1024, atMost: 400 },
  { width: 1280, height: 800, atMost: 400 },
  { width: 1440, height: 900, atMost: 400 },
  { width: 1920, height: 1080, atMost: 400 },
];

/** Where the open page's own content begins below its heading and introduction. */
function findContentTop(page: Page): Promise<number> {
  return page.locator('#page-text').evaluate((text) => {
    return text.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(text).paddingTop);
  });
}

test.describe('with content', () => {
  test.use({ content: 'seed' });

  for (const path of paths) {
    test(`a page’s own content begins within 400 px, at 390 × 844 within 360 px: ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const { width, height, atMost } of screens) {
        await page.setViewportSize({ width, height });
        expect(await findContentTop(page), `${width} × ${height}`).toBeLessThanOrEqual(atMost);
      }
    });
  }

  const widths = [360, 390, 768, 1280, 1440, 1920];

  test('at every width the header has one row, below the bar of contacts', async ({ page }) => {
    await page.goto('/careers');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const bar = await page.getByRole('banner').boundingBox();
      expect(bar?.y, `${width}`).toBeLessThanOrEqual(60);
      expect(bar?.height, `${width}`).toBeLessThanOrEqual(72);
      const content = page.getByRole('main');
      expect(await content.evaluate((main) => main.scrollWidth - main.clientWidth), `${width}`).toBe(0);
    }
  });

  test('at every width a post’s date, picture and first sentence are on the first screen', async ({ page }) => {
    await page.goto('/Home/Blogs/Details/1');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator('article header time')).toBeInViewport({ ratio: 1 });
      expect(await findContentTop(page), `${width}`).toBeLessThanOrEqual(440);
      // A phone shows none.
      const picture = await page.locator('article header img').boundingBox();
      expect(picture?.height ?? 0, `${width}`).toBeLessThanOrEqual(125);
      const first = await page.getByText(/^You can no longer buy a Class 2/).boundingBox();
      expect((first?.y ?? 844) + 30, `${width}`).toBeLessThan(844);
    }
  });
});

test('revoking begins with what to do now, on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/revoke-dsc-process');
  const box = page.getByRole('region', { name: 'Do this now' });
  for (const name of ['+91 00000 00002', 'revoke@mohar.example', /^Find your certificate/]) {
    await expect(box.getByRole('link', { name })).toBeInViewport();
  }
  await expect(page.getByRole('main')).toContainText(/serial number.*without the token/);
});

// R9.32: Both for one year costs ₹1,441; 18 % of it is ₹259.
test('a use case leads to the calculator set to what it needs', async ({ page }) => {
  await page.goto('/use-cases/e-tender');
  await expect(page.getByRole('main')).toContainText('₹850 with GST for one year, or ₹1,440 with a USB token');
  await page.getByRole('link', { name: 'See all prices' }).click();
  await expect(page).toHaveURL(/\/pricing\?/);
  const calculator = page.getByRole('region', { name: 'DSC Price Calculator' });
  await expect(calculator.getByRole('radio', { name: 'Organization' })).toBeChecked();
  await expect(calculator.getByRole('radio', { name: 'Sign', exact: true })).toBeChecked();
  await expect(calculator).toContainText('₹850');
});

test('no line breaks inside a span of time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/apply-dsc-process');
  const lines = await page
    .getByRole('main')
    .locator('span')
    .evaluateAll((spans) =>
      spans
        .filter(({ textContent }) => /^\d{1,2}–\d\d (?:minutes|hours)$/.test(textContent))
        .map((span) => span.getClientRects().length),
    );
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(lines.every((count) => count === 1)).toBe(true);
});
