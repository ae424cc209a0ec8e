import { findStaff, listStaff } from '#database/staff/staff-store.ts';
import { sampleEnquiry, storeEnquiry } from '#tests/submissions.ts';
import { addAuthenticator, enrol, expect, test } from './desk.ts';

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
  for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', '/people']) {
    await page.goto(`/sign-in?to=${encodeURIComponent(to)}`);
    expect(new URL(page.url()).origin).toBe(desk.url);
  }
  await expect(page.getByRole('heading', { name: 'Personal data' })).toBeVisible();
});

test('after a sign-in the list is shown with its filter, also where only its data was requested', async ({
  desk,
  context,
  request,
}) => {
  const page = await enrol(desk, context, 'Rosa Return');
  const rosa = (await listStaff(desk.store.db)).find(({ name }) => name === 'Rosa Return');
  await page.goto('/?view=open');
  await desk.store.db
    .updateTable('staffSession')
    .set({ seenAt: '2026-01-01T00:00:00.000Z' })
    .where('staffId', '=', rosa?.id ?? '')
    .execute();
  await page.getByRole('link', { name: 'Mine' }).click();
  await expect(page).toHaveURL(/\/sign-in\?to=%2F%3Fview%3Dmine$/);
  await expect(page.getByRole('status')).toHaveText(/^Your session has ended\./);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/\?view=mine$/);
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  for (const [asked, to] of [
    ['/_.data?since=2026-11-01', '/?since=2026-11-01'],
    ['/state.data?page=2&_routes=state%2Fstate', '/state?page=2'],
    ['/leads/x.data', '/leads/x'],
  ] as const) {
    expect(await (await request.get(asked)).text()).toContain(`/sign-in?to=${encodeURIComponent(to)}`);
  }
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
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/sign-in'));
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
  expect(replayed.url()).toBe(`${desk.url}/export?view=all&problem=passkey-refused`);
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
  await owner.getByText('Invite somebody').click();
  await owner.getByLabel('Name', { exact: true }).fill('Edith Editor');
  await owner.getByLabel('Role').selectOption('editor');
  await owner.getByRole('button', { name: 'Create the link' }).click();
  const first = await owner.locator('code').innerText();
  expect(first).toMatch(/\/join\?token=[\w-]{43}$/);
  // It has expired, say: a new one replaces it.
  await owner
    .getByRole('row', { name: /^Edith Editor/ })
    .getByText('New link', { exact: true })
    .click();
  await owner.getByRole('button', { name: 'Create a new link for Edith Editor' }).click();
  await expect(owner.locator('code')).not.toHaveText(first);
  const link = await owner.locator('code').innerText();
  expect((await other.request.get(first)).status()).toBe(410);

  const editor = await other.newPage();
  await addAuthenticator(editor);
  await editor.goto(link);
  await editor.getByRole('button', { name: 'Create the passkey' }).click();
  // Leads are not an editor's.
  await expect(editor.getByRole('heading', { name: 'Website' })).toBeVisible();
  await expect(editor.getByRole('banner').getByRole('navigation').getByRole('link')).toHaveText([
    'Website',
    'Staff and sessions',
  ]);
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
