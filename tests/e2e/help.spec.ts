import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './site.ts';

test('a pasted message is found in the browser, and nothing is sent', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/help/errors');
  const message = page.getByLabel('The message');
  await message.fill('main.js:1 sir\n"kindly restart the emsignr" aa raha hai');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method() + request.url()));
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const outcome = page.getByRole('status');
  const found = outcome.getByRole('link').first();
  await expect(found).toHaveText('Failed to establish connection to the server. Kindly restart the emSigner');
  expect(requests.filter((request) => !request.includes('/assets/'))).toEqual([]);
  // The box itself has the steps: nobody has to look for them in the list.
  await expect(outcome.locator('ol > li').first()).toContainText('signer program');
  await found.click();
  await expect(page).toHaveURL(/#emsigner-connection$/);
  await expect(page.locator('#emsigner-connection').getByRole('heading')).toBeInViewport();
  // What was typed is still there after Back.
  await page.goBack();
  await expect(message).toHaveValue(/kindly restart the emsignr/);
});

test('a message that is not known says so, and an empty one asks for it', async ({ page }) => {
  await page.goto('/help/errors');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Paste or type the message first.')).toBeVisible();
  await expect(page.getByLabel('The message')).toBeFocused();
  await page.getByLabel('The message').fill('404 Not Found nginx/1.24.0');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('We don’t know this message.');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a part of one message shows its steps, and a part of several names them', async ({ page }) => {
  await page.goto('/help/errors');
  const outcome = page.getByRole('status');
  const find = async (text: string): Promise<void> => {
    await page.getByLabel('The message').fill(text);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
  };
  await find('net::ERR_CERT_AUTHORITY_INVALID');
  await expect(outcome).toContainText('This is your message:');
  await expect(outcome.getByRole('link', { name: /ERR_CERT_AUTHORITY_INVALID/ })).toBeVisible();
  await expect(outcome.locator('ol > li').first()).toBeVisible();
  await find('token');
  await expect(outcome).toContainText('It may be one of these messages:');
  await expect(outcome).toContainText('If it is none of them, tell us the portal and the whole message:');
  await expect(outcome).not.toContainText('We don’t know this message.');
});

test('a message that resembles others shows its portal, and names the others', async ({ page }) => {
  await page.goto('/help/errors');
  await page.getByLabel('The message').fill('Error: DSC is already registered');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const outcome = page.getByRole('status');
  await expect(outcome).toContainText('Perhaps it is this message:');
  await expect(outcome.getByRole('heading', { name: 'The DSC is already registered with another user' })).toBeVisible();
  await expect(outcome).toContainText('e7002^Customer Already Exists (MCA)');
  await expect(outcome).toContainText('The DSC that you are trying to register is already used in the system (MCA)');
});

test('the search finds a message as one types its first word', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: /search/i });
  await search.fill('emsign');
  await expect(page.getByRole('option').first()).toContainText('Kindly restart the emSigner');
});
