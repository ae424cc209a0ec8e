import { Calculator } from './calculator.ts';
import { expect, test, waitForIdle } from './site.ts';

// The calculator as the navbar opens it.
test('by keyboard alone: it is the same calculator, does not change the address, and returns the focus', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/downloads');
  const calculator = await Calculator.openDialog(page);
  const { keyboard } = page;
  await calculator.tabTo(calculator.radio('Region', 'Indian'));
  await keyboard.press('ArrowRight');
  await expect(calculator.total).toHaveText('₹3,540');
  await calculator.tabTo(calculator.box('Shipping'));
  await keyboard.press('Space');
  await expect(calculator.chooser('shipping').getByRole('radio', { name: 'Fastest' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(calculator.total).toHaveText('₹4,720');
  await keyboard.press('Space');
  await expect(calculator.total).toHaveText('₹3,540');
  await expect(calculator.box('Shipping')).not.toBeChecked();
  await expect(calculator.box('Shipping')).toBeFocused();
  // Escape closes only the topmost dialog.
  await keyboard.press('Space');
  await expect(calculator.chooser('shipping')).toBeVisible();
  await keyboard.press('Escape');
  await expect(calculator.chooser('shipping')).toBeHidden();
  await expect(calculator.scope).toBeVisible();
  await expect(page).toHaveURL(/\/downloads$/);
  await keyboard.press('Escape');
  await expect(calculator.scope).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' })).toBeFocused();
});

test('Buy DSC looks the same in the navbar, on each page that has it, and in the dialog', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const vermilion = 'rgb(191, 50, 24)';
  const buy = { name: /^Buy DSC/ };
  for (const [path, count] of [
    ['/', 5],
    ['/pricing', 2],
    ['/use-cases/e-tender', 2],
    ['/downloads', 1],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('link', buy);
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) await expect(link).toHaveCSS('background-color', vermilion);
  }
  const calculator = await Calculator.openDialog(page);
  await expect(calculator.scope.getByRole('link', buy)).toHaveCSS('background-color', vermilion);
});

test('the total is a bar as wide as its dialog', async ({ page }) => {
  await page.goto('/downloads');
  const calculator = await Calculator.openDialog(page);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const [dialog, bar] = await Promise.all([
      calculator.scope.evaluate((element) => {
        const { left } = element.getBoundingClientRect();
        return [left + element.clientLeft, element.clientWidth];
      }),
      calculator.total.evaluate((total) => {
        const { left, width } = (total.parentElement ?? total).getBoundingClientRect();
        return [left, width];
      }),
    ]);
    expect([width, ...bar.map(Math.round)]).toEqual([width, ...dialog.map(Math.round)]);
  }
});

test('Open as page shows the same choice', async ({ page }) => {
  await page.goto('/');
  const calculator = await Calculator.openDialog(page);
  await calculator.radio('Category', 'DGFT').click();
  await calculator.scope.getByRole('link', { name: 'Open as page' }).click();
  await expect(calculator.scope).toBeHidden();
  await expect(page).toHaveURL(/\/pricing\?region=indian&category=dgft&validity=1$/);
  const onPage = new Calculator(page);
  await expect(onPage.radio('Category', 'DGFT')).toBeChecked();
  await expect(onPage.total).toHaveText('₹1,700');
  await expect(page.getByRole('link', { name: 'Open as page' })).toHaveCount(0);
});

test('its chunk loads when it is opened, not with the home page', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  await waitForIdle(page);
  expect(requested.filter((url) => /calculator|pric/.test(url))).toEqual([]);
  const calculator = await Calculator.openDialog(page);
  await expect(calculator.total).toHaveText('₹850');
  expect(requested.some((url) => /calculator.*\.js$/.test(url))).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  expect(requested.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
});
