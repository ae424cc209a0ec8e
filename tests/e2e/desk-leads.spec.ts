import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#content/site.ts';
import { listStaff } from '#database/staff/staff-store.ts';
import { sampleApplication, sampleEnquiry, sampleResume, storeApplication, storeEnquiry } from '#tests/submissions.ts';
import { enrol, expect, openDesk, test } from './desk.ts';

const idOf = (saved: object): string => ('id' in saved ? String(saved.id) : '');

test('leads are exported as a spreadsheet reads them, and nothing in a cell is a formula', { tag: '@journey' }, async ({
  desk,
  context,
}) => {
  await storeEnquiry(desk.store.db, {
    ...sampleEnquiry,
    name: 'Csv Person',
    email: 'csv@x.example',
    message: '=HYPERLINK("https://evil.example") "quoted", ₹',
  });
  const page = await enrol(desk, context, 'Cara Csv');
  await page.goto('/?search=csv&view=open&owner=nobody&period=days&since=2026-11-01');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^leads-20\d\d-\d\d-\d\d-open-nobody-from-2026-11-01-csv\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [head, row, end] = text.slice(1).split('\r\n');
  expect(head).toMatch(
    /^Reference number,Received,Kind,Status,Owner,Answered,Name,Company or designation,Email,Phone,/,
  );
  expect(row).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4},\d{4}-\d\d-\d\d \d\d:\d\d,contact,new,,,Csv Person,/);
  expect(row).toMatch(/,98765 43210,.*,201 301,/);
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"") ""quoted"", ₹"`);
  expect(end).toBe('');
});

test('an export of more leads than are formatted at once has each of them once', async ({ browser }) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const emails = Array.from({ length: 501 }, (_, nth) => `${nth}@many.example`);
  for (const email of emails) await storeEnquiry(desk.store.db, { ...sampleEnquiry, email, message: `About ${email}` });
  const page = await enrol(desk, context, 'Mina Many');
  const readExported = async (): Promise<readonly string[]> => {
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const [, ...rows] = readFileSync(await (await download).path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    return rows.map((row) => /,(\d+@many\.example),.*About \1/.exec(row)?.[1] ?? row);
  };
  expect((await readExported()).toSorted()).toEqual(emails.toSorted());
  // A search without a word finds no lead, and exports none.
  await page.goto('/?search=%3F');
  await expect(page.getByText('0 leads')).toBeVisible();
  expect(await readExported()).toEqual([]);
});

test('what is stored of a person is found by a phone number, given as a file, and erased with notes and replies', {
  tag: '@journey',
}, async ({ desk, context }) => {
  const person = { ...sampleEnquiry, name: 'Erase Me', email: 'erase@x.example', phone: '9000011111' };
  const id = idOf(await storeEnquiry(desk.store.db, person));
  await storeApplication(desk.store.db, { ...sampleApplication, email: 'erase@x.example', phone: '9000011111' });
  const page = await enrol(desk, context, 'Priya Dpo');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Note or answer').fill('A note about them');
  await page.getByRole('button', { name: 'Save note or answer' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Personal data' }).click();
  await page.getByLabel('Email address or phone number').fill('nobody@x.example');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Nothing is stored')).toBeVisible();
  await page.getByLabel('Email address or phone number').fill('Priya');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('a name finds nobody here')).toBeVisible();
  await page.getByLabel('Email address or phone number').fill('+91 90000 11111');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Leads: 2. Notes about them: 1. Replies to them: 0.')).toBeVisible();
  await expect(page.getByText(/^These leads are in different names: .*Erase Me/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the copy' }).click();
  const copy = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect([copy.enquiries.length, copy.applications.length, copy.notes[0].text]).toEqual([1, 1, 'A note about them']);
  // A second step on the same page has a confirmation of its own.
  await page.getByText('Continue to erase').click();
  await page.getByRole('button', { name: 'Erase these 2 leads permanently' }).click();
  await expect(page.getByText('2 leads were erased.')).toBeVisible();
  expect(await desk.store.db.selectFrom('leadNote').selectAll().where('leadId', '=', id).execute()).toEqual([]);
  expect((await page.goto(`/leads/${id}`))?.status()).toBe(404);
  await expect(page.getByText('This lead does not exist, or was erased.')).toBeVisible();
});

test('what visitors wrote is shown as text, and a resume is a download whatever it is called', async ({
  desk,
  context,
}) => {
  const attack = `<img src=x onerror=alert(1)>"'\`\${1}{{7*7}}</script><script>alert(2)</script>`;
  const address = `${attack}\n\u202Etxt`;
  const id = idOf(
    await storeEnquiry(desk.store.db, { ...sampleEnquiry, message: attack, address, email: 'xss@x.example' }),
  );
  const name = `ré'"s;\u00A0ume ${'x'.repeat(200)}<b>.pdf`;
  const application = idOf(
    await storeApplication(
      desk.store.db,
      { ...sampleApplication, post: attack, email: 'cv@x.example' },
      {
        ...sampleResume,
        name,
      },
    ),
  );
  const page = await enrol(desk, context, 'Xenia Safe');
  let dialogs = 0;
  page.on('dialog', () => (dialogs += 1));
  await page.goto(`/leads/${id}`);
  await expect(page.locator('blockquote')).toHaveText(attack);
  await page.goto('/?search=xss');
  await page.goto(`/leads/${application}`);
  await expect(page.getByText(attack)).toBeVisible();
  const response = await page.request.get(`/leads/${application}/resume`);
  expect(response.headers()['content-disposition']).toContain("filename*=UTF-8''r%C3%A9%27%22s%3B");
  expect(response.headers()).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await response.body()).equals(Buffer.from(sampleResume.bytes))).toBe(true);
  expect(dialogs).toBe(0);
});

test('answers to a reply arrive at HR for an application, and at support for an enquiry', async ({ desk, context }) => {
  const enquiry = idOf(await storeEnquiry(desk.store.db, { ...sampleEnquiry, email: 'enquiry@x.example' }));
  const application = idOf(await storeApplication(desk.store.db, { ...sampleApplication, email: 'work@x.example' }));
  const page = await enrol(desk, context, 'Mira Mailbox');
  await page.goto(`/leads/${application}`);
  await expect(page.getByText(`Answers arrive at ${site.emails.hr}.`)).toBeVisible();
  await page.goto(`/leads/${enquiry}`);
  await expect(page.getByText(`Answers arrive at ${site.emails.support}.`)).toBeVisible();
});

test('what was typed is not left by mistake, and a refusal is seen at the end of a long page', async ({
  desk,
  context,
}) => {
  const long = 'We bid tomorrow. '.repeat(200);
  const id = idOf(await storeEnquiry(desk.store.db, { ...sampleEnquiry, email: 'left@x.example', message: long }));
  const page = await enrol(desk, context, 'Lena Leaver');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Note or answer').fill('Half a thought');
  const questions: string[] = [];
  let isLeaving = false;
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await (isLeaving ? dialog.accept() : dialog.dismiss());
  });
  await page.getByRole('link', { name: 'Figures' }).click();
  await expect.poll(() => questions).toEqual(['What you typed is not saved. Leave this page without it?']);
  await expect(page.getByLabel('Note or answer')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Save note or answer' }).click();
  await expect(page.getByText('Half a thought')).toBeVisible();

  await desk.store.db.updateTable('enquiry').set({ revision: 7 }).where('id', '=', id).execute();
  await page.getByLabel('Text').fill('Dear Lena, yes.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Somebody else changed this lead before you.')).toBeInViewport();
  await page.getByLabel('Note or answer').fill('Another');
  isLeaving = true;
  await page.getByRole('link', { name: 'Figures' }).click();
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible();
});

