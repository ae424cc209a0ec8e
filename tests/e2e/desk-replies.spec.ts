import type { Page } from '@playwright/test';
import { recordAttempt } from '#database/outbox/outbox-store.ts';
import { applyReplyDelivery } from '#services/apply-reply-delivery.ts';
import { replyToLead } from '#services/desk/answer-lead.ts';
import { findLead } from '#services/desk/leads.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { addLead, type Desk, enrol, expect, openDesk, test } from './desk.ts';

test('the current state is shown, also after a colleague has replied, and what was typed stays', async ({
  desk,
  context,
}) => {
  const id = await addLead(desk, 'Carl Colleague');
  const page = await enrol(desk, context, 'Sita State');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Text').fill('Dear Carl, my own words.');
  await page.getByLabel('Note or answer').fill('My own note');
  const colleague = await addStaff(desk.store, 'Kollegin');
  const answer = { subject: 'Prices', text: 'Dear Carl, here they are.', revision: 0 };
  await replyToLead(createDeskContext(desk.store), colleague, id, answer);
  await expect(page.getByText('Kollegin changed this lead meanwhile.')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Show the current state' }).click();
  await expect(page.getByText('Dear Carl, here they are.')).toBeVisible();
  await expect(page.getByText('Kollegin changed this lead meanwhile.')).toBeHidden();
  await expect(page.getByLabel('Text')).toHaveValue('Dear Carl, my own words.');
  await expect(page.getByLabel('Note or answer')).toHaveValue('My own note');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply waits in the outbox')).toBeVisible();
  await expect(page.getByLabel('Note or answer')).toHaveValue('My own note');
});

test('neither Enter in the subject nor an empty greeting sends a reply, and the field says why', async ({
  desk,
  context,
  browser,
}) => {
  const id = await addLead(desk, 'Gina Greeting');
  const page = await enrol(desk, context, 'Egon Enter');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Subject').press('Enter');
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/^Enter does not send\./);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByLabel('Text')).toHaveAccessibleDescription(/^Write what you want to say/);
  await expect(page.getByLabel('Text')).toBeFocused();
  await expect(page.getByLabel('Text')).toHaveValue(/^Dear Gina Greeting,/);

  const storageState = await context.storageState();
  await using plain = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false, storageState });
  const other = await plain.newPage();
  await other.goto(`/leads/${id}`);
  await other.getByLabel('Text').fill('Dear Gina, yes.');
  await other.getByLabel('Subject').press('Enter');
  await other.getByLabel('Subject').fill('Prices');
  await expect(other.getByLabel('Text')).toHaveValue('Dear Gina, yes.');
  const { replies, state } = await findLead(createDeskContext(desk.store), await addStaff(desk.store, 'Eva'), id);
  expect([replies, state.status]).toEqual([[], 'new']);
  await other.getByRole('button', { name: 'Send reply' }).click();
  await expect(other.getByText('The reply waits in the outbox')).toBeVisible();
});

/** Sends a reply from the lead's page. */
async function sendReply(page: Page, leadId: string, text: string): Promise<void> {
  await page.goto(`/leads/${leadId}`);
  await page.getByLabel('Text').fill(text);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply waits in the outbox')).toBeVisible();
}

/** The delivery of the lead's reply fails for good. */
async function giveUpReply({ store: { db } }: Desk, leadId: string): Promise<void> {
  const { id } = await db.selectFrom('leadReply').select('id').where('leadId', '=', leadId).executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    await recordAttempt(trx, { id, leaseUntil: '' }, { outcome: 'given-up', error: '550 no such mailbox' });
    await applyReplyDelivery(trx, id, 'given-up', new Date());
  });
}

