import { randomBytes } from 'node:crypto';
import { expect, inject, test, vi } from 'vitest';
import type { Store } from '#database/connect.ts';
import { listUndelivered, queueMessages, retryUndelivered } from '#database/outbox/outbox-store.ts';
import { createTestApp } from '#tests/app.ts';
import { type MailServer, startMailServer, submitEnquiry, waitUntilDelivered } from '#tests/smtp.ts';
import { sampleApplication, sampleEnquiry, sampleResume, storeApplication, storeEnquiry } from '#tests/submissions.ts';

const desk = 'contact@desk.example';

const open = (server: MailServer) =>
  createTestApp('SQLite', inject('postgresUrl'), {
    SMTP_URL: server.url,
    MAIL_RETRY_SECONDS: '1',
    MAIL_TO_CONTACT: desk,
  });

/** Waits until the outbox holds this and nothing else. */
const waitForUndelivered = ({ store }: { store: Store }, expected: readonly object[]) =>
  vi.waitFor(async () => expect(await listUndelivered(store.db)).toMatchObject(expected), 20_000);

/** How often each message was tried. */
async function listAttempts({ store }: { store: Store }): Promise<Record<string, number>> {
  const rows = await store.db.selectFrom('outbox').select(['kind', 'attempts']).execute();
  return Object.fromEntries(rows.map(({ kind, attempts }) => [kind, attempts]));
}

/** Replies with a status to the first `times` of these commands. */
function atFirst(times: number, command: 'MAIL' | 'RCPT' | 'DATA', status: number, to = /./) {
  let left = times;
  return (asked: string, address: string): number => {
    if (asked !== command || !to.test(address) || left === 0) return 250;
    left -= 1;
    return status;
  };
}

test.concurrent('a refused address of a visitor is given up at once, without storing the address; everything else is delivered', async () => {
  await using server = await startMailServer({ answer: atFirst(1, 'RCPT', 550, /asha/) });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await submitEnquiry(site, { ...sampleEnquiry, email: 'ravi@example.in' });
  await vi.waitFor(() => expect(server.mailsTo('ravi@example.in')).toHaveLength(1), 20_000);
  await waitForUndelivered(site, [
    { kind: 'enquiry-acknowledgement', state: 'given-up', attempts: 1, lastError: expect.stringContaining('550') },
  ]);
  expect((await listUndelivered(site.store.db))[0]?.lastError).not.toContain('asha');
  expect(server.mailsTo(desk)).toHaveLength(2);

  await retryUndelivered(site.store.db, new Date());
  await waitUntilDelivered(site);
  expect(server.mailsTo('asha@example.in')).toHaveLength(1);
});

test.concurrent('a recipient who is refused temporarily gets the mail later, once', async () => {
  await using server = await startMailServer({ answer: atFirst(1, 'RCPT', 451, /asha/) });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitUntilDelivered(site);
  expect(await listAttempts(site)).toEqual({ 'enquiry-notification': 1, 'enquiry-acknowledgement': 2 });
  expect(server.mailsTo('asha@example.in')).toHaveLength(1);
  expect(server.mailsTo(desk)).toHaveLength(1);
});

test.concurrent('a refused desk is not given up: its configuration can be fixed', async () => {
  await using server = await startMailServer({ answer: atFirst(1, 'RCPT', 550, /desk/) });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitUntilDelivered(site);
  expect(await listAttempts(site)).toEqual({ 'enquiry-notification': 2, 'enquiry-acknowledgement': 1 });
  expect(server.mails).toHaveLength(2);
});

test.concurrent('when the sender is refused no mail is given up: the configuration can be fixed', async () => {
  await using server = await startMailServer({ answer: atFirst(2, 'MAIL', 550) });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitUntilDelivered(site);
  expect(server.mails).toHaveLength(2);
});

test.concurrent('an acknowledgement that the server refuses after DATA is given up at once', async () => {
  await using server = await startMailServer({ answer: atFirst(1, 'DATA', 554, /asha/) });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitForUndelivered(site, [{ kind: 'enquiry-acknowledgement', state: 'given-up', attempts: 1 }]);
  expect(server.mailsTo(desk)).toHaveLength(1);
});

test.concurrent('messages whose connection is lost are delivered whole on the next attempt, and once', async () => {
  await using server = await startMailServer({ dropDuringData: 2 });
  await using site = await open(server);
  const resume = { ...sampleResume, bytes: Buffer.concat([sampleResume.bytes, randomBytes(2_000_000)]) };
  await storeApplication(site.store.db, sampleApplication, resume);
  await waitUntilDelivered(site);
  expect(server.begun()).toBe(4);
  expect(server.mails).toHaveLength(2);
  const attached = server.mails.flatMap(({ read }) => read.attachments.map(({ content }) => content));
  expect(attached.map((content) => Buffer.from(content as ArrayBuffer).equals(resume.bytes))).toEqual([true]);
});

test.concurrent('when the reply to a message is lost it is sent again under the same Message-ID', async () => {
  await using server = await startMailServer({ dropBeforeAnswer: 1 });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitUntilDelivered(site);
  const ids = server.mails.map(({ read }) => read.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([3, 2]);
});

test.concurrent('an acknowledgement that has waited for three days is given up untried; the notification is sent', async () => {
  await using server = await startMailServer();
  await using site = await open(server);
  const now = new Date(Date.now() - 3 * 24 * 3_600_000 - 1_000);
  await storeEnquiry(site.store.db, sampleEnquiry, { now });
  await waitForUndelivered(site, [{ kind: 'enquiry-acknowledgement', state: 'given-up' }]);
  expect(server.recipients).toEqual([desk]);
});

test.concurrent('a message whose subject was erased meanwhile is completed without a mail', async () => {
  await using server = await startMailServer();
  await using site = await open(server);
  for (const message of [
    'enquiry-notification',
    'enquiry-acknowledgement',
    'application-notification',
    'application-acknowledgement',
  ] as const) {
    await queueMessages(site.store.db, [{ kind: message, subjectId: 'erased' }], new Date());
  }
  await waitUntilDelivered(site);
  expect(server.recipients).toEqual([]);
});
