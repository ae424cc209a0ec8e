import type { Page } from '@playwright/test';
import { expect, test, waitForIdle } from './site.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the entries of the navbar are in order, and each opens its page', { tag: '@journey' }, async ({ page }) => {
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

// Section 2's dropdowns, in its order; what is indented stands in a submenu.
test('the entries of both dropdowns stand in the order of the specification', async ({ page }) => {
  await page.goto('/');
  for (const [menu, entries] of [
    [
      'Customer Support',
      [
        'DSC Application Status (opens in a new tab)',
        'Processes',
        '  Apply for a DSC',
        '  Download a DSC',
        '  Revoke a DSC',
        'Record Video (opens in a new tab)',
        'DSC Search Repository (opens in a new tab)',
      ],
    ],
    [
      'Resources',
      [
        'Regulatory',
        '  RA Agreement (PDF) (opens in a new tab)',
        '  Relying Party Agreement (PDF) (opens in a new tab)',
        '  Identity Proof (PDF) (opens in a new tab)',
        'Repository',
        'Form of Letters',
        '  Authorisation Letter (PDF) (opens in a new tab)',
        '  Proof of Identity and Authorisation Letter (PDF) (opens in a new tab)',
        '  Board Resolution (PDF) (opens in a new tab)',
        '  Authorisation Letter for Government Employees (PDF) (opens in a new tab)',
        '  Security Letter (PDF) (opens in a new tab)',
        '  Revocation Form (PDF) (opens in a new tab)',
        'CCA Guidelines (opens in a new tab)',
      ],
    ],
  ] as const) {
    await page.getByRole('button', { name: menu }).click();
    const item = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: menu }) });
    const shown = await item
      .locator('li li > a, summary, li > a')
      .evaluateAll((all) =>
        all.map(
          (element) => `${element.closest('details') && element.tagName === 'A' ? '  ' : ''}${element.textContent}`,
        ),
      );
    expect(shown).toEqual(entries);
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
    ['Explore Links', 'Accessibility', '/accessibility'],
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

test('on a phone that is scrolled the bar has the whole seal, and nothing of the name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Home/Contact');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.locator('html[data-scrolled]')).toBeAttached();
  const home = page.getByRole('link', { name: 'Mohar, home page' });
  const link = await home.boundingBox();
  const seal = await home.locator('svg').boundingBox();
  expect(seal?.width).toBeGreaterThan(30);
  expect(link?.width).toBeCloseTo(seal?.width ?? 0, 0);
});

test('Scroll to top scrolls smoothly, and at once under reduced motion', async ({ page }) => {
  await page.goto('/Home/Faq');
  const scroll = async (): Promise<readonly number[]> => {
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }));
    await page.evaluate(() => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      window.addEventListener('scroll', () => positions.push(window.scrollY));
    });
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
    return positions.filter((position) => position > 0 && position < 1_000);
  };
  expect((await scroll()).length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scroll()).toEqual([]);
});

test('the menu of a phone and the notices close when the focus moves on to the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/downloads');
  const menu = page.locator('#site-menu');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(menu).toBeVisible();
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.locator('#site-menu :focus')).toHaveCount(0);
  await page.getByRole('button', { name: /^Latest Updates/ }).press('Enter');
  const notices = page.locator('#latest-updates');
  await expect(notices).toBeVisible();
  await notices.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(notices).toBeHidden();
});

test('offline, a link in a dialog is followed: the notice would be behind the dialog', async ({ page, context }) => {
  await page.goto('/downloads');
  await page.getByRole('banner').getByRole('link', { name: 'Become a Partner' }).first().click();
  const link = page
    .getByRole('dialog')
    .getByRole('link', { name: /privacy policy/i })
    .first();
  await link.evaluate((element: HTMLAnchorElement) => (element.target = ''));
  await context.setOffline(true);
  await expect(page.locator('#offline')).not.toHaveAttribute('hidden');
  const isCancelled = await link.evaluate(
    (element) =>
      new Promise((resolve) => {
        addEventListener('click', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        });
        (element as HTMLElement).click();
      }),
  );
  expect(isCancelled).toBe(false);
});
