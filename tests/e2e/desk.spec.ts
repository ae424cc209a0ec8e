import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { findVersion } from '#database/post/post-text-store.ts';
import { findStaff, listStaff } from '#database/staff/staff-store.ts';
import { expectedFileNames, repositoryPaths } from '#domain/repository/repository-state.ts';
import { makePicture } from '#media/test-pictures.ts';
import { publishAdvertisement } from '#services/desk/advertisements.ts';
import { publishPosts } from '#tests/published-content.ts';
import { startServer } from '#tests/server.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import {
  sampleApplication,
  sampleEnquiry,
  samplePdf,
  sampleResume,
  storeApplication,
  storeEnquiry,
} from '#tests/submissions.ts';
import { makeDemonstration } from '#trust/demonstration/make-demonstration.ts';
import { expectAccessible } from './accessible.ts';
import { addAuthenticator, enrol, expect, openDesk, test } from './desk.ts';

const idOf = (saved: object): string => ('id' in saved ? String(saved.id) : '');

test('without a session every address leads to the sign-in page, and no file is sent', async ({ request }) => {
  for (const path of ['/', '/people', '/state', '/staff', '/audit', '/export', '/leads/x', '/leads/x/resume']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 302]);
    expect(response.headers().location).toMatch(/^\/sign-in/);
  }
  expect((await request.get('/changes', { maxRedirects: 0 })).status()).toBe(302);
});

test('where a sign-in returns to is a page of the desk', async ({ desk, context }) => {
  const page = await enrol(desk, context, 'Rita Sen');
  for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '/people']) {
    await page.goto(`/sign-in?to=${encodeURIComponent(to)}`);
    expect(new URL(page.url()).origin).toBe(desk.url);
  }
  await expect(page.getByRole('heading', { name: 'Personal data' })).toBeVisible();
});

test('a write from another origin, or from none, is refused', async ({ desk, context }) => {
  const page = await enrol(desk, context, 'Otto Roy');
  const id = idOf(await storeEnquiry(desk.store.db, { ...sampleEnquiry, email: 'origin@x.example' }));
  const form = { intent: 'note', text: 'forged' };
  for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }, {}] as Record<string, string>[]) {
    const response = await page.request.post(`/leads/${id}`, { form, headers });
    expect(response.status()).toBe(403);
  }
  const good = await page.request.post(`/leads/${id}`, { form, headers: { Origin: desk.url } });
  expect(good.status()).toBe(200);
});

test('a session that was signed out, ended or never opened is worth nothing', async ({ desk, context, playwright }) => {
  const page = await enrol(desk, context, 'Sara Khan');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: '__Host-desk', httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  const get = async (value: string): Promise<number> => {
    const stolen = await playwright.request.newContext({ extraHTTPHeaders: { Cookie: `__Host-desk=${value}` } });
    return (await stolen.get(`${desk.url}/people`, { maxRedirects: 0 })).status();
  };
  expect(await get(cookie?.value ?? '')).toBe(200);
  expect(await get('a'.repeat(43))).toBe(302);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/sign-in/);
  expect(await get(cookie?.value ?? '')).toBe(302);

  // Session fixation: a token that somebody else has planted is not adopted.
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.route('**/sign-in', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const form = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''));
  const planted = { Origin: desk.url, Cookie: `__Host-desk=${'b'.repeat(43)}` };
  const victim = await playwright.request.newContext({ extraHTTPHeaders: planted });
  const response = await victim.post(`${desk.url}/sign-in`, { form, maxRedirects: 0 });
  expect(response.headers()['set-cookie']).toMatch(
    /^__Host-desk=(?!b{43})[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  );
  expect(await get('b'.repeat(43))).toBe(302);
});

