import type { Page } from '@playwright/test';
import { setLeadStatus } from '#services/desk/leads.ts';
import { publishBanner, publishNotice } from '#services/desk/notices.ts';
import { setShown } from '#services/desk/published.ts';
import { eraseSubmissions } from '#services/erase-submissions.ts';
import { findPersonalData } from '#services/personal-data.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { sampleApplication, sampleEnquiry, storeApplication, storeEnquiry } from '#tests/submissions.ts';
import { expectAccessible } from './accessible.ts';
import { type Desk, enrol, expect, openDesk, tabTo, test } from './desk.ts';

const idOf = (saved: object): string => ('id' in saved ? String(saved.id) : '');
const notice = { href: '/pricing', alt: '', file: undefined, from: '', until: '' };

/** The page passes axe in both themes on a laptop and a phone, and does not scroll sideways. */
async function expectFit(page: Page): Promise<void> {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([width, 0]);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
}

async function publishSamples(desk: Desk): Promise<void> {
  const context = createDeskContext(desk.store);
  const editor = await addStaff(desk.store, 'Esha Editor', 'editor');
  await setShown(context, editor, await publishNotice(context, editor, { ...notice, title: 'Old notice' }), false);
  await publishNotice(context, editor, { ...notice, title: 'Live notice' });
  await publishBanner(context, editor, { text: 'Phones are down', href: '', from: '', until: '' });
}

test('the banner and what is live stand first; a notice starts and ends at a time, by the keyboard alone', async ({
  browser,
}) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  await publishSamples(desk);
  const page = await enrol(desk, context, 'Kavya Keys', 'editor');
  await tabTo(page, /^New notice/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Title/);
  await page.keyboard.type('Fees of 2099');
  await tabTo(page, /^Link/);
  await page.keyboard.type('/pricing');
  // The parts of a date and of a time are typed as Chrome in English asks for them.
  for (const [label, keys] of [
    [/^First day/, '01022099'],
    [/^Start time/, '0930AM'],
    [/^Last day/, '01032099'],
    [/^End time/, '0600PM'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(keys);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Scheduled: it appears 2 Jan 2099, 09:30.')).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toHaveText(/^Phones are down.*Live/);
  await expect(rows.nth(2)).toHaveText(/^Live notice.*Live/);
  await expect(rows.nth(3)).toHaveText(/^Fees of 2099.*Scheduled.*2 Jan 2099, 09:30.*3 Jan 2099, 18:00/);
  await expect(rows.nth(4)).toHaveText(/^Old notice.*Withdrawn/);
  for (const name of ['Live 2', 'Scheduled 1', 'Draft 0', 'Withdrawn 1'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectFit(page);

  await page.getByRole('link', { name: 'Fees of 2099' }).click();
  await expect(page.getByText('It appears 2 Jan 2099, 09:30 IST, and ends 3 Jan 2099, 18:00 IST.')).toBeVisible();
  await expect(page.getByLabel('Start time (IST)')).toHaveValue('09:30');
  await page.getByLabel('Start time (IST)').fill('');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText('It appears 2 Jan 2099, 00:00 IST, and ends 3 Jan 2099, 18:00 IST.')).toBeVisible();
  // A time alone is refused, and stays.
  await page.getByLabel('First day').fill('');
  await page.getByLabel('Start time (IST)').fill('10:00');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'a time needs its day: enter both' })).toBeVisible();
  await expect(page.getByLabel('Start time (IST)')).toHaveValue('10:00');
  await expectFit(page);
});

test('figures by month say how many were answered, and what the median is at least while leads wait', async ({
  browser,
}) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const owner = await addStaff(desk.store, 'Olga Owner', 'owner');
  const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  for (const [nth, days] of [5, 4, 3].entries()) {
    const person = { ...sampleEnquiry, email: `figures${nth}@x.example` };
    const id = idOf(await storeEnquiry(desk.store.db, person, { now: ago(days) }));
    const answer = createDeskContext(desk.store, () => new Date(ago(days).getTime() + 3_600_000));
    if (nth === 0) await setLeadStatus(answer, owner, id, 'answered', 0);
  }
  const page = await enrol(desk, context, 'Farah Figures');
  await page.goto('/figures?days=7');
  // One of an hour, and two that have waited for three and four days.
  const all = page.getByRole('row', { name: /^All days/ });
  await expect(all.getByRole('cell')).toHaveText(['3', '3', '0', '0', '1', '2', '> 3\u00a0days']);
  // Some of the three days may be of the month before.
  const month = page.getByRole('region', { name: /^[A-Z][a-z]{2} \d{4}, so far$/ });
  await expect(month.getByRole('term')).toHaveText(['Received', 'Answered', 'Waiting', 'Median time to answer']);
  await page.getByText('How the median is counted').click();
  await expect(page.getByText('Half of the leads are answered within the median time.')).toBeVisible();
  await tabTo(page, /^90 days/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/figures?days=90');
  await expectFit(page);
});

