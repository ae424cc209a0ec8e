import { expect, inject, test, vi } from 'vitest';
import { site } from '#content/site.ts';
import { claimDue, listUndelivered, queueMessages, recordAttempt } from '#database/outbox/outbox-store.ts';
import { outboxMessageKinds } from '#domain/outbox/outbox.ts';
import { startWorker, type WorkerEvent } from '#mail/outbox/worker.ts';
import { createSmtpSender } from '#mail/smtp.ts';
import { startMailServer } from '#tests/smtp.ts';
import { openTestStore } from '#tests/store.ts';

/** A worker with short delays, on a store and a mail server of its own; every message is the same mail to Asha. */
async function open() {
  const server = await startMailServer();
  const store = await openTestStore('SQLite', inject('postgresUrl'));
  const smtp = createSmtpSender(server.url, 'site@post.example', site);
  const events: WorkerEvent[] = [];
  const worker = startWorker({
    claim: (leaseSeconds, now) => claimDue(store.db, { kinds: outboxMessageKinds, leaseSeconds, now }),
    record: (id, result) => recordAttempt(store.db, id, result),
    deliver: ({ id }, signal) => smtp.send(id, 'asha@example.in', { subject: 'Word', blocks: ['A word.'] }, signal),
    backoff: { firstSeconds: 0.01, longestSeconds: 0.02, attempts: 3 },
    concurrency: 1,
    pollSeconds: 0.01,
    clock: () => new Date(),
    onEvent: (event) => events.push(event),
  });
  return {
    ...{ server, db: store.db, events },
    async [Symbol.asyncDispose]() {
      await worker.stop(1);
      smtp.close();
      await server.stop();
      await store[Symbol.asyncDispose]();
    },
  };
}

test('a message that fails too often is given up, and not tried again', async () => {
  await using post = await open();
  await post.server.stop();
  await queueMessages(post.db, [{ kind: 'enquiry-notification', subjectId: 'a' }], new Date());
  await vi.waitFor(() => expect(post.events).toHaveLength(3), 10_000);
  await post.server.start();
  await queueMessages(post.db, [{ kind: 'enquiry-notification', subjectId: 'b' }], new Date());
  await vi.waitFor(() => expect(post.events).toHaveLength(4), 10_000);
  expect(post.events).toMatchObject([
    { event: 'retry', attempts: 1, errorKind: 'unreachable' },
    { event: 'retry', attempts: 2 },
    { event: 'given-up', attempts: 3 },
    { event: 'delivered', attempts: 1 },
  ]);
  expect(await listUndelivered(post.db)).toMatchObject([{ subjectId: 'a', state: 'given-up', attempts: 3 }]);
  expect(post.server.mails).toHaveLength(1);
});

test('events for the log hold no address and no content', async () => {
  await using post = await open();
  post.server.behaviour.answer = (command) => (command === 'RCPT' ? 550 : 250);
  await queueMessages(post.db, [{ kind: 'enquiry-acknowledgement', subjectId: 'a' }], new Date());
  await vi.waitFor(() => expect(post.events).toHaveLength(1), 10_000);
  expect(post.events).toEqual([
    { event: 'given-up', kind: 'enquiry-acknowledgement', attempts: 1, errorKind: 'refused' },
  ]);
});

test('an error of the store is reported, and the worker continues when it is over', async () => {
  await using post = await open();
  await post.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
  await vi.waitFor(() => expect(post.events.map(({ event }) => event)).toContain('error'), 10_000);
  await post.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
  await queueMessages(post.db, [{ kind: 'enquiry-notification', subjectId: 'a' }], new Date());
  await vi.waitFor(() => expect(post.server.mails).toHaveLength(1), 10_000);
});
