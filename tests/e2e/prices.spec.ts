import { Calculator } from './calculator.ts';
import { expect, test } from './site.ts';

// Totals are calculated by hand from section 9: 18 percent on top, rounded to a rupee.
test('by keyboard alone: the page updates with every choice, and its address holds the choice', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/pricing');
  const calculator = new Calculator(page);
  const { keyboard } = page;
  await expect(calculator.total).toHaveText('₹850');

  await calculator.tabTo(calculator.radio('Region', 'Indian'));
  await keyboard.press('Tab');
  await expect(calculator.radio('Category', 'Individual')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/pricing\?region=indian&category=organization&type=sign&validity=1$/);
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(calculator.radio('Certificate type', 'Both')).toBeChecked();
  await expect(calculator.total).toHaveText('₹1,700');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(calculator.radio('Validity', '2 years')).toBeChecked();
  await expect(calculator.total).toHaveText('₹1,999');

  // The chooser takes the focus, Escape leaves things as they were.
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(calculator.chooser('a token').getByRole('radio', { name: 'Blt4id' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(calculator.box('Token')).toBeFocused();
  await expect(calculator.box('Token')).not.toBeChecked();
  await keyboard.press('Space');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(calculator.chooser('a token')).toBeHidden();
  await expect(calculator.box('Token')).toBeFocused();
  await expect(calculator.row(/^Token Blt4id ₹1,000$/)).toBeVisible();
  // (1694 + 1000) and 18 percent.
  await expect(calculator.total).toHaveText('₹3,179');
  await expect(calculator.row('Gross ₹2,694')).toBeVisible();
  await expect(calculator.row('GST 18% ₹485')).toBeVisible();
  const address = /\?region=indian&category=organization&type=both&validity=2&token=blt4id$/;
  await expect(page).toHaveURL(address);

  await page.reload();
  await expect(calculator.total).toHaveText('₹3,179');
  await expect(calculator.box('Token')).toBeChecked();
});

test('Back leaves the page instead of undoing choices, and returning restores the choice', async ({ page }) => {
  await page.goto('/careers');
  await page.goto('/pricing');
  const calculator = new Calculator(page);
  await calculator.radio('Region', 'Foreign').click();
  await calculator.radio('Validity', '3 years').click();
  await expect(calculator.total).toHaveText('₹6,726');
  await page.goBack();
  await expect(page).toHaveURL(/\/careers$/);
  await page.goForward();
  await expect(calculator.total).toHaveText('₹6,726');
  await expect(calculator.radio('Region', 'Foreign')).toBeChecked();
  // The link of the navbar leads to the page as it is at first.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(calculator.total).toHaveText('₹850');
});

test('switching the region resets the category and clears the add-ons; type and validity stay', async ({ page }) => {
  await page.goto(
    '/pricing?region=indian&category=docsigner&type=both&validity=3&token=mtoken&assistance=gold&shipping=ncr',
  );
  const calculator = new Calculator(page);
  // 27000 + 500 + 300 + 100, and 18 percent.
  await expect(calculator.total).toHaveText('₹32,922');
  await calculator.radio('Region', 'Foreign').click();
  await expect(calculator.radio('Category', 'Individual')).toBeChecked();
  await expect(calculator.radio('Certificate type', 'Both')).toBeChecked();
  await expect(calculator.total).toHaveText('₹13,452');
  await expect(calculator.radio('Category', 'DGFT')).toBeDisabled();
  await expect(calculator.radio('Category', 'DocSigner')).toBeDisabled();
  await expect(calculator.radio('Category', 'Organization')).toBeEnabled();
  await expect(calculator.box('Token')).toHaveCount(0);
  await expect(calculator.box('Assistance')).toHaveCount(0);
  await expect(calculator.box('Shipping')).not.toBeChecked();

  await calculator.box('Shipping').click();
  await expect(calculator.chooser('shipping').getByRole('radio')).toHaveCount(2);
  await calculator.chooser('shipping').getByRole('radio', { name: 'Express', exact: true }).click();
  await calculator.chooser('shipping').getByRole('button', { name: 'Save' }).click();
  await expect(calculator.total).toHaveText('₹14,632');

  await calculator.radio('Region', 'Indian').click();
  await expect(calculator.radio('Category', 'Individual')).toBeChecked();
  for (const name of ['Token', 'Assistance', 'Shipping']) await expect(calculator.box(name)).not.toBeChecked();
  await expect(calculator.total).toHaveText('₹3,000');
});

test('DGFT has no certificate type; arrow keys through it preserve the chosen one', async ({ page }) => {
  await page.goto('/pricing?category=organization&type=both');
  const calculator = new Calculator(page);
  await calculator.radio('Category', 'DGFT').click();
  await expect(calculator.group('Certificate type')).toHaveCount(0);
  await expect(calculator.total).toHaveText('₹1,700');
  await expect(page).toHaveURL(/\?region=indian&category=dgft&validity=1$/);
  await page.keyboard.press('ArrowRight');
  await expect(calculator.radio('Category', 'DocSigner')).toBeChecked();
  await expect(calculator.radio('Certificate type', 'Both')).toBeChecked();
  await expect(calculator.total).toHaveText('₹17,700');
});

test('a chooser: Close changes nothing, Save applies the choice, and Save requires one', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/pricing');
  const calculator = new Calculator(page);
  for (const [box, what, kinds, kind, total] of [
    // 720 with each added in turn, and 18 percent.
    [
      'Token',
      'a token',
      ['Blt4id', 'SafeNet Token', 'Hyp-Epass', 'WD ProxKey', 'mToken', 'Other'],
      'WD ProxKey',
      '₹1,499',
    ],
    ['Assistance', 'assistance', ['Platinum', 'Diamond', 'Gold', 'Silver'], 'Silver', '₹1,735'],
    ['Shipping', 'shipping', ['Fastest', 'Super express', 'Express', 'Metro City', 'NCR'], 'Metro City', '₹2,030'],
  ] as const) {
    const chooser = calculator.chooser(what);
    const before = await calculator.total.textContent();
    // Never saved: Close takes the tick away.
    await calculator.box(box).click();
    await expect(chooser.getByRole('radio')).toHaveCount(kinds.length);
    for (const name of kinds) await expect(chooser.getByRole('radio', { name, exact: true })).not.toBeChecked();
    await chooser.getByRole('button', { name: 'Save' }).click();
    await expect(chooser).toBeVisible();
    await chooser.getByRole('radio', { name: kinds[0], exact: true }).click();
    await chooser.getByRole('button', { name: 'Close' }).click();
    await expect(calculator.box(box)).not.toBeChecked();
    await expect(calculator.total).toHaveText(before ?? '');

    await calculator.box(box).click();
    await chooser.getByRole('radio', { name: kind, exact: true }).click();
    await chooser.getByRole('button', { name: 'Save' }).click();
    await expect(calculator.box(box)).toBeChecked();
    await expect(calculator.total).toHaveText(total);

    // Saved before: another one is looked at and left.
    await calculator.scope.getByRole('button', { name: `${box}: Change` }).click();
    await expect(chooser.getByRole('radio', { name: kind, exact: true })).toBeChecked();
    await chooser.getByRole('radio', { name: kinds[0], exact: true }).click();
    await chooser.getByRole('button', { name: 'Close' }).click();
    await expect(calculator.box(box)).toBeChecked();
    await expect(calculator.total).toHaveText(total);
  }
  await expect(page).toHaveURL(/&token=wd-proxkey&assistance=silver&shipping=metro-city$/);
  await calculator.box('Token').click();
  await expect(calculator.box('Token')).not.toBeChecked();
  await expect(calculator.total).toHaveText('₹1,381');
});

test('a chooser shows prices with GST, beside them before GST, and says what is known of the kinds', async ({
  page,
}) => {
  await page.goto('/pricing');
  const calculator = new Calculator(page);
  for (const [box, what, kind, price] of [
    ['Token', 'a token', 'SafeNet Token', /^₹826 ₹700 \+ GST Made by Thales\.$/],
    ['Assistance', 'assistance', 'Gold', /^₹354 ₹300 \+ GST everything in Silver, and help by screen sharing/],
    ['Shipping', 'shipping', 'NCR', /^₹118 ₹100 \+ GST 1 to 2 working days in and around Delhi/],
  ] as const) {
    const chooser = calculator.chooser(what);
    await calculator.box(box).click();
    await expect(chooser.getByRole('radio', { name: kind, exact: true })).toHaveAccessibleDescription(price);
    await expect(chooser.getByRole('radiogroup')).toHaveAccessibleDescription(/Prices with 18% GST\.$/);
    await expect(chooser.getByRole('link', { name: 'sales@mohar.example' })).toBeVisible();
    await chooser.getByRole('button', { name: 'Close' }).click();
  }
});

test('a link asks sales about many certificates of the choice', async ({ page }) => {
  await page.goto('/pricing');
  const calculator = new Calculator(page);
  await calculator.radio('Category', 'DGFT').click();
  await calculator.radio('Validity', '2 years').click();
  const link = calculator.scope.getByRole('link', { name: 'Write to sales@mohar.example' });
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(pathname).toBe('sales@mohar.example');
  expect(searchParams.get('subject')).toBe('Many certificates: Indian, DGFT, 2 years');
  expect(searchParams.get('body')).toContain('Total of one with GST: ₹2,000');
  expect(searchParams.get('body')).toMatch(/http:.*\/pricing\?region=indian&category=dgft&validity=2$/);
});

test('on a wide screen a specimen below the calculator shows the choice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/pricing');
  const calculator = new Calculator(page);
  const preview = calculator.scope.getByText('Class 3 · Sign').locator('xpath=ancestor::*[@aria-hidden="true"]');
  await expect(preview).toContainText('1 year');
  await expect(preview).toContainText('Specimen');
  const before = await preview.locator('path').last().getAttribute('d');
  await calculator.radio('Category', 'DGFT').click();
  await calculator.radio('Validity', '3 years').click();
  const other = calculator.scope.getByText('Class 3 · DGFT').locator('xpath=ancestor::*[@aria-hidden="true"]');
  await expect(other).toContainText('3 years');
  expect(await other.locator('path').last().getAttribute('d')).not.toBe(before);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(other).toBeHidden();
});

