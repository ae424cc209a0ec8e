import { startServer } from '#tests/server.ts';
import { EnquiryFormPage } from './contact-form.ts';
import { startRemoteHost } from './remote-host.ts';
import { awaitIslands, expect, test, waitForCaptcha } from './site.ts';

/** An army PIN code, of which the directory knows only the state. */
const army = '900099';
const hint = 'We know only the state of this pincode. Please type your city.';

for (const path of ['/Home/Contact', '/becomeapartner']) {
  test(`${path}: of a pincode of which only the state is known the person types the city`, async ({ page }) => {
    const form = new EnquiryFormPage(page);
    await form.open(path);
    const partner = path === '/becomeapartner';
    if (partner) await form.field('Company name').fill('Rao & Sons');
    await (partner ? form.fillFields() : form.fillWell());
    await form.field('Pincode').fill(army);
    await form.field('Pincode').blur();
    await expect(form.field('State')).toHaveValue('West Bengal');
    await expect(form.field('State')).not.toBeEditable();
    await expect(form.field('City')).toBeEditable();
    await expect(form.field('City')).toHaveValue('');
    await expect(form.field('City')).toHaveAccessibleDescription(hint);
    await expect(form.dialog).toBeHidden();
    await form.expectNoError(form.field('Pincode'));

    await form.send.click();
    await form.expectError(form.field('City'), 'Please enter city.');
    await expect(form.field('City')).toBeFocused();
    await form.field('City').fill(' 99 APO ');
    await form.expectNoError(form.field('City'));
    const sent = page.waitForRequest('**/SubmitContactDetails');
    await form.send.click();
    expect((await sent).postDataJSON()).toMatchObject({
      pincode: Number(army),
      cityName: '99 APO',
      stateName: 'West Bengal',
    });
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.field('City')).toHaveValue('');
    await expect(form.field('City')).not.toBeEditable();
  });
}

test('another pincode forgets a typed city and its message', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.field('Pincode').fill(army);
  await form.field('Pincode').blur();
  await form.field('City').fill('99 APO');
  await form.field('Pincode').fill('900056');
  await expect(form.field('City')).toHaveValue('');
  await form.field('Pincode').blur();
  await expect(form.field('State')).toHaveValue('Uttar Pradesh');
  await expect(form.field('City')).toHaveValue('');
  await form.send.click();
  await form.expectError(form.field('City'), 'Please enter city.');
  await form.field('Pincode').fill('201301');
  await form.field('Pincode').blur();
  await expect(form.field('City')).toHaveValue('Gautam Buddha Nagar');
  await expect(form.field('City')).not.toBeEditable();
  await form.expectNoError(form.field('City'));
  const sent = page.waitForRequest('**/SubmitContactDetails');
  await form.send.click();
  expect((await sent).postDataJSON()).toMatchObject({ cityName: 'Gautam Buddha Nagar', stateName: 'Uttar Pradesh' });
});

test('Enter in such a pincode asks for the city instead of sending', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await form.field('Pincode').fill(army);
  await form.field('Pincode').press('Enter');
  await form.expectError(form.field('City'), 'Please enter city.');
  await expect(form.field('City')).toBeFocused();
  await expect(page.getByRole('status')).toBeEmpty();
  expect(calls.filter((url) => url.endsWith('/SubmitContactDetails'))).toEqual([]);
  await form.field('City').fill('Kolkata');
  await form.field('City').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('a typed city survives a reload', { tag: '@journey' }, async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.field('Pincode').fill(army);
  await form.field('Pincode').blur();
  await form.field('City').fill('99 APO');
  await page.reload();
  await waitForCaptcha(page);
  await expect(form.field('State')).toHaveValue('West Bengal');
  await expect(form.field('City')).toHaveValue('99 APO');
  await expect(form.field('City')).toBeEditable();
});

test('a city of more than 100 characters shows the error of its length, without a request', async ({ page }) => {
  await page.route('**/SubmitContactDetails', (route) => route.abort());
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  await form.field('Pincode').fill(army);
  await form.field('Pincode').blur();
  await form.field('City').fill('a'.repeat(101));
  await form.send.click();
  await form.expectError(form.field('City'), 'State and city must each be at most 100 characters.');
});

test('a remote host that answers the state alone does not know the pincode', async ({ page }) => {
  await using host = await startRemoteHost({
    '/api/Contact/GetStateAndCityNameByPincode': () => ({
      status: 200,
      json: { district: null, state: 'West Bengal' },
    }),
  });
  await using site = await startServer({ API_HOST: host.url });
  const form = new EnquiryFormPage(awaitIslands(page));
  await page.goto(`${site.url}/Home/Contact`);
  await form.field('Pincode').fill(army);
  await form.field('Pincode').blur();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('Invalid pincode. Please try again.');
  await page.keyboard.press('Escape');
  await expect(form.field('State')).toHaveValue('');
  await expect(form.field('City')).not.toBeEditable();
});
