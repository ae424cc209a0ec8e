import { findLead, setLeadStatus } from '#services/desk/leads.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { samplePartner, storeEnquiry } from '#tests/submissions.ts';
import { addLead, enrol, expect, test } from './desk.ts';

test('a change of a lead is undone on its page, but not where somebody has changed it since', async ({
  desk,
  context,
}) => {
  const id = await addLead(desk, 'Ulla Undo');
  const ravi = await addStaff(desk.store, 'Ravi Das');
  const page = await enrol(desk, context, 'Udo Undo');
  await page.goto(`/leads/${id}`);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Take this lead' }).click();
  await expect(page.getByText('You own this lead now.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'New → In progress' })).toBeVisible();
  await undo.click();
  await expect(page.getByText('The change is undone.')).toBeVisible();
  await expect(undo).toBeHidden();
  await expect(page.getByLabel('Owner')).toHaveValue('');
  await expect(page.getByLabel('Status')).toHaveValue('new');

  await page.keyboard.press('s');
  await expect(page.getByText('The status is “Spam” now.')).toBeVisible();
  const { revision } = (await findLead(createDeskContext(desk.store), ravi, id)).state;
  await setLeadStatus(createDeskContext(desk.store), ravi, id, 'closed', revision);
  await undo.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Somebody else changed this lead before you.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('closed');
});

test('a filter stays in other views, and is named; an unsent reply is marked in the list', async ({
  desk,
  context,
}) => {
  await storeEnquiry(desk.store.db, { ...samplePartner, name: 'Petra Partner' });
  const id = await addLead(desk, 'Eva Enquiry');
  const page = await enrol(desk, context, 'Fred Filter');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Text', { exact: true }).fill('Dear Eva, half a sen');
  await expect(page.getByText(/^Saved for you at/)).toBeVisible();
  await page.goto('/?view=open&status=new');
  await expect(page.getByRole('row', { name: /Eva Enquiry/ })).toContainText('Unsent reply');
  await page.getByText('Filter (1)', { exact: true }).click();
  await page.getByLabel('Kind').selectOption('Partner request');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('link', { name: 'New: remove this filter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Eva Enquiry' })).toBeHidden();
  await page.getByRole('link', { name: /^Unassigned/ }).click();
  await expect(page.getByRole('link', { name: 'Partner request: remove this filter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New: remove this filter' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Petra Partner' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Eva Enquiry' })).toBeHidden();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByRole('link', { name: 'Eva Enquiry' })).toBeVisible();
});

test('a change of one lead is not reported on the next one, and a result is no news after a reload', async ({
  desk,
  context,
}) => {
  const first = await addLead(desk, 'Frida First');
  await addLead(desk, 'Nora Next');
  const page = await enrol(desk, context, 'Pia Poll');
  await page.clock.install();
  // Nora came later and stands before Frida.
  await page.goto(`/leads/${first}?list=${encodeURIComponent('?view=all')}`);
  const ravi = await addStaff(desk.store, 'Ravi Das');
  await setLeadStatus(createDeskContext(desk.store), ravi, first, 'closed', 0);
  await page.clock.fastForward(11_000);
  const changed = page.getByText('Ravi Das changed this lead meanwhile.');
  await expect(changed).toBeVisible();
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nora Next' })).toBeVisible();
  // The next poll would hide it too.
  await expect(changed).toBeHidden({ timeout: 2_000 });

  await page.getByRole('button', { name: 'Take this lead' }).click();
  const result = page.getByText('You own this lead now.');
  await expect(result).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  searchParams.set('saved', `owner-${Date.now() - 61_000}`);
  await page.goto(`${pathname}?${searchParams}`);
  await expect(page.getByText('Owner: Pia Poll')).toBeVisible();
  await expect(result).toBeHidden();
});
