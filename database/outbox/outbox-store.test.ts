import { describe, expect, inject, test } from 'vitest';
import {
  addToOutbox,
  claimDue,
  listUndelivered,
  recordAttempt,
  retryUndelivered,
} from '#database/outbox/outbox-store.ts';
import { type OutboxMessage, outboxMessages } from '#domain/outbox/outbox.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const start = new Date('2026-11-21T10:00:00Z');
const plus = (seconds: number): Date => new Date(start.getTime() + seconds * 1_000);

describe.each(dialects)('the outbox in %s', (dialect) => {
  const open = () => openTestStore(dialect, inject('postgresUrl'));
  const claim = (
    store: Awaited<ReturnType<typeof open>>,
    now: Date,
    messages: readonly OutboxMessage[] = outboxMessages,
  ) => claimDue(store.db, { messages, leaseSeconds: 90, now });

  test('a message is written once for its subject', async () => {
    await using store = await open();
    expect(await addToOutbox(store.db, 'digest', '2026-11-21', start)).toBe(true);
    expect(await addToOutbox(store.db, 'digest', '2026-11-21', start)).toBe(false);
    expect(await listUndelivered(store.db)).toHaveLength(1);
  });

  test('what is taken is nobody else’s until its lease is over', async () => {
    await using store = await open();
    await addToOutbox(store.db, 'enquiry-notice', 'a', start);
    expect(await claim(store, start)).toMatchObject({ subjectId: 'a', attempts: 1 });
    expect(await claim(store, plus(89))).toBeUndefined();
    expect(await claim(store, plus(90))).toMatchObject({ subjectId: 'a', attempts: 2 });
  });

  test('many takers at once take each message once', async () => {
    await using store = await open();
    for (const subject of 'abcdefgh') await addToOutbox(store.db, 'enquiry-notice', subject, start);
    const taken: string[] = [];
    // A taker that lost a race finds the next one when it looks again.
    for (let round = 0; round < 8 && taken.length < 8; round += 1) {
      const entries = await Promise.all(Array.from({ length: 5 }, () => claim(store, start)));
      taken.push(...entries.flatMap((entry) => (entry ? [entry.subjectId] : [])));
    }
    expect(taken.sort().join('')).toBe('abcdefgh');
  });

  test('the longest due goes first; only the kinds that are asked for go', async () => {
    await using store = await open();
    await addToOutbox(store.db, 'enquiry-webhook', 'hook', start);
    await addToOutbox(store.db, 'enquiry-notice', 'late', plus(2));
    await addToOutbox(store.db, 'enquiry-notice', 'early', plus(1));
    const mail = outboxMessages.filter((message) => message !== 'enquiry-webhook');
    const taken = [
      await claim(store, plus(3), mail),
      await claim(store, plus(3), mail),
      await claim(store, plus(3), mail),
    ];
    expect(taken.map((entry) => entry?.subjectId)).toEqual(['early', 'late', undefined]);
    expect(await claim(store, plus(3), [])).toBeUndefined();
  });

  test('an outcome is written down: delivered is done, later comes again, given up waits to be asked', async () => {
    await using store = await open();
    for (const subject of 'abc') await addToOutbox(store.db, 'enquiry-notice', subject, start);
    const entries = [await claim(store, start), await claim(store, start), await claim(store, start)];
    const [a = '', b = '', c = ''] = entries.map((entry) => entry?.id ?? '');
    await recordAttempt(store.db, a, { outcome: 'delivered' });
    await recordAttempt(store.db, b, { outcome: 'later', dueAt: plus(30), fault: 'nobody there' });
    await recordAttempt(store.db, c, { outcome: 'given-up', fault: 'refused' });
    expect(await claim(store, plus(29))).toBeUndefined();
    expect(await claim(store, plus(30))).toMatchObject({ id: b, lastFault: 'nobody there' });
    expect((await listUndelivered(store.db)).map(({ state }) => state)).toEqual(['waiting', 'given-up']);
    expect(await retryUndelivered(store.db, plus(60))).toBe(2);
    expect(await claim(store, plus(60))).toMatchObject({ attempts: 1 });
  });
});
