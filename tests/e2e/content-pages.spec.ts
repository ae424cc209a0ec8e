import type { Page } from '@playwright/test';
import { expect, test, waitForIdle } from './site.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('every entry of the navbar stands in its order and leads to its page', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).locator('> ul > li > a, > ul > li > div > button')).toHaveText([
    'Home',
    'Customer Support',
    'Become a Partner',
    'Resources',
    'Downloads',
    'Pricing',
    'Blogs',
    'Careers',
    'Contact',
  ]);
  for (const [menu, entry, path] of [
    ['Customer Support', 'Apply for a DSC', '/apply-dsc-process'],
    ['Customer Support', 'Download a DSC', '/download-dsc-process'],
    ['Customer Support', 'Revoke a DSC', '/revoke-dsc-process'],
    ['Resources', 'Repository', '/downloadsRepos'],
    ['', 'Downloads', '/downloads'],
    ['', 'Careers', '/careers'],
    ['', 'Home', '/'],
  ] as const) {
    if (menu) await page.getByRole('button', { name: menu }).click();
    const link = main(page).getByRole('link', { name: entry, exact: true });
    // The submenu stays as it was left.
    if (menu === 'Customer Support' && !(await link.isVisible())) await main(page).getByText('Processes').click();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    if (menu) await expect(link).toBeHidden();
  }
});

test('every entry of the footer leads to its page', async ({ page }) => {
  await page.goto('/careers');
  const footer = page.getByRole('contentinfo');
  for (const [column, name, path] of [
    ['Tutorials', 'Apply for a DSC', '/apply-dsc-process'],
    ['Explore Links', 'Questions and answers', '/Home/Faq'],
    ['Explore Links', 'Downloads', '/downloads'],
    ['Explore Links', 'Repository', '/downloadsRepos'],
    ['Explore Links', 'Contact', '/Home/Contact'],
    ['Explore Links', 'Terms and privacy', '/privacy-policy'],
    ['Explore Links', 'Certificates', '/#services'],
  ] as const) {
    await footer.getByRole('navigation', { name: column }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await expect(footer.getByRole('navigation', { name: 'Use Cases' }).getByRole('link')).toHaveCount(8);
});

test('Contact from another page scrolls to the section, 70 px below the top; back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/downloads');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const before = await page.evaluate(() => window.scrollY);
  await main(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  const top = (): Promise<number> =>
    page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 70)).toBeLessThanOrEqual(4);
  await page.goBack();
  await expect(page).toHaveURL(/\/downloads$/);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(4);
});