test('an invalid address shows the nearest valid choice and lists its corrections without quoting the link', async ({
  page,
}) => {
  await page.goto('/pricing?region=foreign&category=rocket&type=both&validity=Call+0000&token=mtoken');
  const calculator = new Calculator(page);
  await expect(calculator.radio('Region', 'Foreign')).toBeChecked();
  await expect(calculator.radio('Category', 'Individual')).toBeChecked();
  await expect(calculator.total).toHaveText('₹7,080');
  const note = page.getByRole('note');
  await expect(note.getByRole('listitem')).toHaveText([
    'The category in the link isn’t known; this shows Individual.',
    'The validity in the link isn’t known; this shows 1 year.',
    'mToken (token) isn’t offered for Foreign; it was left out.',
  ]);
  await expect(page.getByRole('main')).not.toContainText('Call');
  await calculator.radio('Validity', '2 years').click();
  await expect(note).toBeHidden();
  await expect(page).toHaveURL(/\?region=foreign&category=individual&type=both&validity=2$/);
});

test('Foreign DGFT, which has no price, warns, shows ₹0 and offers nothing until another category is chosen', {
  tag: '@journey',
}, async ({ page }) => {
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/pricing?region=foreign&category=dgft&validity=2');
  const calculator = new Calculator(page);
  const note = calculator.scope.getByRole('note');
  await expect(note).toHaveText(
    'We have no price for DGFT in the Foreign region, so the total is ₹0. Choose another category or region.',
  );
  await expect(calculator.total).toHaveText('₹0');
  await expect(calculator.scope.getByRole('link', { name: 'Download quote' })).toHaveCount(0);
  await expect(calculator.radio('Validity', '2 years')).toBeChecked();
  await calculator.radio('Validity', '3 years').click();
  await expect(calculator.total).toHaveText('₹0');
  await expect(note).toBeVisible();
  expect((await warning).text()).toContain('Invalid price combination: region=foreign&category=dgft');
  // 11400 and 18 percent are Both for 3 years; Sign costs 5700.
  await calculator.radio('Category', 'Organization').click();
  await expect(calculator.total).toHaveText('₹6,726');
  await expect(note).toHaveCount(0);
  await expect(calculator.scope.getByRole('link', { name: 'Download quote' })).toBeVisible();
});

