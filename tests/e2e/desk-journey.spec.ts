import { listAudit } from '#database/audit/audit-store.ts';
import { sampleEnquiry, samplePartner, storeEnquiry } from '#tests/submissions.ts';
import { addAuthenticator, enrol, expect, test } from './desk.ts';

test('somebody who is invited creates a passkey, signs out and in again; the link works once', async ({
  page,
  desk,
}) => {
  const link = await desk.invite('Meera Iyer', 'owner');
  await addAuthenticator(page);
  await page.goto(link);
  await expect(page.getByText('You were invited as Meera Iyer, with the role Owner.')).toBeVisible();
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goto('/audit');
  await expect(page).toHaveURL('/sign-in?to=%2Faudit');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Meera Iyer Created a passkey/ })).toBeVisible();

  const response = await page.goto(link);
  expect(response?.status()).toBe(410);
  await expect(page.getByText('This invitation was used or replaced')).toBeVisible();
});

test('a lead is found, taken, discussed and answered, and the second who works on it is told', async ({
  desk,
  browser,
}) => {
  test.slow();
  const saved = await storeEnquiry(desk.store.db, {
    ...samplePartner,
    name: 'Fatima Shaikh',
    email: 'fatima@x.example',
  });
  const id = 'id' in saved ? saved.id : '';
  const options = { baseURL: desk.url };
  await using first = await browser.newContext(options);
  await using second = await browser.newContext(options);
  const [meera, ravi] = [await enrol(desk, first, 'Meera Rao'), await enrol(desk, second, 'Ravi Das')];

  await meera.getByLabel('Search').fill('fatima');
  await meera.getByRole('button', { name: 'Show', exact: true }).click();
  await meera.getByRole('link', { name: 'Fatima Shaikh' }).click();
  await ravi.goto(`/leads/${id}`);
  await ravi.getByLabel('Text').fill('Dear Fatima, I am Ravi.');

  await meera.getByRole('button', { name: 'Take this lead' }).click();
  await expect(meera.getByLabel('Owner')).toHaveValue(/.{36}/);
  await expect(meera.getByLabel('Status')).toHaveValue('in-progress');
  await meera.getByLabel('New note').fill('Called: wants forty certificates.');
  await meera.getByRole('button', { name: 'Save note' }).click();
  await expect(meera.getByText('Called: wants forty certificates.')).toBeVisible();
  await expect(meera.getByLabel('New note')).toHaveValue('');

  // Told without a reload, and refused when nothing is done about it; nothing typed is lost.
  await expect(ravi.getByText('Meera Rao changed this lead meanwhile.')).toBeVisible();
  await ravi.getByRole('button', { name: 'Send reply' }).click();
  await expect(ravi.getByRole('alert')).toContainText('Somebody else changed this lead before you.');
  await expect(ravi.getByLabel('Text')).toHaveValue('Dear Fatima, I am Ravi.');
  await expect(ravi.getByText('Called: wants forty certificates.')).toBeVisible();

  await meera.getByLabel('Subject').fill('Forty certificates');
  await meera.getByLabel('Text').fill('Dear Fatima,\n\nforty cost less.');
  await meera.getByRole('button', { name: 'Send reply' }).click();
  await expect(meera.getByText('The reply is on its way.')).toBeVisible();
  await expect(meera.getByLabel('Status')).toHaveValue('answered');
  const replies = meera.locator('section', { has: meera.getByRole('heading', { name: 'Replies' }) });
  await expect(replies).toContainText('Forty certificates');
  await expect(replies).toContainText('waiting to be sent');
  const history = await listAudit(desk.store.db, { subjectId: id }, 10);
  expect(history.map(({ action }) => action)).toEqual(['lead-reply', 'lead-note', 'lead-owner']);
});

test('a new lead appears in an open list without a reload', async ({ desk, context }) => {
  const page = await enrol(desk, context, 'Gita Nair');
  await page.getByLabel('Search').focus();
  await storeEnquiry(desk.store.db, { ...sampleEnquiry, name: 'Just Now', email: 'now@x.example' });
  await expect(page.getByRole('link', { name: 'Just Now' })).toBeVisible();
  await expect(page.getByLabel('Search')).toBeFocused();
});