test('the address typed for one failed reply does not appear at the next lead, and leaving the page asks first', async ({
  desk,
  context,
}) => {
  const page = await enrol(desk, context, 'Nils Next');
  for (const name of ['Fay First', 'Fia Second']) {
    const id = await addLead(desk, name);
    await sendReply(page, id, 'Yes.');
    await giveUpReply(desk, id);
  }
  await page.reload();
  const address = page
    .getByRole('region', { name: 'The last reply was not delivered' })
    .getByLabel('Send the reply to');
  await address.fill('somebody.else@example.in');
  const leaving = page.waitForEvent('dialog');
  const click = page.getByRole('link', { name: 'Next', exact: true }).click();
  await (await leaving).accept();
  await click;
  await expect(page.getByRole('heading', { name: /Fay First/ })).toBeVisible();
  await expect(address).toHaveValue('fay.first@x.example');
});

test('a delivery that fails does not reset the status and the day that somebody chooses', async ({ desk, context }) => {
  const id = await addLead(desk, 'Wim Work');
  const page = await enrol(desk, context, 'Wanda Work');
  await sendReply(page, id, 'Yes.');
  await page.getByLabel('Follow up on').fill('2027-01-04');
  await giveUpReply(desk, id);
  await expect(page.getByRole('button', { name: 'Show the current state' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel('Follow up on')).toHaveValue('2027-01-04');
});

test('what is chosen for a lead stays while its reply is sent; what nobody touched follows, and both are saved', async ({
  desk,
  context,
}) => {
  const id = await addLead(desk, 'Ute Unsaved');
  const page = await enrol(desk, context, 'Ulf Unsaved');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Follow up on').fill('2027-01-04');
  await page.getByLabel('Text').fill('Yes.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply waits in the outbox')).toBeVisible();
  await expect(page.getByLabel('Follow up on')).toHaveValue('2027-01-04');
  await expect(page.getByLabel('Status')).toHaveValue('answered');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/saved=work-/);
  await page.reload();
  await expect(page.getByLabel('Follow up on')).toHaveValue('2027-01-04');
  await expect(page.getByLabel('Status')).toHaveValue('answered');
});

test('a reply that is not delivered is seen in the list and at its lead, and is sent again to a corrected address', async ({
  desk,
  context,
}) => {
  const id = await addLead(desk, 'Uma Undelivered');
  const page = await enrol(desk, context, 'Sven Sender');
  await sendReply(page, id, 'Dear Uma, yes.');
  await giveUpReply(desk, id);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const row = page.getByRole('row', { name: /Uma Undelivered/ });
  await expect(row).toContainText('In progress');
  await expect(row).toContainText('Not delivered');
  await page.getByRole('link', { name: 'Uma Undelivered' }).click();
  const failed = page.getByRole('region', { name: 'The last reply was not delivered' });
  await expect(failed).toContainText('550 no such mailbox');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dear Uma, yes.' })).toContainText('not delivered');
  // Refused with a reason; the entered address stays.
  await failed.getByLabel('Send the reply to').fill('uma@localhost');
  await failed.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'looks like name@example.in' })).toBeVisible();
  await expect(failed.getByLabel('Send the reply to')).toHaveValue('uma@localhost');
  await failed.getByLabel('Send the reply to').fill('uma.right@example.in');
  await failed.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The reply waits in the outbox')).toBeVisible();
  await expect(failed).toBeHidden();
  await expect(page.getByRole('link', { name: 'uma.right@example.in' })).toBeVisible();
  // The delivery answers it.
  await expect(page.getByLabel('Status')).toHaveValue('in-progress');
});

test('a reply is on its way only where a mail server is set up', async ({ browser }) => {
  await using desk = await openDesk('SQLite', { SMTP_URL: 'smtp://127.0.0.1:9' });
  await using context = await browser.newContext({ baseURL: desk.url });
  const id = await addLead(desk, 'Mia Mail');
  const page = await enrol(desk, context, 'Mark Mail');
  await page.goto(`/leads/${id}`);
  await expect(page.getByText('No mail server is set up.')).toBeHidden();
  await page.getByLabel('Text').fill('Dear Mia, yes.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply is on its way.')).toBeVisible();
});