test('each validity shows its cost a year, and the lowest one', async ({ page }) => {
  await page.goto('/pricing');
  const calculator = new Calculator(page);
  for (const [name, cost] of [
    ['1 year', '₹850 a year'],
    ['2 years', '₹990, ₹495 a year lowest'],
    ['3 years', '₹1,500, ₹500 a year'],
  ] as const) {
    await expect(calculator.radio('Validity', name)).toHaveAccessibleDescription(cost);
  }
  const widths = await calculator
    .group('Validity')
    .locator('rect:last-child')
    .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().width)));
  expect((widths[1] ?? 0) < (widths[2] ?? 0) && (widths[2] ?? 0) < (widths[0] ?? 0)).toBe(true);
});

test('a choice made before the scripts are there counts', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/pricing?shipping=ncr', { waitUntil: 'commit' });
  const calculator = new Calculator(page);
  // (720 + 100) and 18 percent, from the server.
  await expect(calculator.total).toHaveText('₹968');
  await calculator.radio('Category', 'Organization').click();
  await calculator.radio('Validity', '3 years').click();
  await expect(calculator.total).toHaveText('₹968');
  release();
  await expect(calculator.total).toHaveText('₹1,618');
  await expect(calculator.radio('Category', 'Organization')).toBeChecked();
  await expect(page).toHaveURL(/category=organization&type=sign&validity=3&shipping=ncr$/);
});
