import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listStaff } from '#database/staff/staff-store.ts';
import { openPost, savePost } from '#services/desk/posts.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { addLead, type Desk, enrol, expect, openDesk, startPost, test } from './desk.ts';

/** Tries to leave the page, and stays. Returns the question of the browser. */
async function askToLeave(page: Page): Promise<string> {
  let question = '';
  page.once('dialog', async (dialog) => {
    question = dialog.message();
    await dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Staff and sessions' }).click();
  return question;
}

const leave = 'What you typed is not saved. Leave this page without it?';
const unreachable = 'The server cannot be reached';

test('a note that is saved without a connection stays, and is saved once when the connection is back', {
  tag: '@journey',
}, async ({ desk, context }) => {
  const id = await addLead(desk, 'Nora Note');
  const page = await enrol(desk, context, 'Olaf Offline');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Text').fill('A reply in work.');
  await page.getByLabel('Note or answer').fill('Written in a tunnel');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save note or answer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeInViewport();
  await expect(page.getByText('It is tried again every few seconds.')).toBeVisible();
  await expect(page.getByLabel('Note or answer')).toHaveValue('Written in a tunnel');
  await expect(page.getByLabel('Text')).toHaveValue('A reply in work.');
  expect(await askToLeave(page)).toBe(leave);
  await context.setOffline(false);
  await expect(page.getByText('The note or answer is saved.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Written in a tunnel' })).toHaveCount(1);
  await expect(page.getByLabel('Note or answer')).toHaveValue('');
  // Saving another form of the page does not change this one.
  await expect(page.getByLabel('Text')).toHaveValue('A reply in work.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Saved\. Status: New/)).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue('A reply in work.');
});

test('a reply is sent again as it was sent, and not while somebody edits it; its lost answer sends no second one', async ({
  desk,
  context,
}) => {
  test.slow();
  const id = await addLead(desk, 'Rita Reply');
  const page = await enrol(desk, context, 'Rolf Reply');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Text').fill('Dear Rita, first.');
  await page.route('**/leads/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('It is tried again every few seconds.')).toBeVisible();
  await page.getByLabel('Text').fill('Dear Rita, second.');
  await expect(page.getByText('It is tried again every few seconds.')).toBeHidden();
  await page.unroute('**/leads/**');
  // The server saves it, and its answer is lost.
  await page.route('**/leads/**', async (route) => {
    if (route.request().method() === 'POST') await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('It is tried again every few seconds.')).toBeVisible();
  await page.unroute('**/leads/**');
  await expect(page.getByText('The reply waits in the outbox')).toBeVisible({ timeout: 15_000 });
  const replies = await desk.store.db.selectFrom('leadReply').select('text').where('leadId', '=', id).execute();
  expect(replies).toEqual([{ text: 'Dear Rita, second.' }]);
});

test('a reply that is sent again goes on to the next lead if its button said so', async ({ desk, context }) => {
  const next = await addLead(desk, 'Nina Next');
  const id = await addLead(desk, 'Rana Reply');
  const page = await enrol(desk, context, 'Rolf Retry');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Text').fill('Dear Rana, a new one.');
  await page.route('**/leads/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Send and next' }).click();
  await expect(page.getByText('It is tried again every few seconds.')).toBeVisible();
  await page.unroute('**/leads/**');
  await expect(page).toHaveURL(new RegExp(`/leads/${next}`), { timeout: 15_000 });
});

test('a post that is written without a connection stays, and is saved with all of it afterwards', async ({
  desk,
  context,
}) => {
  test.slow();
  const page = await enrol(desk, context, 'Petra Post', 'editor');
  await startPost(page, 'Written on a train');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Before the tunnel.');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await text.pressSequentially(' In it.');
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible();
  await text.pressSequentially(' Deeper.');
  await expect(page.getByText('Not saved yet.', { exact: true })).toBeVisible();
  expect(await askToLeave(page)).toBe(leave);
  await context.setOffline(false);
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  // The save arrives, and the page that follows it does not.
  await page.route('**/*.data*', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await text.pressSequentially(' After it.');
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible();
  await text.pressSequentially(' Home.');
  await page.unroute('**/*.data*');
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeHidden({ timeout: 15_000 });
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('Before the tunnel. In it. Deeper. After it. Home.');
});

test('a save whose answer is lost is no conflict for what is typed afterwards; what a colleague saves is', async ({
  desk,
  context,
}) => {
  test.slow();
  const page = await enrol(desk, context, 'Lena Lost', 'editor');
  await startPost(page, 'Saved in a tunnel');
  await expect(page).toHaveURL(/\/posts\/saved-in-a-tunnel$/);
  const text = page.getByLabel('Text', { exact: true });
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else saved this post' });
  // The server saves it, and its answer is lost.
  await page.route('**/posts/**', async (route) => {
    if (route.request().method() === 'POST') await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await text.fill('In the tunnel.');
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible();
  await text.pressSequentially(' Deeper.');
  await page.unroute('**/posts/**');
  await expect(page.getByText('Saved.', { exact: true }).or(conflict)).toBeVisible({ timeout: 15_000 });
  await expect(conflict).toBeHidden();
  const colleague = await addStaff(desk.store, 'Edwin', 'editor');
  const other = createDeskContext(desk.store);
  const post = await openPost(other, colleague, 'saved-in-a-tunnel');
  expect(post.markdown).toBe('In the tunnel. Deeper.');
  await savePost(other, colleague, 'saved-in-a-tunnel', { ...post, markdown: 'Of a colleague.' });
  await text.pressSequentially(' Outside.');
  await expect(conflict).toBeVisible({ timeout: 15_000 });
  await expect(text).toHaveValue('In the tunnel. Deeper. Outside.');
});

test('after a refused publication the text of a colleague is replaced only by Save', async ({ desk, context }) => {
  const page = await enrol(desk, context, 'Paul Publisher', 'editor');
  await startPost(page, 'Written by two');
  await expect(page).toHaveURL(/\/posts\/written-by-two$/);
  const text = page.getByLabel('Text', { exact: true });
  await page.getByLabel('Summary').fill('Of two people.');
  await text.fill('Mine.');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const colleague = await addStaff(desk.store, 'Clara', 'editor');
  const other = createDeskContext(desk.store);
  const read = async () => (await openPost(other, colleague, 'written-by-two')).markdown;
  const saved = await openPost(other, colleague, 'written-by-two');
  await savePost(other, colleague, 'written-by-two', { ...saved, markdown: 'Of a colleague.' });
  await text.fill('Mine, and more.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody else saved this post' })).toBeVisible();
  await text.fill('Mine, and still more.');
  // Twice the delay of the automatic save.
  await page.waitForTimeout(3_000);
  expect(await read()).toBe('Of a colleague.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(read).toBe('Mine, and still more.');
  await text.fill('Mine again.');
  await expect.poll(read).toBe('Mine again.');
});

test('a key is changed with the text that is typed, also after a save was refused', async ({ desk, context }) => {
  const page = await enrol(desk, context, 'Rhea Rename', 'editor');
  await startPost(page, 'To be renamed');
  await expect(page).toHaveURL(/\/posts\/to-be-renamed$/);
  // The address changes before the list is gone, and the list has two fields of this name.
  await expect(page.getByLabel('Text', { exact: true })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved: the title' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Renamed');
  await page.getByLabel('Text', { exact: true }).fill('Typed after the refusal.');
  await page.getByText('Rename or discard').click();
  await page.getByLabel('Key').fill('Not a key');
  await page.getByRole('button', { name: 'Change the key' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved: the key has' }).first()).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Typed after the refusal.');
  await page.getByLabel('Key').fill('renamed');
  await page.getByRole('button', { name: 'Change the key' }).click();
  await expect(page).toHaveURL(/\/posts\/renamed\?/);
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Typed after the refusal.');
  await page.reload();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Typed after the refusal.');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Renamed');
});

test('a note that is written again on purpose is another note', async ({ desk, context }) => {
  const id = await addLead(desk, 'Nina Noanswer');
  const page = await enrol(desk, context, 'Otto Often');
  await page.goto(`/leads/${id}`);
  for (const count of [1, 2]) {
    await page.getByLabel('Note or answer').fill('No answer.');
    await page.getByRole('button', { name: 'Save note or answer' }).click();
    await expect(page.getByLabel('Note or answer')).toHaveValue('');
    await expect(page.getByRole('listitem').filter({ hasText: 'No answer.' })).toHaveCount(count);
  }
});

const refusals = {
  '401, the session has ended': {
    async refuse(desk: Desk) {
      const member = (await listStaff(desk.store.db)).find(({ name }) => name === 'Rana Refused');
      const ended = { seenAt: '2026-01-01T00:00:00.000Z' };
      const sessions = desk.store.db.updateTable('staffSession').set(ended);
      await sessions.where('staffId', '=', member?.id ?? '').execute();
    },
    text: 'Dear Asha, yes.',
    notice: 'You were signed out',
  },
  '409, somebody was first': {
    async refuse(desk: Desk, id: string) {
      await desk.store.db.updateTable('enquiry').set({ revision: 7 }).where('id', '=', id).execute();
    },
    text: 'Dear Asha, yes.',
    notice: 'Somebody else changed this lead before you.',
  },
  '422, nothing but the greeting': {
    refuse: async () => {},
    text: 'Dear Ada Refused,\n\nThank you for writing to us.\n\nRegards,',
    notice: 'Not sent: the reply has nothing but the greeting.',
  },
  '503, the store is away': {
    async refuse({ dataDir }: Desk) {
      renameSync(join(dataDir, 'mohar.sqlite'), join(dataDir, 'away.sqlite'));
    },
    text: 'Dear Asha, yes.',
    notice: 'The database cannot be reached',
  },
};

for (const [kind, { refuse, text, notice }] of Object.entries(refusals)) {
  test(`after a refusal what was typed stays, and leaving warns: ${kind}`, async ({ browser }) => {
    await using desk = await openDesk();
    await using context = await browser.newContext({ baseURL: desk.url });
    const id = await addLead(desk, 'Ada Refused');
    const page = await enrol(desk, context, 'Rana Refused');
    await page.goto(`/leads/${id}`);
    await page.getByLabel('Text').fill(text);
    await refuse(desk, id);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByRole('alert').filter({ hasText: notice })).toBeInViewport();
    await expect(page.getByLabel('Text')).toHaveValue(text);
    expect(await askToLeave(page)).toBe(leave);
    await expect(page.getByLabel('Text')).toHaveValue(text);
  });
}