test('the audit log names what an entry is about, and is filtered by who, what and when without scripts', async ({
  browser,
}) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const meera = await addStaff(desk.store, 'Meera Iyer');
  const asha = idOf(await storeEnquiry(desk.store.db, { ...sampleEnquiry, name: 'Asha Rao', email: 'asha@x.example' }));
  const ravi = idOf(await storeApplication(desk.store.db, { ...sampleApplication, fullName: 'Ravi Nair' }));
  for (const id of [asha, ravi]) await setLeadStatus(createDeskContext(desk.store), meera, id, 'closed', 0);
  await publishSamples(desk);
  const page = await enrol(desk, context, 'Olivia Owner', 'owner');
  await page.goto('/audit');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Published a notice' }).first()).toContainText('Notice: Live notice');
  await expectFit(page);

  // By the keyboard.
  await tabTo(page, /^Who/);
  await page.keyboard.type('Meera');
  await tabTo(page, /^Show$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]who=/);
  // The heading, the day and two entries.
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: /^.*Ravi Nair, Application/ })).toContainText('New → Closed');
  await page.getByRole('link', { name: /^Asha Rao, Enquiry [0-9A-F]{4}-[0-9A-F]{4}$/ }).click();
  await expect(page).toHaveURL(`/leads/${asha}`);

  await eraseSubmissions(desk.store.db, await findPersonalData(desk.store.db, 'asha@x.example'), async () => {});
  await using plain = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const still = await plain.newPage();
  await still.goto('/audit');
  await still.getByLabel('What').selectOption('All of: Leads');
  await still.getByLabel('Who').selectOption('Meera Iyer');
  await still.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(still.getByRole('row')).toHaveCount(4);
  await expect(still.getByRole('row').filter({ hasText: /[0-9A-F]{4}-[0-9A-F]{4}, erased/ })).toHaveCount(1);
  await expect(still.getByRole('link', { name: 'Asha Rao' })).toHaveCount(0);
  await expect(still.getByLabel('What')).toHaveValue('leads');
  await still.getByLabel('Until').fill('2020-01-01');
  await still.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(still.getByText('No entry matches.')).toBeVisible();
  await still.getByRole('link', { name: 'Show all' }).click();
  await expect(still.getByRole('row').filter({ hasText: 'Published the banner' })).toContainText(
    'Banner: Phones are down',
  );
});

test('a person is read and printed as a page, with nothing personal in the address bar, also without scripts', async ({
  browser,
}) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const person = { email: 'asha@x.example', phone: '9000011111' };
  const message = 'My token is not found.\n<b>Please call.</b>';
  await storeEnquiry(desk.store.db, { ...sampleEnquiry, ...person, message });
  await storeApplication(desk.store.db, { ...sampleApplication, ...person });
  const page = await enrol(desk, context, 'Petra Person');
  await page.goto('/people');
  await tabTo(page, /^Email address/);
  await page.keyboard.type('90000 11111');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Leads: 2.')).toBeVisible();
  await tabTo(page, /^Show everything/);
  await page.keyboard.press('Enter');
  const record = page.getByRole('article', { name: 'What is stored about 90000 11111' });
  await expect(record.getByRole('heading', { level: 3 })).toHaveText([
    'Enquiries and partner requests',
    'Applications',
    'Mails and messages about these',
  ]);
  await expect(record.getByText(message)).toBeVisible();
  await expect(record.getByText('asha@x.example')).toHaveCount(2);
  await expect(record.getByRole('row', { name: /^Enquiry, to the visitor/ })).toContainText('waiting to be sent');
  await expect(page).toHaveURL('/people');
  expect(await page.title()).not.toMatch(/90000|asha/i);
  await expectFit(page);

  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await expect(record.getByText(message)).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation'),
    page.getByLabel('Email address or phone number'),
    page.getByRole('button', { name: 'Print' }),
    page.getByText('Erase everything'),
    page.getByText('Someone asks what you hold'),
  ]) {
    await expect(hidden).toBeHidden();
  }

  await using plain = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const still = await plain.newPage();
  await still.goto('/people');
  await still.getByLabel('Email address or phone number').fill('ASHA@x.example');
  await still.getByRole('button', { name: 'Find' }).click();
  await still.getByRole('button', { name: 'Show everything' }).click();
  await expect(still.getByText(message)).toBeVisible();
  await expect(still.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(still).toHaveURL('/people');
});
