import { expect, inject, test, vi } from 'vitest';
import { site } from '#content/site.ts';
import { claimDue, listUndelivered, queueMessages, recordAttempt } from '#database/outbox/outbox-store.ts';
import { outboxMessageKinds } from '#domain/outbox/outbox.ts';
import { defaultBackoff, startWorker, type WorkerContext, type WorkerEvent } from '#mail/outbox/worker.ts';
import { createSmtpSender } from '#mail/smtp.ts';
import { startMailServer } from '#tests/smtp.ts';
import { openTestStore } from '#tests/store.ts';

/** A worker with short delays, on a store and a mail server of its own; every message is the same mail to Asha. */
async function open({ clock = () => new Date(), ...changes }: Partial<WorkerContext> = {}) {
  const server = await startMailServer();
  const store = await openTestStore('SQLite', inject('postgresUrl'));
  const smtp = createSmtpSender(server.url, 'site@post.example', site);
  const events: WorkerEvent[] = [];
  const worker = startWorker({
    claim: (leaseSeconds, now) => claimDue(store.db, { kinds: outboxMessageKinds, leaseSeconds, now }),
    record: (message, result) => recordAttempt(store.db, message, result),
    deliver: ({ id }, signal) => smtp.send(id, 'asha@example.in', { subject: 'Word', blocks: ['A word.'] }, signal),
    backoff: { firstSeconds: 0.01, longestSeconds: 0.02, attempts: 3 },
    concurrency: 1,
    pollSeconds: 0.01,
    clock,
    onEvent: (event) => events.push(event),
    ...changes,
  });
  return {
    server,
    db: store.db,
    events,
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

test('a message that cannot be composed is given up after as many attempts as any other', async () => {
  const failure = new TypeError('the row has no name');
  await using post = await open({ deliver: () => Promise.reject(failure) });
  await queueMessages(post.db, [{ kind: 'enquiry-notification', subjectId: 'a' }], new Date());
  await vi.waitFor(() => expect(post.events).toHaveLength(6), 10_000);
  expect(post.events.filter(({ event }) => event !== 'not-composed')).toMatchObject([
    { event: 'retry', attempts: 1, errorKind: 'temporary' },
    { event: 'retry', attempts: 2 },
    { event: 'given-up', attempts: 3 },
  ]);
  const broken = { event: 'not-composed', kind: 'enquiry-notification', error: failure };
  expect(post.events.filter(({ event }) => event === 'not-composed')).toEqual(Array(3).fill(broken));
  const lastError = 'the message could not be composed';
  expect(await listUndelivered(post.db)).toMatchObject([{ state: 'given-up', attempts: 3, lastError }]);
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

test('after an hour without a mail server everything is delivered once, and nothing is given up', async () => {
  let now = Date.parse('2026-11-22T10:00:00Z');
  await using post = await open({ clock: () => new Date(now), backoff: defaultBackoff, concurrency: 3 });
  await post.server.stop();
  for (const subject of 'abcdefghijkl') {
    await queueMessages(post.db, [{ kind: 'enquiry-notification', subjectId: subject }], new Date(now));
  }
  const countAttempts = async () => (await listUndelivered(post.db)).reduce((sum, { attempts }) => sum + attempts, 0);
  for (let minute = 0; minute < 60; minute += 5) {
    const before = await countAttempts();
    now += 5 * 60_000;
    // By then at least one is due again.
    if (minute < 15) await vi.waitFor(async () => expect(await countAttempts()).toBeGreaterThan(before), 10_000);
  }
  await post.server.start();
  // The last delay is at most twice the hour; the delay of an attempt that fails only now starts now.
  now += 2 * 3_600_000;
  const isDelivered = () => {
    now += 60_000;
    expect(post.server.mails).toHaveLength(12);
  };
  await vi.waitFor(isDelivered, 30_000);
  await vi.waitFor(async () => expect(await listUndelivered(post.db)).toEqual([]), 10_000);
  expect(new Set(post.server.mails.map(({ read }) => read.messageId)).size).toBe(12);
  expect(post.events.filter(({ event }) => event === 'given-up')).toEqual([]);
});

test('what was queued while the clock was a year ahead is delivered when it is set back', async () => {
  let now = Date.parse('2027-11-22T10:00:00Z');
  await using post = await open({ clock: () => new Date(now), backoff: defaultBackoff });
  await post.server.stop();
  await queueMessages(post.db, [{ kind: 'enquiry-notification', subjectId: 'a' }], new Date(now));
  await vi.waitFor(() => expect(post.events).toMatchObject([{ event: 'retry' }]), 10_000);
  await post.server.start();
  now = Date.parse('2026-11-22T10:00:00Z');
  await queueMessages(post.db, [{ kind: 'enquiry-notification', subjectId: 'b' }], new Date(now));
  await vi.waitFor(() => expect(post.server.mails).toHaveLength(2), 10_000);
});
