import { expect, inject, test, vi } from 'vitest';
import { listUndelivered } from '#database/outbox/outbox-store.ts';
import { createTestApp } from '#tests/app.ts';
import { type MailServer, startMailServer, submitEnquiry, waitUntilDelivered } from '#tests/smtp.ts';
import { type DialectName, dialects } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, storeApplication } from '#tests/submissions.ts';

type Site = Awaited<ReturnType<typeof createTestApp>>;

const open = (dialect: DialectName, env: NodeJS.ProcessEnv): Promise<Site> =>
  createTestApp(dialect, inject('postgresUrl'), { MAIL_RETRY_SECONDS: '1', SHUTDOWN_TIMEOUT_SECONDS: '1', ...env });

/** Another process on the same store. */
const openAgain = ({ config, store }: Site, env: NodeJS.ProcessEnv): Promise<Site> =>
  open(store.pool ? 'PostgreSQL' : 'SQLite', { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl, ...env });

/** Four people, so eight mails. */
const people = ['asha', 'ravi', 'meena', 'john'].map((name) => ({ ...sampleEnquiry, email: `${name}@example.in` }));

function expectEachOnce(server: MailServer, count: number): void {
  expect(server.mails).toHaveLength(count);
  expect(new Set(server.mails.map(({ read }) => read.messageId)).size).toBe(count);
}

test.concurrent.each(dialects)(
  'on %s what is submitted while the mail server is down is delivered once when it is up',
  async (dialect) => {
    await using server = await startMailServer();
    await server.stop();
    await using site = await open(dialect, { SMTP_URL: server.url });
    for (const person of people) await submitEnquiry(site, person);
    const application = { ...sampleApplication, email: 'applicant@example.in' };
    await storeApplication(site.store.db, application);
    await vi.waitFor(async () => {
      const attempts = (await listUndelivered(site.store.db)).map(({ attempts }) => attempts);
      expect([attempts.length, Math.max(...attempts)]).toEqual([10, expect.toSatisfy((most) => most > 0)]);
    }, 10_000);

    await server.start();
    await waitUntilDelivered(site);
    expectEachOnce(server, 10);
    for (const { email } of [...people, application]) expect(server.mailsTo(email)).toHaveLength(1);
  },
);

test.concurrent.each(dialects)(
  'on %s what is queued when a server stops is delivered once after the next start',
  async (dialect) => {
    await using server = await startMailServer();
    await server.stop();
    await using site = await open(dialect, { SMTP_URL: server.url });
    for (const person of people) await submitEnquiry(site, person);
    await site.app.close();
    await server.start();
    await using next = await openAgain(site, { SMTP_URL: server.url });
    await waitUntilDelivered(next);
    expectEachOnce(server, 8);
  },
);

test.concurrent('two servers on one PostgreSQL deliver each mail once', async () => {
  await using server = await startMailServer();
  await using site = await open('PostgreSQL', {});
  for (const person of people) await submitEnquiry(site, person);
  await using _one = await openAgain(site, { SMTP_URL: server.url });
  await using _two = await openAgain(site, { SMTP_URL: server.url });
  await waitUntilDelivered(site);
  expectEachOnce(server, 8);
});

test.concurrent('sixty mails that take 300 ms each are delivered by three servers at once, each mail once', async () => {
  await using server = await startMailServer({ delay: 300 });
  await using site = await open('PostgreSQL', {});
  const messages = Array.from({ length: 30 }, (_, nth) => ({ ...sampleEnquiry, email: `asha${nth}@example.in` }));
  for (const enquiry of messages) await submitEnquiry(site, enquiry);
  const settings = { SMTP_URL: server.url };
  await using _one = await openAgain(site, settings);
  await using _two = await openAgain(site, settings);
  await using _three = await openAgain(site, settings);
  // One server sends three at a time.
  await vi.waitFor(() => expect(server.begun() - server.mails.length).toBeGreaterThan(3), {
    interval: 20,
    timeout: 20_000,
  });
  await waitUntilDelivered(site);
  expectEachOnce(server, 60);
});

test.concurrent('without a configured mail server mail waits, untried', async () => {
  await using site = await open('SQLite', {});
  await submitEnquiry(site, sampleEnquiry);
  await site.app.close();
  const waiting = await listUndelivered(site.store.db);
  expect(waiting.map(({ kind }) => kind).sort()).toEqual(['enquiry-acknowledgement', 'enquiry-notification']);
  expect(waiting).toMatchObject(Array(2).fill({ state: 'waiting', attempts: 0 }));
});

test.concurrent('a slow mail server does not delay the response to the visitor', async () => {
  await using server = await startMailServer({ delay: 300 });
  await using site = await open('SQLite', { SMTP_URL: server.url });
  await submitEnquiry(site, sampleEnquiry);
  expect(server.mails).toEqual([]);
  await waitUntilDelivered(site);
  expectEachOnce(server, 2);
});

test.concurrent('on shutdown a delivery in progress is finished', async () => {
  await using server = await startMailServer({ delay: 200 });
  await using site = await open('SQLite', { SMTP_URL: server.url, SHUTDOWN_TIMEOUT_SECONDS: '10' });
  await submitEnquiry(site, sampleEnquiry);
  await vi.waitFor(() => expect(server.begun()).toBeGreaterThan(0), 10_000);
  await site.app.close();
  const waiting = await listUndelivered(site.store.db);
  expect(waiting).toMatchObject(waiting.map(() => ({ state: 'waiting', attempts: 0 })));
  expectEachOnce(server, 2 - waiting.length);
});

test.concurrent('on shutdown a delivery that hangs is aborted, and succeeds after the next start', async () => {
  await using server = await startMailServer({ delay: 600_000 });
  await using site = await open('SQLite', { SMTP_URL: server.url });
  await submitEnquiry(site, sampleEnquiry);
  await vi.waitFor(() => expect(server.begun()).toBeGreaterThan(0), 10_000);
  const start = performance.now();
  await site.app.close();
  expect(performance.now() - start).toBeLessThan(5_000);
  expect((await listUndelivered(site.store.db)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);

  server.behaviour.delay = 0;
  await using next = await openAgain(site, { SMTP_URL: server.url });
  await waitUntilDelivered(next);
  expectEachOnce(server, 2);
});
