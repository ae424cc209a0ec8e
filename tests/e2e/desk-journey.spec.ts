import { listAudit } from '#database/audit/audit-store.ts';
import { sampleEnquiry, samplePartner, storeEnquiry } from '#tests/submissions.ts';
import { addAuthenticator, enrol, expect, openDesk, startPost, test } from './desk.ts';

test('somebody who is invited creates a passkey, signs out and in again; the link works once', {
  tag: '@journey',
}, async ({ page, desk }) => {
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

test('a lead is found, taken, discussed and answered, and the second who works on it is told', {
  tag: '@journey',
}, async ({ desk, browser }) => {
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
  const meera = await enrol(desk, first, 'Meera Rao');
  const ravi = await enrol(desk, second, 'Ravi Das');

  await meera.getByLabel('Search').fill('fatima');
  await meera.getByRole('button', { name: 'Search', exact: true }).click();
  await meera.getByRole('link', { name: 'Fatima Shaikh' }).click();
  await ravi.goto(`/leads/${id}`);
  await ravi.getByLabel('Text').fill('Dear Fatima, I am Ravi.');

  await meera.getByRole('button', { name: 'Take this lead' }).click();
  await expect(meera.getByLabel('Owner')).toHaveValue(/.{36}/);
  await expect(meera.getByLabel('Status')).toHaveValue('in-progress');
  await meera.getByLabel('Note or answer').fill('Called: wants forty certificates.');
  await meera.getByRole('button', { name: 'Save note or answer' }).click();
  await expect(meera.getByText('Called: wants forty certificates.')).toBeVisible();
  await expect(meera.getByLabel('Note or answer')).toHaveValue('');

  // Notified without a reload, refused if the conflict is ignored; nothing typed is lost.
  await expect(ravi.getByText('Meera Rao changed this lead meanwhile.')).toBeVisible();
  await ravi.getByRole('button', { name: 'Send reply' }).click();
  await expect(ravi.getByRole('alert')).toContainText('Somebody else changed this lead before you.');
  await expect(ravi.getByLabel('Text')).toHaveValue('Dear Fatima, I am Ravi.');
  await expect(ravi.getByText('Called: wants forty certificates.')).toBeVisible();

  await meera.getByLabel('Subject').fill('Forty certificates');
  await meera.getByLabel('Text').fill('Dear Fatima,\n\nforty cost less.');
  await meera.getByRole('button', { name: 'Send reply' }).click();
  await expect(meera.getByText('The reply waits in the outbox')).toBeVisible();
  await expect(meera.getByLabel('Status')).toHaveValue('answered');
  const reply = meera.getByRole('listitem').filter({ hasText: 'forty cost less.' });
  await expect(reply).toContainText('Forty certificates');
  await expect(reply).toContainText('waiting to be sent');
  const history = await listAudit(desk.store.db, { subjectId: id }, 10);
  expect(history.map(({ action }) => action)).toEqual(['lead-reply', 'lead-note', 'lead-status', 'lead-owner']);
});

test('a new lead appears in an open list without a reload', async ({ desk, context }) => {
  const page = await enrol(desk, context, 'Gita Nair');
  // The first view depends on the leads of other tests.
  await page.goto('/?view=open');
  await page.getByLabel('Search').focus();
  await storeEnquiry(desk.store.db, { ...sampleEnquiry, name: 'Just Now', email: 'now@x.example' });
  await expect(page.getByRole('link', { name: 'Just Now' })).toBeVisible();
  await expect(page.getByLabel('Search')).toBeFocused();
});

test('two processes on one store are one desk', async ({ dialect, browser }) => {
  test.slow();
  await using desk = await openDesk(dialect);
  await using other = await desk.startSecond();
  const saved = await storeEnquiry(desk.store.db, { ...sampleEnquiry, name: 'Two Desks', email: 'two@x.example' });
  const path = `/leads/${'id' in saved ? saved.id : ''}`;
  await using context = await browser.newContext({ baseURL: desk.url });
  const here = await enrol(desk, context, 'Olga Owner', 'owner');
  // Cookies are of a host, not of a port: the session that one process has opened is known to the other.
  const there = await context.newPage();
  await Promise.all([here.goto(path), there.goto(other.url + path)]);
  await here.getByLabel('Text').fill('Typed at the first.');
  await there.getByRole('button', { name: 'Take this lead' }).click();
  await expect(there.getByLabel('Status')).toHaveValue('in-progress');
  await expect(here.getByText('Olga Owner changed this lead meanwhile.')).toBeVisible();
  await here.getByRole('button', { name: 'Send reply' }).click();
  await expect(here.getByRole('alert')).toContainText('Somebody else changed this lead before you.');
  await expect(here.getByLabel('Text')).toHaveValue('Typed at the first.');
  // The page and the form are based on the save of the second.
  await expect(here.getByLabel('Status')).toHaveValue('in-progress');
  await here.getByRole('button', { name: 'Send reply' }).click();
  await expect(here.getByText('The reply waits in the outbox')).toBeVisible();

  // A draft that is saved at one is published at the other.
  await here.goto('/published');
  await startPost(here, 'Written at two desks');
  await here.getByLabel('Summary').fill('One store.');
  await here.getByLabel('Text', { exact: true }).fill('First.');
  await expect(here.getByText('Saved.', { exact: true })).toBeVisible();
  await there.goto(`${other.url}/posts/written-at-two-desks`);
  await expect(there.getByLabel('Text', { exact: true })).toHaveValue('First.');
  await there.getByRole('button', { name: 'Publish now' }).click();
  await expect(there.getByText('Published.', { exact: true })).toBeVisible();
  await here.getByLabel('Text', { exact: true }).fill('Second.');
  await expect(here.getByRole('alert').filter({ hasText: 'Somebody else saved this post' })).toBeVisible();

  await there.getByRole('button', { name: 'Sign out' }).click();
  await expect(there).toHaveURL(/sign-in$/);
  await here.goto('/');
  await expect(here).toHaveURL(/sign-in$/);
});
