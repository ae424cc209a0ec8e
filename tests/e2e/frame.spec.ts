import { expect, test } from './site.ts';

test('Buy DSC in the navbar leads to the sign-up of the portal, in a new tab', async ({ page }) => {
  await page.goto('/careers');
  const link = page.getByRole('banner').getByRole('link', { name: /^Buy DSC/ });
  await expect(link).toHaveAttribute('href', 'https://portal.mohar.example/sign-up');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('dropdowns open by Enter and Space; Escape closes them and returns the focus', async ({ page }) => {
  await page.goto('/');
  for (const [key, name, inside] of [
    ['Enter', 'Customer Support', 'Record Video'],
    ['Space', 'Resources', 'CCA Guidelines'],
  ] as const) {
    const button = page.getByRole('button', { name });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: inside });
    await button.focus();
    await page.keyboard.press(key);
    await expect(link).toBeVisible();
    const box = await link.boundingBox();
    const anchor = await button.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThan((anchor?.y ?? 0) + (anchor?.height ?? 0) - 1);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('on a phone the menu opens by touch, and Contact closes it and scrolls to the form', { tag: '@journey' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByText('Customer Support').click();
  await expect(menu.getByRole('link', { name: 'Record Video' })).toBeVisible();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport();
});

test('an unknown address answers 404 with a helpful page', { tag: '@journey' }, async ({ page }) => {
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await page.getByRole('link', { name: 'Start at the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the information bar moves the support and escalation contacts, and can be paused', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: 'Support contacts' });
  await expect(bar.getByRole('link')).toHaveText([
    '+91 00000 00002',
    'support@mohar.example',
    '+91 00000 00003',
    'escalation@mohar.example',
  ]);
  await bar.locator('label').filter({ hasText: 'Pause contacts' }).click();
  await expect(bar.getByRole('checkbox', { name: 'Pause contacts' })).toBeChecked();
});

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('contacts and gallery do not move and are all in view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    for (const text of ['+91 00000 00003', 'One changed letter breaks the signature']) {
      const box = await page.getByText(text).first().boundingBox();
      expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    }
    // The search's button follows the scroll position, and does not move by itself.
    const countMoving = () =>
      document.getAnimations().filter((a) => a.playState === 'running' && a.timeline === document.timeline).length;
    expect(await page.evaluate(countMoving)).toBe(0);
  });
});

test('the footer has its columns, the social links and the source of place names', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Tutorials', 'Use Cases', 'Useful Links', 'Explore Links']) {
    await expect(footer.getByRole('navigation', { name })).toBeVisible();
  }
  for (const name of ['LinkedIn', 'YouTube', 'X', 'Facebook']) {
    await expect(footer.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })).toBeVisible();
  }
  await expect(footer).toContainText('GeoNames');
  await expect(footer.getByRole('link', { name: /CC BY 4\.0/ })).toBeVisible();
});
