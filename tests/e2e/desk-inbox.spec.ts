import type { Page } from '@playwright/test';
import { toIndianDay } from '#domain/time.ts';
import { changeLeads } from '#services/desk/change-leads.ts';
import { saveSavedReply } from '#services/desk/saved-replies.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { sampleEnquiry, storedId, storeEnquiry } from '#tests/submissions.ts';
import { type Desk, enrol, expect, openDesk, test } from './desk.ts';

let lastNumber = 9_800_000_000;

/** Leads that the list shows from the first name to the last; returns their ids. */
async function addLeads({ store }: Desk, names: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const [at, name] of names.entries()) {
    const number = String(++lastNumber);
    const enquiry = {
      ...sampleEnquiry,
      name,
      email: `${number}@x.example`,
      phone: number,
      message: `${name} asks about a tender.`,
    };
    ids.push(await storedId(storeEnquiry(store.db, enquiry, { now: new Date(Date.now() - at * 60_000) })));
  }
  return ids;
}

const rows = (page: Page) => page.locator('form tbody tr');
/** How many rows are wholly visible, from the top of the page. */
const countWhole = (page: Page): Promise<number> =>
  rows(page).evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);

const textOf = (page: Page) => page.getByLabel('Text', { exact: true });

test('views count their leads; a search is of all of them, by words of the message and the end of a phone number', async ({
  browser,
}) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const names = Array.from({ length: 12 }, (_value, at) => `Person ${'abcdefghijkl'[at]}`);
  const [first = ''] = await addLeads(desk, names);
  await desk.store.db.deleteFrom('outbox').execute();
  await desk.store.db
    .updateTable('enquiry')
    .set({ message: 'A railway agent', phone: '9811147065' })
    .where('id', '=', first)
    .execute();
  const page = await enrol(desk, context, 'Vera Views');
  await expect(page).toHaveURL(/view=unassigned/);
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name: 'Unassigned' })).toHaveText(/12$/);
  await expect(page.getByRole('status').filter({ hasText: '12 leads' })).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 768 });
  expect(await countWhole(page)).toBeGreaterThanOrEqual(9);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await countWhole(page)).toBeGreaterThanOrEqual(4);
  await expect(page.getByLabel('Owner', { exact: true })).toBeHidden();
  await page.setViewportSize({ width: 1366, height: 768 });

  for (const search of ['railway', '7065', '47065']) {
    await page.goto('/?view=done');
    await page.getByLabel('Search all leads').fill(search);
    await page.getByLabel('Search all leads').press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Person a');
  }
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByRole('status').filter({ hasText: '12 leads' })).toBeVisible();
  await page.getByText('Filter', { exact: true }).click();
  const from = page.getByLabel('From', { exact: true });
  await expect(from).toBeHidden();
  await page.getByLabel('Received').selectOption('Between two days');
  await from.fill('2020-01-01');
  // A day that is hidden again does not restrict the list.
  await page.getByLabel('Received').selectOption('Yesterday');
  await expect(from).toBeHidden();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/period=yesterday/);
  await expect(page.getByRole('link', { name: /remove this filter/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Yesterday: remove this filter' }).click();
  await expect(page.getByRole('status').filter({ hasText: '12 leads' })).toBeVisible();
});

test('a list is worked through by keys, with a saved reply and at most twelve keys a lead', async ({ browser }) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const [asha = '', bina = ''] = await addLeads(desk, ['Asha Rao', 'Bina Das', 'Chitra Sen', 'Dev Lal', 'Esha Pal']);
  const colleague = await addStaff(desk.store, 'Carl Colleague');
  const texts = { title: 'Tender tomorrow', text: 'Dear {name}: take an individual certificate ({reference}).' };
  await saveSavedReply(createDeskContext(desk.store), colleague, { ...texts, revision: 0 });
  const page = await enrol(desk, context, 'Kim Keys');
  let pressed = 0;
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    pressed += keys.length;
  };
  // Until the scripts are there.
  await expect(async () => {
    await press('j');
    await expect(page.getByRole('link', { name: 'Asha Rao' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await press('j', 'k', 'k');
  await expect(page.getByRole('link', { name: 'Asha Rao' })).toBeFocused();

  pressed = 0;
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await press('r');
  await expect(textOf(page)).toBeFocused();
  await press('Shift+Tab', 'Shift+Tab');
  await expect(page.getByLabel('Saved reply')).toBeFocused();
  await press('t', 'o', 'm', 'Enter');
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page)).toHaveValue(
    /^Dear Asha Rao,\n\nThank you for writing to us\.\n\nDear Asha Rao: take an individual certificate \([0-9A-F]{4}-[0-9A-F]{4}\)\.\n\nRegards,\nKim Keys\n/,
  );
  await press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Bina Das' })).toBeVisible();
  expect(pressed).toBeLessThanOrEqual(12);
  await expect(page.getByText('The reply to the last lead waits in the outbox')).toBeVisible();
  const replies = await desk.store.db.selectFrom('leadReply').select('leadId').execute();
  expect(replies).toEqual([{ leadId: asha }]);

  await press('t');
  await expect(page.getByLabel('Status')).toHaveValue('in-progress');
  await press('e');
  await expect(page.getByLabel('Status')).toHaveValue('closed');
  // Enter goes on.
  await expect(page.getByRole('link', { name: 'Next', exact: true })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Chitra Sen' })).toBeVisible();
  await press('u');
  await expect(page.getByRole('link', { name: 'Chitra Sen' })).toBeFocused();
  await expect(page).toHaveURL(/view=unassigned/);
  await press('s');
  await expect(page.getByText('1 lead is “Spam” now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dev Lal' })).toBeFocused();
  await press('n');
  await expect(page.getByLabel('Note or answer')).toBeFocused();
  const lead = desk.store.db.selectFrom('enquiry').select('status').where('id', '=', bina);
  expect(await lead.executeTakeFirst()).toEqual({ status: 'closed' });

  // A single key in a field is text; the keys can be switched off.
  await page.keyboard.type('jet');
  await expect(page.getByLabel('Note or answer')).toHaveValue('jet');
  await page.getByLabel('Note or answer').fill('');
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await page.getByLabel('Use these shortcuts').uncheck();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await press('u');
  await expect(page.getByRole('heading', { name: 'Dev Lal' })).toBeVisible();
});

test('all leads of a page are selected and set at once; the result tells the truth, and is undone', async ({
  browser,
}) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const ids = await addLeads(desk, ['Asha Rao', 'Bina Das', 'Chitra Sen']);
  const ravi = await addStaff(desk.store, 'Ravi Das');
  const page = await enrol(desk, context, 'Bela Bulk');
  await page.goto('/?view=open');
  await expect(page.getByRole('button', { name: 'Set owner' })).toBeHidden();
  await page.getByLabel('Select all on this page').check();
  await expect(page.getByText('3 selected')).toBeVisible();
  // Nothing is chosen beforehand.
  for (const name of ['Set status', 'Set owner']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Choose a status or an owner first.' })).toBeVisible();
  }
  await expect(page.getByText('3 selected')).toBeVisible();
  await changeLeads(createDeskContext(desk.store), ravi, [{ id: ids[1] ?? '', revision: 0 }], 'take');
  await page.getByRole('button', { name: 'Take them' }).click();
  await expect(page.getByText('You have taken 2 leads.')).toBeVisible();
  await expect(page.getByText('1 had been taken by Ravi Das.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Asha Rao/ })).toContainText('Bela Bulk');
  await expect(page.getByLabel('Select all on this page')).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 leads are as before.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Asha Rao/ })).toContainText('Nobody');
  await expect(page.getByRole('row', { name: /Bina Das/ })).toContainText('Ravi Das');

  await page.getByRole('checkbox', { name: 'Select Chitra Sen' }).check();
  await page.getByLabel('Owner of the selected leads').selectOption('Ravi Das');
  await page.getByRole('button', { name: 'Set owner' }).click();
  await expect(page.getByText('You gave 1 lead to Ravi Das.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Chitra Sen/ })).toContainText('Ravi Das');
  // Undo ends after ten seconds.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden({ timeout: 15_000 });
});

test('what they answered opens the lead again; a follow-up puts it into its view on that day', {
  tag: '@journey',
}, async ({ desk, context }) => {
  const [id = ''] = await addLeads(desk, ['Farah Follow']);
  const page = await enrol(desk, context, 'Fay Follow');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Status').selectOption('Answered');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved. Status: Answered. Owner: Nobody.')).toBeVisible();
  await page.getByLabel('Their answer by phone').check();
  await page.getByLabel('Note or answer').fill('They want two years.');
  await page.getByRole('button', { name: 'Save note or answer' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'They want two years.' });
  await expect(entry).toContainText('They answered by phone');
  await expect(page.getByLabel('Status')).toHaveValue('in-progress');
  const order = await page.locator('ol').getByRole('listitem').allInnerTexts();
  expect(order.map((text) => /about a tender|New → Answered|two years|Answered → In progress/.exec(text)?.[0])).toEqual(
    ['about a tender', 'New → Answered', 'two years', 'Answered → In progress'],
  );

  const today = toIndianDay(new Date());
  await page.getByLabel('Follow up on').fill(today);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/Set the follow-up \d+ \w+ 20\d\d/)).toBeVisible();
  await page.goto('/?view=follow-up');
  await expect(page.getByRole('link', { name: 'Farah Follow' })).toBeVisible();
});

