import { randomBytes } from 'node:crypto';
import { expect, inject, test, vi } from 'vitest';
import { keepApplication } from '#database/application/keep-application.ts';
import type { Store } from '#database/connect.ts';
import { keepEnquiry } from '#database/enquiry/keep-enquiry.ts';
import { listUndelivered, queueMessage, retryUndelivered } from '#database/outbox/outbox-store.ts';
import { plainNote } from '#domain/submission/submission.ts';
import { createTestApp } from '#tests/app.ts';
import { type MailServer, startMailServer, submitEnquiry, waitUntilDelivered } from '#tests/smtp.ts';
import { sampleApplication, sampleEnquiry, sampleResume } from '#tests/submissions.ts';

const desk = 'contact@desk.example';

const open = (server: MailServer) =>
  createTestApp('SQLite', inject('postgresUrl'), {
    SMTP_URL: server.url,
    MAIL_RETRY_SECONDS: '1',
    MAIL_TO_CONTACT: desk,
  });

/** Waits until the outbox holds this and nothing else. */
const waitForUndelivered = ({ store }: { store: Store }, expected: readonly object[]) =>
  vi.waitFor(async () => expect(await listUndelivered(store.db)).toMatchObject(expected), 10_000);

/** How often each message was tried. */
async function listAttempts({ store }: { store: Store }): Promise<Record<string, number>> {
  const rows = await store.db.selectFrom('outbox').select(['message', 'attempts']).execute();
  return Object.fromEntries(rows.map(({ message, attempts }) => [message, attempts]));
}

/** Answers so to the first `times` of these commands. */
function atFirst(times: number, command: 'MAIL' | 'RCPT' | 'DATA', status: number, to = /./) {
  let left = times;
  return (asked: string, address: string): number => {
    if (asked !== command || !to.test(address) || left === 0) return 250;
    left -= 1;
    return status;
  };
}

test.concurrent('a visitor’s address that is refused is given up at once, without a word of whose it is; all else goes on', async () => {
  await using server = await startMailServer({ answer: atFirst(1, 'RCPT', 550, /asha/) });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await submitEnquiry(site, { ...sampleEnquiry, email: 'ravi@example.in' });
  await vi.waitFor(() => expect(server.mailsTo('ravi@example.in')).toHaveLength(1), 10_000);
  await waitForUndelivered(site, [
    { message: 'enquiry-acknowledgement', state: 'given-up', attempts: 1, lastError: expect.stringContaining('550') },
  ]);
  expect((await listUndelivered(site.store.db))[0]?.lastError).not.toContain('asha');
  expect(server.mailsTo(desk)).toHaveLength(2);

  // Until the operator asks for it again.
  await retryUndelivered(site.store.db, new Date());
  await waitUntilDelivered(site);
  expect(server.mailsTo('asha@example.in')).toHaveLength(1);
});

test.concurrent('a recipient who is refused for now gets the mail later, once', async () => {
  await using server = await startMailServer({ answer: atFirst(1, 'RCPT', 451, /asha/) });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitUntilDelivered(site);
  expect(await listAttempts(site)).toEqual({ 'enquiry-notification': 1, 'enquiry-acknowledgement': 2 });
  expect(server.mailsTo('asha@example.in')).toHaveLength(1);
  expect(server.mailsTo(desk)).toHaveLength(1);
});

test.concurrent('a desk of our own that is refused is not given up: that can be repaired', async () => {
  await using server = await startMailServer({ answer: atFirst(1, 'RCPT', 550, /desk/) });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitUntilDelivered(site);
  expect(await listAttempts(site)).toEqual({ 'enquiry-notification': 2, 'enquiry-acknowledgement': 1 });
  expect(server.mails).toHaveLength(2);
});

test.concurrent('when we are refused as a sender no mail is given up: that can be repaired', async () => {
  await using server = await startMailServer({ answer: atFirst(2, 'MAIL', 550) });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitUntilDelivered(site);
  expect(server.mails).toHaveLength(2);
});

test.concurrent('an acknowledgement that the server refuses once it has read it is given up at once', async () => {
  await using server = await startMailServer({ answer: atFirst(1, 'DATA', 554, /asha/) });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitForUndelivered(site, [{ message: 'enquiry-acknowledgement', state: 'given-up', attempts: 1 }]);
  expect(server.mailsTo(desk)).toHaveLength(1);
});

test.concurrent('messages that break off half-way arrive whole on the next attempt, and once', async () => {
  await using server = await startMailServer({ cutsHalfWay: 2 });
  await using site = await open(server);
  const resume = { ...sampleResume, bytes: Buffer.concat([sampleResume.bytes, randomBytes(2_000_000)]) };
  await keepApplication(site.store.db, sampleApplication, resume, plainNote);
  await waitUntilDelivered(site);
  expect(server.begun()).toBe(4);
  expect(server.mails).toHaveLength(2);
  const attached = server.mails.flatMap(({ read }) => read.attachments.map(({ content }) => content));
  expect(attached.map((content) => Buffer.from(content as ArrayBuffer).equals(resume.bytes))).toEqual([true]);
});

test.concurrent('when the answer to a message is lost it comes again under the same Message-ID', async () => {
  await using server = await startMailServer({ cutsBeforeAnswer: 1 });
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitUntilDelivered(site);
  const ids = server.mails.map(({ read }) => read.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([3, 2]);
});

test.concurrent('an acknowledgement that has waited for days would only puzzle: it is given up untried, the notice is sent', async () => {
  await using server = await startMailServer();
  await using site = await open(server);
  const now = new Date(Date.now() - 3 * 24 * 3_600_000 - 1_000);
  await keepEnquiry(site.store.db, sampleEnquiry, plainNote, { hasWebhook: false, now });
  await waitForUndelivered(site, [{ message: 'enquiry-acknowledgement', state: 'given-up' }]);
  expect(server.asked).toEqual([desk]);
});

test.concurrent('a message whose subject was erased meanwhile is done without a mail', async () => {
  await using server = await startMailServer();
  await using site = await open(server);
  for (const message of [
    'enquiry-notification',
    'enquiry-acknowledgement',
    'application-notification',
    'application-acknowledgement',
  ] as const) {
    await queueMessage(site.store.db, message, 'erased', new Date());
  }
  await waitUntilDelivered(site);
  expect(server.asked).toEqual([]);
});