test('while the store is away what was typed stays, and is saved when the store is back', async ({ browser }) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const id = idOf(await storeEnquiry(desk.store.db));
  const page = await enrol(desk, context, 'Stella Store');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Note or answer').fill('Typed while the store was away');
  const file = join(desk.dataDir, 'mohar.sqlite');
  const away = join(desk.dataDir, 'away.sqlite');
  renameSync(file, away);
  await page.getByRole('button', { name: 'Save note or answer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The database cannot be reached' })).toBeVisible();
  await expect(page.getByLabel('Note or answer')).toHaveValue('Typed while the store was away');
  renameSync(away, file);
  await page.getByRole('button', { name: 'Save note or answer' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('Typed while the store was away')).toBeVisible();
});

test('what was typed in a session that has ended stays, and is saved after a sign-in in another tab', async ({
  desk,
  context,
}) => {
  const page = await enrol(desk, context, 'Tina Timeout');
  const id = idOf(await storeEnquiry(desk.store.db, { ...sampleEnquiry, email: 'ended@x.example' }));
  await page.goto(`/leads/${id}`);
  await page.getByLabel('Note or answer').fill('Typed for long');
  const tina = (await listStaff(desk.store.db)).find(({ name }) => name === 'Tina Timeout');
  const setSeen = (seenAt: string) =>
    desk.store.db
      .updateTable('staffSession')
      .set({ seenAt })
      .where('staffId', '=', tina?.id ?? '')
      .execute();
  await setSeen('2026-01-01T00:00:00.000Z');
  await page.getByRole('button', { name: 'Save note or answer' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'You were signed out' });
  await expect(problem).toBeVisible();
  await expect(page.getByLabel('Note or answer')).toHaveValue('Typed for long');
  expect(await problem.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
  // Chromium's virtual authenticator is one page's, so another tab cannot sign in here.
  await setSeen(new Date().toISOString());
  await page.getByRole('button', { name: 'Save note or answer' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('Typed for long')).toBeVisible();
});

test('a lead is worked on without scripts', async ({ desk, context, browser }) => {
  await enrol(desk, context, 'Noor Script');
  const id = idOf(
    await storeEnquiry(desk.store.db, { ...sampleEnquiry, name: 'Plain Form', email: 'plain@x.example' }),
  );
  const storageState = await context.storageState();
  await using plain = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false, storageState });
  const page = await plain.newPage();
  await page.goto('/?search=plain');
  await page.getByRole('checkbox', { name: 'Select Plain Form' }).check();
  await page.getByLabel('Status of the selected leads').selectOption('answered');
  await page.getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByText('1 lead is “Answered” now.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select Plain Form' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Select Plain Form' }).check();
  await page.getByRole('button', { name: 'Take them' }).click();
  await expect(page.getByText('You have taken 1 lead.')).toBeVisible();
  await page.getByRole('link', { name: 'Plain Form' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('answered');
  await page.getByLabel('Note or answer').fill('Without scripts');
  await page.getByRole('button', { name: 'Save note or answer' }).click();
  await expect(page.getByText('Without scripts')).toBeVisible();
  // An older form: the reply is refused, and comes back with the page.
  await page
    .locator('form:has(textarea[rows="10"]) [name=revision]')
    .evaluate((field) => field.setAttribute('value', '0'));
  await page.getByLabel('Text').fill('Typed in an old form');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody else changed this lead before you.');
  await expect(page.getByLabel('Text')).toHaveValue('Typed in an old form');
  expect(id).not.toBe('');
  // Back to the search.
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByLabel('Search')).toHaveValue('plain');
});