test('an authenticator that does not verify its user is refused, by the server too', async ({ page, desk }) => {
  await addAuthenticator(page, { isUserVerified: false });
  const link = await desk.invite('Nobody Verified');
  await page.goto(link);
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(page.getByText('No passkey was used')).toBeVisible();

  // A page that was changed does not ask for it.
  await page.addInitScript(() => {
    const create = navigator.credentials.create.bind(navigator.credentials);
    navigator.credentials.create = (options) => {
      const selection = options?.publicKey?.authenticatorSelection;
      if (selection) Object.assign(selection, { userVerification: 'discouraged', residentKey: 'discouraged' });
      return create(options);
    };
  });
  await page.goto(link);
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The passkey was not accepted' })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

test('the answer of a passkey is accepted once, and for what it was asked', async ({ desk, context, request }) => {
  const page = await enrol(desk, context, 'Rekha Pal', 'owner');
  await page.goto('/export');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await download;
  const answer = new URLSearchParams((await sent).postData() ?? '').get('answer') ?? '';
  const headers = { Origin: desk.url };
  const replayed = await page.request.post('/leads.csv', { form: { filter: '', answer }, headers });
  expect(replayed.url()).toBe(`${desk.url}/export?problem=passkey-refused`);
  for (const tried of [answer, '', '{}', 'x'.repeat(1_000)]) {
    const response = await request.post('/sign-in', { form: { answer: tried, to: '/' }, headers });
    expect(response.status()).toBe(403);
  }
});

test('an owner invites and revokes; a role sees and does only what it may', async ({ desk, browser }) => {
  test.slow();
  await using own = await browser.newContext({ baseURL: desk.url });
  await using other = await browser.newContext({ baseURL: desk.url });
  const owner = await enrol(desk, own, 'Olga Owner', 'owner');
  await owner.goto('/staff');
  await owner.getByLabel('Name', { exact: true }).fill('Edith Editor');
  await owner.getByLabel('Role').selectOption('editor');
  await owner.getByRole('button', { name: 'Create the link' }).click();
  const link = await owner.locator('code').innerText();
  expect(link).toMatch(/\/join\?token=[\w-]{43}$/);

  const editor = await other.newPage();
  await addAuthenticator(editor);
  await editor.goto(link);
  await editor.getByRole('button', { name: 'Create the passkey' }).click();
  // Leads are not an editor's.
  await expect(editor.getByRole('heading', { name: 'Website' })).toBeVisible();
  await expect(editor.getByRole('navigation').getByRole('link')).toHaveText(['Website', 'Staff and sessions']);
  await editor.goto('/staff');
  await expect(editor.getByRole('button', { name: 'Create the link' })).toHaveCount(0);
  for (const path of ['/people', '/state', '/audit', '/changes']) {
    const status = (await editor.request.get(path)).status();
    // The page about personal data shows nothing before it is asked.
    expect([path, status]).toEqual([path, path === '/people' ? 200 : 403]);
  }
  const olga = (await listStaff(desk.store.db)).find(({ name }) => name === 'Olga Owner');
  const revoke = { intent: 'revoke', subject: olga?.id ?? '', answer: '' };
  const refused = await editor.request.post('/staff', { form: revoke, headers: { Origin: desk.url } });
  expect(refused.status()).toBe(403);
  expect((await findStaff(desk.store.db, olga?.id ?? ''))?.revokedAt).toBe('');

  await owner.goto('/staff');
  const row = owner.getByRole('row', { name: /^Edith Editor Editor/ });
  await row.getByText('Revoke access').click();
  await row.getByRole('button', { name: 'Revoke the access of Edith Editor' }).click();
  await expect(owner.getByRole('row', { name: /Edith Editor.*revoked on/ })).toBeVisible();
  await editor.reload();
  await expect(editor).toHaveURL(/sign-in/);
  await editor.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(editor.getByRole('alert').filter({ hasText: 'The passkey was not accepted' })).toBeVisible();
});

test('a second passkey is added after the first has confirmed it, and a lost one is replaced by an invitation', async ({
  desk,
  browser,
}) => {
  await using own = await browser.newContext({ baseURL: desk.url });
  const page = await enrol(desk, own, 'Tara Two', 'leads');
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const create = page.getByRole('button', { name: 'Create the new passkey' });
  await expect(create).toBeEnabled();
  // This device has one already, and says so.
  await create.click();
  await expect(page.getByText('This device already has a passkey of yours')).toBeVisible();

  await using next = await browser.newContext({ baseURL: desk.url });
  await enrol(desk, next, 'Tara Two', 'leads');
  await page.goto('/');
  await expect(page).toHaveURL(/sign-in/);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The passkey was not accepted' })).toBeVisible();
});

test('leads are exported as a spreadsheet reads them, and nothing in a cell is a formula', async ({
  desk,
  context,
}) => {
  await storeEnquiry(desk.store.db, {
    ...{ ...sampleEnquiry, name: 'Csv Person', email: 'csv@x.example' },
    message: '=HYPERLINK("https://evil.example") "quoted", ₹',
  });
  const page = await enrol(desk, context, 'Cara Csv');
  await page.goto('/?search=csv');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [head, row, end] = text.slice(1).split('\r\n');
  expect(head).toMatch(/^reference,receivedAt,kind,status,owner,/);
  expect(row).toContain('Csv Person');
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"") ""quoted"", ₹"`);
  expect(end).toBe('');
});

test('what is stored of a person is found by a phone number, given as a file, and erased with notes and replies', async ({
  desk,
  context,
}) => {
  const person = { ...sampleEnquiry, name: 'Erase Me', email: 'erase@x.example', phone: '9000011111' };
  const id = idOf(await storeEnquiry(desk.store.db, person));
  await storeApplication(desk.store.db, { ...sampleApplication, email: 'erase@x.example', phone: '9000011111' });
  const page = await enrol(desk, context, 'Priya Dpo');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('New note').fill('A note about them');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Personal data' }).click();
  await page.getByLabel('Email address or phone number').fill('nobody@x.example');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Nothing is stored')).toBeVisible();
  await page.getByLabel('Email address or phone number').fill('+91 90000 11111');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Found: leads 2, notes 1, replies 0.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the copy' }).click();
  const copy = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect([copy.enquiries.length, copy.applications.length, copy.notes[0].text]).toEqual([1, 1, 'A note about them']);

  // The challenge of this page was answered by the download.
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Found: leads 2')).toBeVisible();
  await page.getByRole('button', { name: 'Erase for good' }).click();
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

test('the state names messages that wait, which are tried again, the last backup and the retention', async ({
  desk,
  context,
}) => {
  await storeEnquiry(desk.store.db, { ...sampleEnquiry, email: 'state@x.example' });
  const page = await enrol(desk, context, 'Stina State');
  await page.getByRole('link', { name: 'State' }).click();
  await expect(page.getByText(/^Waiting: \d+\. Not delivered: 0\.$/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Enquiry, to us/ }).first()).toContainText('waiting to be sent');
  await page.getByRole('button', { name: 'Try all of them now' }).click();
  await expect(page.getByText(/messages are due now/)).toBeVisible();
  await expect(page.getByText('There is no backup.')).toBeVisible();
  await expect(page.getByText('Enquiries are erased after 730 days, applications after 365')).toBeVisible();
  // As `npm run backup` names it, two days ago.
  mkdirSync(join(desk.dataDir, 'backups'));
  const day = new Date(Date.now() - 48 * 3_600_000).toISOString().slice(0, 10);
  writeFileSync(join(desk.dataDir, 'backups', `mohar-${day}T10-00-00-500Z.tar.zst.age`), '');
  await page.reload();
  await expect(page.getByText('The last backup was made on')).toBeVisible();
  await expect(page.getByText('That is too long ago')).toBeVisible();

  await page.getByLabel('Mailbox').selectOption('Daily digest');
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(page.getByRole('status')).toContainText('The test mail is queued.');
  await expect(page.getByRole('row', { name: /^Test / })).toContainText('waiting to be sent');

  await expect(page.getByText('The repository has no files.')).toBeVisible();
  const folder = join(desk.dataDir, 'documents/repository');
  mkdirSync(folder, { recursive: true });
  const made = await makeDemonstration({ name: 'Mohar', siteUrl: 'https://www.example.in' }, new Date());
  for (const name of expectedFileNames) writeFileSync(join(folder, basename(repositoryPaths[name])), made[name]);
  await page.reload();
  await expect(page.getByRole('row', { name: /root-ca\.cer Verified until / })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /ca\.crl Verified issued .*, 0 hours ago; the next is due / }),
  ).toBeVisible();
  writeFileSync(join(folder, 'ca.crl'), made.crl.subarray(0, -9));
  await page.getByRole('button', { name: 'Check the configuration' }).click();
  await expect(page.getByRole('row', { name: /ca\.crl Not verified The file is cut off/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To fix' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'ca.crl: The file is cut off' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'SMTP_URL: not set' })).toBeVisible();
});

test('those who are not signed in are limited, and nobody who is signed in', async ({ browser, request }) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const page = await enrol(desk, context, 'Lata Limit');
  const statuses: number[] = [];
  for (let batch = 0; batch < 31; batch += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => request.get(`${desk.url}/sign-in`)));
    statuses.push(...answers.map((answer) => answer.status()));
  }
  expect(statuses.slice(0, 290)).toEqual(Array(290).fill(200));
  expect(statuses.slice(-10)).toEqual(Array(10).fill(429));
  expect((await page.goto('/people'))?.status()).toBe(200);
});

