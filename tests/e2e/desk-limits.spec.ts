import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { addAuthenticator, enrol, expect, openDesk, test } from './desk.ts';

test('nobody without a session has a large body read, and a cookie that is no session changes nothing', async ({
  request,
}) => {
  await using desk = await openDesk();
  const headers = { Origin: desk.url, 'Content-Type': 'multipart/form-data; boundary=a' };
  const post = async (length: number, added: { readonly [name: string]: string } = {}) => {
    const data = Buffer.alloc(length);
    return (
      await request.post(`${desk.url}/leads`, { data, headers: { ...headers, ...added }, maxRedirects: 0 })
    ).status();
  };
  for (const cookie of ['', '__Host-desk=x', 'a=__Host-desk='])
    expect(await post(70_000, { Cookie: cookie })).toBe(401);
  expect(await post(70_000, { Origin: 'https://elsewhere.example' })).toBe(403);
  const answer = () =>
    request.post(`${desk.url}/%73ign-in`, {
      form: { answer: '{}', to: '/' },
      headers: { Origin: desk.url, Cookie: '__Host-desk=x' },
    });
  for (let times = 0; times < 61; times += 1) expect((await answer()).status()).toBe(403);
  expect((await answer()).status()).toBe(429);
});

test('two large forms arrive at once; a third is told to try again, until one has ended', async ({ browser }) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  await enrol(desk, context, 'Lars Large', 'editor');
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  /** Sends the head of a form and never the body. */
  const open = async () => {
    const socket = connect(Number(new URL(desk.url).port), 'localhost');
    await once(socket, 'connect');
    const head = [
      `Host: ${new URL(desk.url).host}`,
      `Origin: ${desk.url}`,
      `Cookie: ${cookie}`,
      'Content-Length: 70000',
    ];
    socket.write(`POST /published HTTP/1.1\r\n${head.join('\r\n')}\r\nContent-Type: multipart/form-data\r\n\r\n`);
    return socket;
  };
  const ask = async () => {
    const socket = await open();
    const first = await Promise.race([once(socket, 'data').then(String), delay(1_000, 'waits')]);
    socket.destroy();
    return first.slice(0, 12);
  };
  const sockets = [await open(), await open()];
  await expect.poll(ask).toBe('HTTP/1.1 503');
  sockets[0]?.destroy();
  await expect.poll(ask).toBe('waits');
  sockets[1]?.destroy();
});

/** The statuses of so many requests, ten at a time. */
async function flood(count: number, send: () => Promise<{ status(): number }>): Promise<readonly number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    statuses.push(...answers.map((answer) => answer.status()));
  }
  return statuses;
}

test('pages that a visitor requests lock nobody out, and save no challenge', async ({ browser, request }) => {
  test.slow();
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const page = await enrol(desk, context, 'Lata Limit');
  const [before] = await desk.store.db
    .selectFrom('challenge')
    .select(({ fn }) => fn.countAll().as('count'))
    .execute();
  const statuses = [
    ...(await flood(320, () => request.get(`${desk.url}/sign-in`))),
    ...(await flood(320, () => request.head(`${desk.url}/sign-in?to=%2Faudit`))),
  ];
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(
    await desk.store.db
      .selectFrom('challenge')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst(),
  ).toEqual(before);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
});

test('those who are not signed in are limited, and nobody who is signed in', async ({ browser, request }) => {
  test.slow();
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const page = await enrol(desk, context, 'Lara Limit');
  const headers = { Origin: desk.url };
  const challenges = await flood(610, () => request.post(`${desk.url}/%63hallenge`, { headers }));
  expect(challenges.filter((status) => status === 200).length).toBeLessThanOrEqual(600);
  expect(challenges.slice(-5)).toEqual(Array(5).fill(429));
  expect((await page.goto('/people'))?.status()).toBe(200);
  await using other = await browser.newContext({ baseURL: desk.url });
  const visitor = await other.newPage();
  await addAuthenticator(visitor);
  await visitor.goto('/sign-in');
  await visitor.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(visitor.getByRole('alert').last()).toContainText('Too many attempts from your network.');
});
