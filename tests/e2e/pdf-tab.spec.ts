import { options, search } from './search-box.ts';
import { expect, test } from './site.ts';

// Only a whole browser shows a PDF in a tab: see `playwright.config.ts`.
test('Resources lists agreements, identity proof and letters, each a PDF in a new tab', async ({ page }) => {
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Resources' }).click();
  for (const [group, entries] of [
    ['Regulatory', ['RA Agreement', 'Relying Party Agreement', 'Identity Proof']],
    [
      'Form of Letters',
      [
        'Authorisation Letter',
        'Proof of Identity and Authorisation Letter',
        'Board Resolution',
        'Authorisation Letter for Government Employees',
        'Security Letter',
        'Revocation Form',
      ],
    ],
  ] as const) {
    const item = main.getByRole('listitem').filter({ hasText: group }).last();
    const list = main.locator('details').filter({ hasText: group }).last();
    await expect(item).toBeVisible();
    await list.locator('summary').click();
    await expect(list.getByRole('link')).toHaveText(entries.map((entry) => new RegExp(`^${entry} \\(PDF\\)`)));
  }
  const link = main.getByRole('link', { name: /^Revocation Form/ });
  await expect(link).toHaveAttribute('href', '/forms/Revocation%20Form.pdf');
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL(/\/forms\/Revocation%20Form\.pdf$/);
  await expect(link).toBeHidden();
});

test('a PDF is downloaded by its name and opens a tab', async ({ page, context }) => {
  await search(page, 'Revocation Form');
  const download = page.waitForEvent('download');
  const tab = context.waitForEvent('page');
  await options(page).first().click();
  expect((await download).suggestedFilename()).toBe('Revocation Form.pdf');
  await expect(await tab).toHaveURL(/\/forms\/Revocation%20Form\.pdf$/);
});