test('an editor publishes a notice with a PDF that ends on a day; the site shows it, and no more once it is withdrawn', async ({
  desk,
  context,
}) => {
  await using site = await startServer({ DATA_DIR: desk.dataDir });
  const page = await enrol(desk, context, 'Esha Editor', 'editor');
  await page.getByText('Publish a notice').click();
  const form = page.locator('form:has([name=intent][value=notice])');
  const title = form.getByLabel('Title');
  await title.fill('Revised fee schedule <b>');
  await page.getByLabel('Address').fill('/pricing');
  await page
    .getByLabel('PDF or picture')
    .setInputFiles({ name: 'fees.pdf', mimeType: 'application/pdf', buffer: samplePdf });
  await page.getByLabel('Last day').first().fill('2099-12-31');
  await page.getByRole('button', { name: 'Publish the notice' }).click();
  // One target, not two; what was typed stays.
  await expect(page.getByRole('alert')).toContainText('This entry is empty, too long, or not one of those offered.');
  await expect(title).toHaveValue('Revised fee schedule <b>');
  await page.getByLabel('Address').fill('');
  await page.getByRole('button', { name: 'Publish the notice' }).click();
  await expect(page.getByText('Published.')).toBeVisible();
  await expect(title).toHaveValue('');
  const row = page.getByRole('row', { name: /Revised fee schedule <b> Notice/ });
  await expect(row).toContainText('ends 1 Jan 2100, 00:00 IST');

  const visitor = await context.newPage();
  const notice = visitor.getByRole('link', { name: /Revised fee schedule <b>/ }).first();
  await expect(async () => {
    await visitor.goto(site.url);
    await expect(notice).toBeAttached({ timeout: 500 });
  }).toPass();
  const href = await notice.getAttribute('href');
  expect((await visitor.request.get(new URL(href ?? '', site.url).href)).headers()['content-type']).toBe(
    'application/pdf',
  );

  await row.getByRole('button', { name: 'Withdraw: Revised fee schedule <b>' }).click();
  await expect(row).toContainText('withdrawn');
  await expect(async () => {
    await visitor.goto(site.url);
    await expect(visitor.getByRole('link', { name: /Revised fee schedule/ })).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('advertisements are published, and put into an order by dragging, by the keyboard and without scripts', async ({
  browser,
}) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  await using site = await startServer({ DATA_DIR: desk.dataDir });
  const page = await enrol(desk, context, 'Adele Order', 'editor');
  const buffer = await makePicture('png', 600, 400);
  await page.getByText('Publish an advertisement').click();
  const form = page.locator('form:has([name=intent][value=advertisement])');
  const picture = form.getByLabel('Picture', { exact: true });
  const alt = form.getByLabel('What the picture shows');
  // A refused file is named; what was typed stays.
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('text') });
  await alt.fill('Ask us <b>');
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(alt).toHaveValue('Ask us <b>');
  for (const title of ['Ask us <b>', 'Buy a token', 'Sign a tender']) {
    if (title !== 'Ask us <b>') await page.getByText('Publish an advertisement').click();
    await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await alt.fill(title);
    await form.getByRole('button', { name: 'Publish' }).click();
    await expect(form).toBeHidden();
  }
  const rows = page.getByRole('region', { name: 'Order of the advertisements' }).getByRole('listitem');
  const expectOrder = (...titles: string[]): Promise<void> => expect(rows).toContainText(titles);
  await expectOrder('Ask us <b>', 'Buy a token', 'Sign a tender');

  await rows.nth(2).dragTo(rows.nth(0));
  await expectOrder('Sign a tender', 'Ask us <b>', 'Buy a token');
  // By the keyboard the focus stays with what is moved, to the end and back.
  await page.getByRole('button', { name: 'Move down: Ask us <b>' }).press('Enter');
  await expectOrder('Sign a tender', 'Buy a token', 'Ask us <b>');
  await expect(page.getByRole('button', { name: 'Move up: Ask us <b>' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOrder('Sign a tender', 'Ask us <b>', 'Buy a token');
  await expect(page.getByRole('button', { name: 'Move up: Ask us <b>' })).toBeFocused();

  // Another tab has an older list: it is told, and sees the order as it is.
  await using plain = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const other = await plain.newPage();
  await other.goto('/published');
  await page.keyboard.press('Enter');
  await expectOrder('Ask us <b>', 'Sign a tender', 'Buy a token');
  await other.getByRole('button', { name: 'Move up: Buy a token' }).click();
  await expect(other.getByRole('alert')).toContainText('Somebody else changed the advertisements meanwhile.');
  await other.getByRole('button', { name: 'Move up: Buy a token' }).click();
  await expect(other.getByRole('status')).toContainText('Changed.');

  const visitor = await context.newPage();
  const alts = visitor.locator('#attention img');
  await expect(async () => {
    await visitor.goto(site.url);
    expect(await alts.evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt))).toEqual([
      ...['Ask us <b>', 'Buy a token', 'Sign a tender'],
    ]);
  }).toPass();
});

test('while the store is away what was typed stays, and is saved when the store is back', async ({ browser }) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const id = idOf(await storeEnquiry(desk.store.db));
  const page = await enrol(desk, context, 'Stella Store');
  await page.goto(`/leads/${id}`);
  await page.getByLabel('New note').fill('Typed while the store was away');
  const [file, away] = [join(desk.dataDir, 'mohar.sqlite'), join(desk.dataDir, 'away.sqlite')];
  renameSync(file, away);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The database cannot be reached' })).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('Typed while the store was away');
  renameSync(away, file);
  await page.getByRole('button', { name: 'Save note' }).click();
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
  await page.getByLabel('New note').fill('Typed for long');
  const tina = (await listStaff(desk.store.db)).find(({ name }) => name === 'Tina Timeout');
  const setSeen = (seenAt: string) =>
    desk.store.db
      .updateTable('staffSession')
      .set({ seenAt })
      .where('staffId', '=', tina?.id ?? '')
      .execute();
  await setSeen('2026-01-01T00:00:00.000Z');
  await page.getByRole('button', { name: 'Save note' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'You were signed out' });
  await expect(problem).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('Typed for long');
  expect(await problem.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
  // Chromium's virtual authenticator is one page's, so another tab cannot sign in here.
  await setSeen(new Date().toISOString());
  await page.getByRole('button', { name: 'Save note' }).click();
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
  await page.getByLabel('Set the status of selected leads').selectOption('answered');
  await page.getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByText('The status of 1 lead was set.')).toBeVisible();
  await page.getByRole('link', { name: 'Plain Form' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('answered');
  await page.getByLabel('New note').fill('Without scripts');
  await page.getByRole('button', { name: 'Save note' }).click();
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
});

test('every page passes axe in both themes, at 1280 and 390 px, and none scrolls sideways', async ({
  desk,
  context,
}) => {
  test.slow();
  const id = idOf(await storeEnquiry(desk.store.db, { ...sampleEnquiry, email: 'axe@x.example' }));
  await publishPosts(desk.store, 1);
  const version = await findVersion(desk.store.db, 'post-1');
  const editor = await addStaff(desk.store, 'Adele Access', 'editor');
  const file = await makePicture('png', 600, 400);
  for (const alt of ['Buy a token', 'Sign a tender']) {
    await publishAdvertisement(createDeskContext(desk.store), editor, { file, alt, from: '', until: '' });
  }
  const page = await enrol(desk, context, 'Axel Access', 'owner');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      '/',
      `/leads/${id}`,
      '/figures',
      '/published',
      '/posts/post-1',
      `/posts/post-1/versions/${version?.id}`,
      '/people',
      '/state',
      '/staff',
      '/audit',
      '/export',
      '/none',
    ]) {
      await page.goto(path);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, width, overflow]).toEqual([path, width, 0]);
    }
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/sign-in/);
  await expectAccessible(page);
});

