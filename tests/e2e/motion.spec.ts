import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const opacity = (page: Page): Promise<string> =>
  page.locator('#faq').evaluate((section) => getComputedStyle(section).opacity);

test('a section below rises once, within a second, as it enters the view', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#faq');
  // Until somebody scrolls, all of it stands.
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
  expect(await opacity(page)).toBe('1');
  await page.mouse.wheel(0, 40);
  await expect(section).toHaveAttribute('data-reveal', 'waiting');
  await expect(page.locator('#hero')).not.toHaveAttribute('data-reveal');
  await section.evaluate((element) => element.scrollIntoView());
  await expect(section).toHaveAttribute('data-reveal', 'shown');
  const { transitionDuration, transitionTimingFunction } = await section.evaluate((element) => {
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(element);
    return { transitionDuration, transitionTimingFunction };
  });
  expect([transitionDuration, transitionTimingFunction]).toEqual(['1s, 1s', 'ease-in-out, ease-in-out']);
  await expect(section).not.toHaveAttribute('data-reveal');

  await page.evaluate(() => window.scrollTo(0, 0));
  await section.evaluate((element) => element.scrollIntoView());
  expect(await opacity(page)).toBe('1');
});

test.describe('calm', () => {
  test.use({ reducedMotion: 'reduce' });

  test('under reduced motion nothing is held back', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    expect(await opacity(page)).toBe('1');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts nothing is held back', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
  });
});

test('being offline is told, and a link does not cost the page', async ({ page, context }) => {
  await page.goto('/Home/Contact', { waitUntil: 'networkidle' });
  await page.getByLabel('Full name').fill('Asha Rao');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/Home\/Contact$/);
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
});
