import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { connect, type Store } from '#database/connect.ts';
import type { Role } from '#domain/staff/staff.ts';
import { inviteStaff } from '#services/desk/staff.ts';
import { startServer } from '#tests/server.ts';
import { createDeskContext } from '#tests/staff.ts';
import { createMigratedStoreAddress, type DialectName } from '#tests/store.ts';
import { sampleEnquiry, storedId, storeEnquiry } from '#tests/submissions.ts';
import type { E2eOptions } from './site.ts';

/** The desk as a process of its own on a store of its own. */
export type Desk = AsyncDisposable & {
  readonly url: string;
  readonly dataDir: string;
  readonly store: Store;
  output(): string;
  /** A link to create a passkey. */
  invite(name: string, role?: Role): Promise<string>;
  /** Another process on the same store, at an origin of its own. */
  startSecond(): ReturnType<typeof startServer>;
};

export async function openDesk(dialect: DialectName = 'SQLite', more: NodeJS.ProcessEnv = {}): Promise<Desk> {
  const address = await createMigratedStoreAddress(dialect, process.env.TEST_POSTGRES_URL ?? '');
  const store = await connect(address);
  const start = async () => {
    const env = {
      DATA_DIR: address.dataDir,
      DATABASE_URL: address.databaseUrl,
      DESK_PORT: String(await findPort()),
      ...more,
    };
    return startServer(env, { script: 'desk' });
  };
  const server = await start();
  return {
    url: server.url,
    dataDir: address.dataDir,
    store,
    output: server.output,
    invite: (name, role = 'leads') =>
      inviteStaff({ ...createDeskContext(store), deskUrl: server.url }, undefined, name, role),
    startSecond: start,
    async [Symbol.asyncDispose]() {
      await server.stop();
      await store.close();
      await address.remove();
    },
  };
}

/**
 * A free port. The desk's origin contains it, and must be known before the desk listens. It is below the ports that the
 * system gives to connections and to other tests, so that nobody takes it meanwhile.
 */
async function findPort(): Promise<number> {
  const port = randomInt(10_000, 30_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? port : findPort();
}

/** A virtual authenticator in Chromium: of a phone or laptop, or one that only checks user presence. */
export async function addAuthenticator(page: Page, { isUserVerified = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      automaticPresenceSimulation: true,
      hasUserVerification: isUserVerified,
      isUserVerified,
    },
  });
}

/** Creates a passkey by an invitation; returns a signed-in page. */
export async function enrol(desk: Desk, context: BrowserContext, name: string, role?: Role): Promise<Page> {
  const page = await context.newPage();
  await addAuthenticator(page);
  await page.goto(await desk.invite(name, role));
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/published');
  return page;
}

/** Starts a post on the list of the website, which is open. */
export async function startPost(page: Page, title: string): Promise<void> {
  await page.getByText('Write a post').click();
  await page.locator('#post-title').fill(title);
  await page.getByRole('button', { name: 'Start the post' }).click();
}

/** Saves an enquiry of this name; returns its id. */
export function addLead({ store }: Desk, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@x.example`;
  return storedId(storeEnquiry(store.db, { ...sampleEnquiry, name, email }));
}

/** Presses Tab until the focused element has a name that begins like this. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (steps > 0) await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      const isLabelled =
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement;
      return (isLabelled && element.labels?.[0]?.textContent) || (element?.ariaLabel ?? element?.textContent ?? '');
    });
    if (name.test(label)) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

type Fixtures = { violations: undefined };
type WorkerFixtures = { desk: Desk };

export const test = base.extend<Fixtures, E2eOptions & WorkerFixtures>({
  dialect: ['SQLite', { option: true, scope: 'worker' }],
  desk: [
    async ({ dialect }, use) => {
      await using desk = await openDesk(dialect);
      await use(desk);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ desk }, use) => use(desk.url),
  /** No page violates its policy or throws. */
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('weberror', (error) => violations.push(String(error.error())));
      context.on('console', (message) => {
        if (/Content Security Policy|hydrat/i.test(message.text())) violations.push(message.text());
      });
      await use(undefined);
      base.expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