test('a reply in work is on the server: after a reload, in another tab, and beside a colleague', async ({
  desk,
  browser,
}) => {
  test.slow();
  const [id = ''] = await addLeads(desk, ['Dora Draft']);
  await using own = await browser.newContext({ baseURL: desk.url });
  await using other = await browser.newContext({ baseURL: desk.url });
  const page = await enrol(desk, own, 'Dina Draft');
  await page.goto(`/leads/${id}`);
  await textOf(page).fill('Dear Dora, half a sen');
  await expect(page.getByText(/^Saved for you at \d\d:\d\d\. It is not sent\.$/)).toBeVisible();
  // Saved: leaving asks nothing, and Back shows it.
  await page.getByRole('link', { name: 'Figures' }).click();
  await expect(page.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(textOf(page)).toHaveValue('Dear Dora, half a sen');
  const tab = await own.newPage();
  await tab.goto(`/leads/${id}`);
  await expect(textOf(tab)).toHaveValue('Dear Dora, half a sen');
  const colleague = await enrol(desk, other, 'Egon Elsewhere');
  await colleague.goto(`/leads/${id}`);
  await expect(colleague.getByText('Dina Draft has an unsent reply to this lead')).toBeVisible();
  await expect(textOf(colleague)).toHaveValue(/Thank you for writing to us/);

  // While the server is away it says so, and saves by itself afterwards.
  await own.setOffline(true);
  await textOf(page).press('End');
  await page.keyboard.type('tence');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await own.setOffline(false);
  await expect(page.getByText(/^Saved for you at/)).toBeVisible({ timeout: 15_000 });
  const drafts = () => desk.store.db.selectFrom('replyDraft').select('text').where('leadId', '=', id).execute();
  expect(await drafts()).toEqual([{ text: 'Dear Dora, half a sentence' }]);

  await page.keyboard.type('. Yes.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply waits in the outbox')).toBeVisible();
  expect(await drafts()).toEqual([]);
});

test('saved replies are added, changed and deleted; of two who change one the second is told', async ({
  desk,
  context,
}) => {
  const page = await enrol(desk, context, 'Sara Saved');
  await page.goto('/replies');
  const form = page.locator('details', { hasText: 'Add a saved reply' });
  await form.getByLabel('Title').fill('Prices');
  await form.getByLabel('Text').fill('It costs ₹850.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('');
  const second = await context.newPage();
  await second.goto('/replies');
  for (const tab of [page, second]) await tab.getByText('Prices', { exact: true }).click();
  const change = async (tab: Page, text: string): Promise<void> => {
    const details = tab.locator('details', { hasText: 'Prices' });
    await details.getByLabel('Text').fill(text);
    await details.getByRole('button', { name: 'Save' }).click();
  };
  await change(page, 'It costs ₹900.');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await change(second, 'It costs ₹950.');
  await expect(second.getByRole('alert')).toContainText('Somebody else changed this item');
  await expect(second.locator('details', { hasText: 'Prices' }).getByLabel('Text')).toHaveValue('It costs ₹950.');
  await second.getByRole('button', { name: 'Delete “Prices”' }).click();
  await expect(second.getByText('There are no saved replies yet.')).toBeVisible();
});