/** Presses Tab until an element is focused whose name begins like this. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      const labelled = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      return (labelled && element.labels?.[0]?.textContent) || (element?.ariaLabel ?? element?.textContent ?? '');
    });
    if (name.test(label)) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

test('the inbox is worked on by the keyboard alone', async ({ desk, context }) => {
  await storeEnquiry(desk.store.db, { ...sampleEnquiry, name: 'Keyboard Only', email: 'keys@x.example' });
  const page = await enrol(desk, context, 'Kira Keys');
  await tabTo(page, /^Search/);
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=keyboard/);
  await tabTo(page, /^Keyboard Only/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keyboard Only' })).toBeVisible();
  await tabTo(page, /^Take this lead/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Status')).toHaveValue('in-progress');
  await tabTo(page, /^New note/);
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('By keyboard')).toBeVisible();
});

test('a notice and a post are published, and withdrawn, by the keyboard alone', async ({ desk, context }) => {
  const page = await enrol(desk, context, 'Kiran Keys', 'editor');
  const type = async (name: RegExp, text: string): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  const press = async (name: RegExp): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await press(/^Publish a notice/);
  await type(/^Title/, 'Closed on Friday');
  await type(/^Address/, '/pricing');
  await press(/^Publish the notice/);
  await expect(page.getByText('Published.')).toBeVisible();
  await press(/^Withdraw: Closed on Friday/);
  await expect(page.getByRole('row', { name: /Closed on Friday/ })).toContainText('withdrawn');

  await press(/^Write a post/);
  await type(/^Title/, 'Keys alone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/posts\/keys-alone$/);
  await type(/^Summary/, 'No mouse.');
  await press(/^Bold/);
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
  await page.keyboard.type('word');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('**word**');
  await press(/^Publish now/);
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  await press(/^Website/);
  await press(/^Withdraw: Keys alone/);
  await expect(page.getByRole('row', { name: /Keys alone/ })).toContainText('withdrawn');
});

test('an editor writes a post that saves itself, adds a picture, previews, publishes, compares and restores', async ({
  desk,
  context,
}) => {
  await using site = await startServer({ DATA_DIR: desk.dataDir });
  const page = await enrol(desk, context, 'Pia Post', 'editor');
  await page.getByText('Write a post').click();
  await page.getByLabel('Title', { exact: true }).first().fill('Renew <b>before</b> the tender');
  await page.getByRole('button', { name: 'Start the post' }).click();
  await expect(page).toHaveURL(/\/posts\/renew-b-before-b-the-tender$/);
  await page.getByLabel('Summary').fill('Two weeks before the last day.');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('early');
  await text.selectText();
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(text).toHaveValue('**early**');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('**early**');

  // A picture that is pasted is chosen; without a description it is refused.
  const bytes = await makePicture('png', 600, 400);
  await text.press('End');
  await text.evaluate((area, base64) => {
    const data = new DataTransfer();
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([file], 'token.png', { type: 'image/png' }));
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, bytes.toString('base64'));
  const alt = page.getByLabel('What the picture shows');
  await expect(alt).toBeFocused();
  await page.getByRole('button', { name: 'Put it into the text' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This entry is empty' })).toBeVisible();
  await alt.fill('A token in a laptop');
  await page.getByRole('button', { name: 'Put it into the text' }).click();
  await expect(text).toHaveValue(/^\*\*early\*\*\n\n!\[A token in a laptop\]\(\/media\/[0-9a-f]{32}\/480\.jpeg\)/);

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Preview in a new tab' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Renew <b>before</b> the tender');
  const shown = preview.getByRole('img', { name: 'A token in a laptop' });
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  expect(await preview.getByRole('navigation').first().isVisible()).toBe(true);
  await preview.close();

  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto(site.url + routes.blog.path);
    await expect(visitor.getByText('Renew <b>before</b> the tender').first()).toBeVisible({ timeout: 500 });
  }).toPass();

  await text.fill('late');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('link', { name: /^Compare with the version/ })).toHaveCount(2);
  await page
    .getByRole('link', { name: /^Compare with the version/ })
    .last()
    .click();
  await expect(page.getByRole('insertion').filter({ hasText: 'late' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(text).toHaveValue(/^\*\*early\*\*/);
  await expect(page.getByText('On the site, with unpublished changes')).toBeVisible();
});

