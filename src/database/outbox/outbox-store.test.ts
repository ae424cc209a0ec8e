import { describe, expect, inject, test } from 'vitest';
import {
  claimDue,
  deleteFinished,
  listUndelivered,
  queueMessages,
  recordAttempt,
  retryUndelivered,
} from '#database/outbox/outbox-store.ts';
import { countUndelivered } from '#database/outbox/undelivered-counts.ts';
import { type OutboxMessageKind, outboxMessageKinds } from '#domain/outbox/outbox.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const start = new Date('2026-11-21T10:00:00Z');
const plus = (seconds: number): Date => new Date(start.getTime() + seconds * 1_000);

describe.each(dialects)('the outbox in %s', (dialect) => {
  const open = () => openTestStore(dialect, inject('postgresUrl'));
  const claim = (
    store: Awaited<ReturnType<typeof open>>,
    now: Date,
    kinds: readonly OutboxMessageKind[] = outboxMessageKinds,
  ) => claimDue(store.db, { kinds, leaseSeconds: 90, now });

  test('a message is queued once for its subject', async () => {
    await using store = await open();
    expect(await queueMessages(store.db, [{ kind: 'digest', subjectId: '2026-11-21' }], start)).toEqual(['digest']);
    expect(await queueMessages(store.db, [{ kind: 'digest', subjectId: '2026-11-21' }], start)).toEqual([]);
    expect(await listUndelivered(store.db)).toHaveLength(1);
  });

  test('a claimed message is not claimed again until its lease expires', async () => {
    await using store = await open();
    await queueMessages(store.db, [{ kind: 'enquiry-notification', subjectId: 'a' }], start);
    expect(await claim(store, start)).toMatchObject({ subjectId: 'a', attempts: 1 });
    expect(await claim(store, plus(89))).toBeUndefined();
    expect(await claim(store, plus(90))).toMatchObject({ subjectId: 'a', attempts: 2 });
  });

  test('concurrent claims get each message once', async () => {
    await using store = await open();
    for (const subject of 'abcdefgh')
      await queueMessages(store.db, [{ kind: 'enquiry-notification', subjectId: subject }], start);
    const claimed: string[] = [];
    // After a lost race a repeated claim finds the next message.
    for (let round = 0; round < 8 && claimed.length < 8; round += 1) {
      const messages = await Promise.all(Array.from({ length: 5 }, () => claim(store, start)));
      claimed.push(...messages.flatMap((message) => (message ? [message.subjectId] : [])));
    }
    expect(claimed.sort().join('')).toBe('abcdefgh');
  });

  test('the longest due is claimed first, and only of the given kinds', async () => {
    await using store = await open();
    await queueMessages(store.db, [{ kind: 'enquiry-webhook', subjectId: 'hook' }], start);
    await queueMessages(store.db, [{ kind: 'enquiry-notification', subjectId: 'late' }], plus(2));
    await queueMessages(store.db, [{ kind: 'enquiry-notification', subjectId: 'early' }], plus(1));
    const mail = outboxMessageKinds.filter((kind) => kind !== 'enquiry-webhook');
    const claimed = [
      await claim(store, plus(3), mail),
      await claim(store, plus(3), mail),
      await claim(store, plus(3), mail),
    ];
    expect(claimed.map((message) => message?.subjectId)).toEqual(['early', 'late', undefined]);
    expect(await claim(store, plus(3), [])).toBeUndefined();
  });

  test('an outcome is recorded: delivered is done, later is due again, given up waits for a retry', async () => {
    await using store = await open();
    for (const subject of 'abc')
      await queueMessages(store.db, [{ kind: 'enquiry-notification', subjectId: subject }], start);
    const a = await claim(store, start);
    const b = await claim(store, start);
    const c = await claim(store, start);
    if (!a || !b || !c) throw new Error('three messages were queued');
    await recordAttempt(store.db, a, { outcome: 'delivered' });
    await recordAttempt(store.db, b, { outcome: 'retry', dueAt: plus(30), error: 'nobody there' });
    await recordAttempt(store.db, c, { outcome: 'given-up', error: 'refused' });
    expect(await claim(store, plus(29))).toBeUndefined();
    expect(await claim(store, plus(30))).toMatchObject({ id: b.id, lastError: 'nobody there' });
    expect((await listUndelivered(store.db)).map(({ state }) => state).sort()).toEqual(['given-up', 'waiting']);
    expect((await countUndelivered(store.db)).oldest).toBe(start.toISOString());
    expect(await retryUndelivered(store.db, plus(120))).toBe(2);
    // They wait since the retry.
    expect((await countUndelivered(store.db)).oldest).toBe(plus(120).toISOString());
    expect(await claim(store, plus(120))).toMatchObject({ attempts: 1 });
    // Also during the first attempt after it.
    expect(await claim(store, plus(120))).toMatchObject({ attempts: 1 });
    expect((await countUndelivered(store.db)).oldest > plus(120).toISOString()).toBe(true);
  });

  test('a given-up acknowledgement is nothing to send again, and is deleted with delivered messages', async () => {
    await using store = await open();
    const kinds = ['enquiry-acknowledgement', 'application-acknowledgement', 'reply'] as const;
    for (const kind of kinds) await queueMessages(store.db, [{ kind, subjectId: 'a' }], start);
    for (const _kind of kinds) {
      const claimed = await claimDue(store.db, { kinds, leaseSeconds: 90, now: start });
      if (claimed) await recordAttempt(store.db, claimed, { outcome: 'given-up', error: '550' });
    }
    expect(await countUndelivered(store.db)).toEqual({ waiting: 0, givenUp: 3, toSendAgain: 1, oldest: '' });
    await deleteFinished(store.db, start.toISOString());
    expect(await countUndelivered(store.db)).toMatchObject({ givenUp: 3 });
    await deleteFinished(store.db, plus(1).toISOString());
    expect((await listUndelivered(store.db)).map(({ kind }) => kind)).toEqual(['reply']);
  });

  test('a retry leaves the message that an attempt has, until its lease expires', async () => {
    await using store = await open();
    for (const subject of 'ab')
      await queueMessages(store.db, [{ kind: 'enquiry-notification', subjectId: subject }], start);
    const claimed = await claim(store, start);
    expect(await retryUndelivered(store.db, plus(1))).toBe(1);
    expect(await claim(store, plus(1))).not.toMatchObject({ id: claimed?.id });
    expect(await claim(store, plus(89))).toBeUndefined();
    expect(await retryUndelivered(store.db, plus(90))).toBe(1);
    expect(await claim(store, plus(90))).toMatchObject({ id: claimed?.id, attempts: 1 });
    // A process with a clock skew of two days had it.
    await claim(store, plus(2 * 86_400));
    expect(await retryUndelivered(store.db, plus(91))).toBe(1);
  });

  test('an attempt that outlives its lease does not overwrite the result of the next one', async () => {
    await using store = await open();
    await queueMessages(store.db, [{ kind: 'enquiry-notification', subjectId: 'a' }], start);
    const slow = await claim(store, start);
    const next = await claim(store, plus(90));
    if (!slow || !next) throw new Error('the message is claimed twice');
    await recordAttempt(store.db, slow, { outcome: 'given-up', error: 'timed out' });
    expect(await listUndelivered(store.db)).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    await recordAttempt(store.db, next, { outcome: 'delivered' });
    await recordAttempt(store.db, slow, { outcome: 'retry', dueAt: plus(200), error: 'timed out' });
    expect(await listUndelivered(store.db)).toEqual([]);
  });
});

test('a message that another process is claiming is passed over for the next, without waiting', async () => {
  await using store = await openTestStore('PostgreSQL', inject('postgresUrl'));
  for (const subject of 'ab')
    await queueMessages(store.db, [{ kind: 'enquiry-notification', subjectId: subject }], start);
  const claim = (db: typeof store.db) => claimDue(db, { kinds: outboxMessageKinds, leaseSeconds: 90, now: start });
  await store.db.transaction().execute(async (trx) => {
    expect(await claim(trx)).toMatchObject({ subjectId: 'a' });
    expect(await claim(store.db)).toMatchObject({ subjectId: 'b' });
  });
});