test('Scroll to top appears after 300 px and scrolls to the top', async ({ page }) => {
  await page.goto('/Home/Faq');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await waitForIdle(page);
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('a progress bar shows while a slow page loads', async ({ page }) => {
  await page.goto('/');
  const shown = Promise.withResolvers<void>();
  await page.route('**/*careers*', async (route) => {
    await shown.promise;
    await route.continue();
  });
  await main(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached();
  shown.resolve();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('the FAQ page has eleven categories, one open at a time; home has the first seven', async ({ page }) => {
  await page.goto('/Home/Faq');
  const categories = page.locator('details[name=faq-category]');
  await expect(categories).toHaveCount(11);
  await categories.nth(0).locator('> summary').click();
  await categories.nth(10).locator('> summary').click();
  await expect(page.locator('details[name=faq-category][open]')).toHaveCount(1);
  await page.goto('/');
  await expect(page.locator('#faq details[name=faq-category]')).toHaveCount(7);
  await page.locator('#faq').getByRole('link', { name: 'Read More' }).click();
  await expect(page).toHaveURL(/\/Home\/Faq$/);
});

for (const slug of ['what-is-a-dsc', 'crl', 'income-tax-whose-pan']) {
  test(`the address of the question ${slug} opens it and scrolls to it within 4 px`, async ({ page }) => {
    await page.goto(`/Home/Faq#${slug}`);
    const question = page.locator(`details#${slug}`);
    await expect(question).toHaveAttribute('open', '');
    await expect(question.locator('> :not(summary)').first()).toBeVisible();
    const distance = async (): Promise<number> => {
      const [top, scrollable] = await question.evaluate((element) => [
        element.getBoundingClientRect().top,
        document.documentElement.scrollHeight - innerHeight - scrollY,
      ]);
      // At the very end of the page there is nothing left to scroll.
      return scrollable !== undefined && scrollable < 1 ? 0 : Math.abs((top ?? 0) - 70);
    };
    await expect.poll(distance).toBeLessThanOrEqual(4);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the content pages are complete, and their questions open', async ({ page }) => {
    for (const [path, text] of [
      ['/apply-dsc-process', 'video KYC'],
      ['/download-dsc-process', 'Download Signing'],
      ['/revoke-dsc-process', '@mohar.example'],
      ['/privacy-policy', 'laws of India'],
      ['/downloads', 'Supported token drivers'],
      ['/downloadsRepos', '4.1.1'],
      ['/careers', 'Why Choose Us'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(text);
    }
    await page.goto('/Home/Faq');
    await page.locator('details[name=faq-category] > summary').nth(3).click();
    await page.locator('details[name=faq-category]').nth(3).locator('details > summary').first().click();
    await expect(page.locator('details[open] details[open] > :not(summary)').first()).toBeVisible();
  });
});

test('the process pages have their steps and links', async ({ page }) => {
  await page.goto('/apply-dsc-process');
  await expect(page.getByRole('main').locator('ol > li h3')).toHaveCount(5);
  await expect(page.getByRole('main').getByRole('link', { name: /^Apply DSC/ })).toHaveAttribute(
    'href',
    'https://portal.mohar.example/sign-up',
  );
  await page.goto('/revoke-dsc-process');
  const revoke = page.getByRole('main');
  await expect(revoke.locator('a[href="https://portal.mohar.example/certificate-search"]').first()).toBeVisible();
  await expect(revoke.getByRole('link', { name: '+91 00000 00002' })).toBeVisible();
  await expect(revoke.getByRole('link', { name: 'revoke@mohar.example' })).toBeVisible();
  await expect(revoke.getByRole('link', { name: /^Revocation Form \(PDF\)/ })).toBeVisible();
  await page.goto('/download-dsc-process');
  await expect(page.getByRole('main').locator('ol > li h3')).toHaveCount(5);
  await page.getByRole('main').getByRole('link', { name: 'Go to Downloads' }).click();
  await expect(page).toHaveURL(/\/downloads$/);
});

test.describe('on Windows', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36' });

  test('Downloads shows the files for Windows, and those for every system on request', async ({ page }) => {
    await page.goto('/downloads');
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
      'Utilities',
      'Other required software',
      'Supported token drivers',
      'Biometric device drivers',
    ]);
    const mac = page.getByRole('row', { name: /for Mac/ });
    await expect(page.getByRole('row', { name: /utility for Windows/ })).toContainText('Available from support');
    await expect(mac).toHaveCount(0);
    await page.getByRole('checkbox', { name: /every system/ }).check();
    await expect(mac.first()).toBeVisible();
  });
});

test('the repository has nine rows; the privacy policy is viewed instead of downloaded', async ({ page }) => {
  await page.goto('/downloadsRepos');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(10);
  for (const version of ['4.0.0', '4.0.1', '4.1.1']) await expect(rows.filter({ hasText: version })).toHaveCount(1);
  await expect(rows.filter({ hasText: '4.0.1' })).toContainText('In effect from 1 Jul 2025, superseded on 1 Jun 2026');
  await expect(rows.filter({ hasText: '4.1.1' })).not.toContainText('superseded');
  const download = rows.filter({ hasText: '4.1.1' }).getByRole('link');
  await expect(download).toHaveText(/^Download .* \(PDF,\s\d+\skB\)/);
  const answer = await page.request.get((await download.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('main').getByRole('link', { name: /^View/ }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});