test('of two tabs with one post the second is told, and what it has stays; saving again replaces the first', async ({
  desk,
  context,
}) => {
  const first = await enrol(desk, context, 'Tara Tabs', 'editor');
  await first.getByText('Write a post').click();
  await first.getByLabel('Title', { exact: true }).first().fill('Two tabs');
  await first.getByRole('button', { name: 'Start the post' }).click();
  await expect(first).toHaveURL(/\/posts\/two-tabs$/);
  const second = await context.newPage();
  await second.goto('/posts/two-tabs');
  const textOf = (page: typeof first) => page.getByLabel('Text', { exact: true });
  await textOf(first).fill('Of the first tab');
  await expect(first.getByText('Saved.', { exact: true })).toBeVisible();
  await textOf(second).fill('Of the second tab');
  const problem = second.getByRole('alert').filter({ hasText: 'Somebody else saved this post' });
  await expect(problem).toBeVisible();
  await expect(textOf(second)).toHaveValue('Of the second tab');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByText('Saved.', { exact: true })).toBeVisible();
  await first.reload();
  await expect(textOf(first)).toHaveValue('Of the second tab');
});

test('a post is written without scripts, with a picture; a broken link is named with its line', async ({
  desk,
  context,
  browser,
}) => {
  const signedIn = await enrol(desk, context, 'Nora NoScript', 'editor');
  await using plain = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
  await plain.addCookies(await signedIn.context().cookies());
  const page = await plain.newPage();
  await page.goto('/published');
  await page.getByText('Write a post').click();
  await page.getByLabel('Title', { exact: true }).first().fill('Without scripts');
  await page.getByRole('button', { name: 'Start the post' }).click();
  await page.getByLabel('Summary').fill('Plain forms.');
  await page.getByLabel('Text', { exact: true }).fill('One.\n\n[Two](/nowhere)');
  await page.getByText('Add a picture').click();
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await makePicture('png', 600, 400) });
  await page.getByLabel('What the picture shows').fill('A token');
  await page.getByRole('button', { name: 'Put it into the text' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/nowhere\)\s+!\[A token\]/);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('alert').first()).toContainText('line 3: "/nowhere" is a broken link');
  await text.fill('One.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
});
