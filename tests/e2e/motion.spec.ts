import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForIdle } from './site.ts';

const opacity = (page: Page): Promise<string> =>
  page.locator('#faq').evaluate((section) => getComputedStyle(section).opacity);

/** What `data-reveal` of a section has been from now on, blank when it was removed, with the transition it then had. */
async function recordReveal(section: Locator): Promise<() => Promise<string[]>> {
  await section.evaluate((element) => {
    const states: string[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => {
      const { transitionDuration, transitionTimingFunction } = getComputedStyle(element);
      states.push(`${element.dataset.reveal ?? ''}: ${transitionDuration} ${transitionTimingFunction}`);
    }).observe(element, { attributeFilter: ['data-reveal'] });
  });
  return () => section.evaluate(() => (window as unknown as { states: string[] }).states);
}

test('a section below the fold is revealed once, in one second, as it enters the view', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#faq');
  // Until somebody scrolls, all of it stands.
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
  expect(await opacity(page)).toBe('1');
  const readStates = await recordReveal(section);
  await page.mouse.wheel(0, 40);
  await expect(section).toHaveAttribute('data-reveal', 'waiting');
  await expect(section).toHaveCSS('opacity', '0');
  await expect(page.locator('#hero')).not.toHaveAttribute('data-reveal');
  await section.evaluate((element) => element.scrollIntoView());
  const risen = ['waiting: 0s ease', 'shown: 1s ease-in-out', ': 0s ease'];
  await expect.poll(readStates).toEqual(risen);
  await expect(section).toHaveCSS('opacity', '1');

  await page.evaluate(() => window.scrollTo(0, 0));
  await section.evaluate((element) => element.scrollIntoView());
  await waitForIdle(page);
  expect(await readStates()).toEqual(risen);
  expect(await opacity(page)).toBe('1');
});

for (const [path, link, target] of [
  ['/', 'Contact', '#contact'],
  ['/', 'Learn More About Us', '#services'],
  ['/use-cases/e-tender', 'Step by step', '#steps'],
  ['/apply-dsc-process', 'Forms', '#forms'],
] as const) {
  test(`on ${path} the link to ${target}, whose section waits to be revealed, scrolls to 70 px below the top`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.mouse.wheel(0, 40);
    await expect(page.locator('[data-reveal]').first()).toBeAttached();
    const main = page.locator('body > *:not(footer)');
    await main.getByRole('link', { name: link, exact: true }).first().click();
    const top = () => page.locator(target).evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - 70)).toBeLessThanOrEqual(4);
    // Where it is at last, not only where it passes.
    await expect(page.locator(`${target}[data-reveal]`)).toHaveCount(0);
    await waitForIdle(page);
    expect(Math.abs((await top()) - 70)).toBeLessThanOrEqual(4);
  });
}

test.describe('calm', () => {
  test.use({ reducedMotion: 'reduce' });

  test('under reduced motion no section is hidden', async ({ page }) => {
    await page.goto('/');
    await waitForIdle(page);
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    expect(await opacity(page)).toBe('1');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no section is hidden', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
  });
});

test('being offline shows a notice, and a click on a link stays on the page', async ({ page, context }) => {
  await page.goto('/Home/Contact');
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
