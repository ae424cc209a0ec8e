import { expect, test } from './site.ts';

// What may go wrong with a widget in a visitor’s browser.

test('a widget that fails as soon as it starts says so, and the page no longer waits for it', async ({ page }) => {
  await page.route('**/Home/Contact', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(data-island="enquiry" data-props=")[^"]*/, '$1null');
    await route.fulfill({ response, body: html });
  });
  // The press is held until the widget starts.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/Home/Contact', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /Terms/ }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('[data-island=enquiry]').getByRole('alert')).toContainText('support@');
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the form, the calculator, the search and the questions work in a browser of 2024 @journey', async ({ page }) => {
  // Without what became available in all browsers later than 30 months ago (web.dev/baseline).
  await page.addInitScript(() => {
    const remove = (object: object, names: readonly string[]) => {
      for (const name of names) Reflect.deleteProperty(object, name);
    };
    remove(Map.prototype, ['getOrInsert', 'getOrInsertComputed']);
    remove(WeakMap.prototype, ['getOrInsert', 'getOrInsertComputed']);
    remove(Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']);
    remove(Object.getPrototypeOf(Object.getPrototypeOf([].values())), [
      ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ]);
    remove(Promise, ['try']);
    remove(RegExp, ['escape']);
    remove(Math, ['sumPrecise', 'f16round']);
    remove(Uint8Array, ['fromBase64', 'fromHex']);
    remove(Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']);
    remove(Error, ['isError']);
    remove(URL, ['parse']);
  });
  await page.goto('/Home/Contact');
  await page.getByRole('checkbox', { name: /Terms/ }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('Please enter full name.');
  await page.goto('/pricing');
  await page.getByRole('radio', { name: 'Both', exact: true }).check();
  await expect(page.getByRole('status').filter({ hasText: '1,700' }).first()).toBeVisible();
  await page.goto('/Home/Faq');
  await page.getByLabel('Find a question').fill('karta');
  await expect(page.getByRole('link', { name: /HUF, trust, society/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Search' }).fill('careers');
  await expect(page.getByRole('option').first()).toContainText('Careers');
});
