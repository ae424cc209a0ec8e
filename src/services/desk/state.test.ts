import { expect, inject, test, vi } from 'vitest';
import { listAudit } from '#database/audit/audit-store.ts';
import { queueMessages, recordAttempt } from '#database/outbox/outbox-store.ts';
import { readFindings, readOutbox, readRepository, readState, retryOutbox } from '#services/desk/state.ts';
import { readTestMail, sendTestMail, waitForTestMail } from '#services/desk/test-mail.ts';
import { createTestApp } from '#tests/app.ts';
import { startMailServer } from '#tests/smtp.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';

test('a test mail arrives in the mailbox that was chosen; each that is sent is one of its own', async () => {
  await using server = await startMailServer();
  const env = { SMTP_URL: server.url, MAIL_RETRY_SECONDS: '1', MAIL_TO_CAREER: 'jobs@mohar.example' };
  await using app = await createTestApp('SQLite', inject('postgresUrl'), env);
  const context = createDeskContext(app.store);
  const meera = await addStaff(app.store, 'Meera Iyer');
  await sendTestMail(context, meera, 'career');
  await sendTestMail(context, meera, 'career');
  await vi.waitFor(() => expect(server.mailsTo('jobs@mohar.example')).toHaveLength(2), 20_000);
  const [mail] = server.mailsTo('jobs@mohar.example');
  expect(mail?.read.subject).toBe('Test: mail from the desk arrives');
  expect(await listAudit(app.store.db, {}, 1)).toMatchObject([
    { action: 'test-mail-queued', staffId: meera.id, detail: 'career' },
  ]);
  await vi.waitFor(async () => expect((await readOutbox(context, meera)).messages).toEqual([]), 20_000);
});

test('what became of a test mail is known when the page is shown again: delivered, refused with the reason, or waiting', async () => {
  await using server = await startMailServer();
  const env = { SMTP_URL: server.url, MAIL_RETRY_SECONDS: '1', MAIL_TO_CONTACT: 'us@mohar.example' };
  await using app = await createTestApp('SQLite', inject('postgresUrl'), env);
  const context = createDeskContext(app.store);
  const meera = await addStaff(app.store, 'Meera Iyer');
  expect(await readTestMail(context, meera)).toBeUndefined();
  const send = async () => {
    await waitForTestMail(context, meera, await sendTestMail(context, meera, 'contact'));
    return readTestMail(context, meera);
  };
  expect(await send()).toMatchObject({ mailbox: 'contact', outcome: 'delivered', lastError: '', retriedAt: '' });
  expect(server.mailsTo('us@mohar.example')).toHaveLength(1);
  server.behaviour.answer = () => 550;
  const failed = await send();
  expect(failed).toMatchObject({ outcome: 'failed', lastError: expect.stringContaining('550') });
  // It is tried again by itself.
  expect(Date.parse(failed?.retriedAt ?? '')).toBeGreaterThan(Date.now());
});

test.each(dialects)('a test mail waits for a mail server, and the last one counts, on %s', async (dialect) => {
  await using store = await openTestStore(dialect, inject('postgresUrl'));
  const meera = await addStaff(store, 'Meera Iyer');
  const at = (time: string) => ({ ...createDeskContext(store, () => new Date(time)), isMailConfigured: false });
  const first = await sendTestMail(at('2026-11-21T06:00:00.000Z'), meera, 'career');
  await sendTestMail(at('2026-11-21T06:01:00.000Z'), meera, 'digest');
  await waitForTestMail(at('2026-11-21T06:01:00.000Z'), meera, first);
  await recordAttempt(store.db, { id: first, leaseUntil: '' }, { outcome: 'given-up', error: '550 no such user' });
  expect(await readTestMail(at('2026-11-21T06:02:00.000Z'), meera)).toMatchObject({
    mailbox: 'digest',
    queuedAt: '2026-11-21T06:01:00.000Z',
    outcome: 'waiting',
  });
});

test.each(dialects)(
  'the state of %s names mail that does not go out, with the error of the oldest',
  async (dialect) => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    const meera = await addStaff(store, 'Meera Iyer');
    const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 6, minute));
    const queue = (id: string, kind: 'reply' | 'enquiry-webhook', minute: number) =>
      queueMessages(store.db, [{ id, kind, subjectId: `lead-${id}`, deduplicationKey: id }], at(minute));
    await queue('a', 'reply', 0);
    await queue('b', 'reply', 1);
    await queue('c', 'enquiry-webhook', 5);
    await recordAttempt(
      store.db,
      { id: 'a', leaseUntil: '' },
      { outcome: 'retry', error: 'the mail server cannot be reached', dueAt: at(30) },
    );
    const read = async (minute: number) => {
      const { problems } = await readState(
        createDeskContext(store, () => at(minute)),
        meera,
      );
      return problems.filter(({ kind }) => kind === 'stuck');
    };
    expect(await read(10)).toEqual([]);
    const mail = { kind: 'stuck', channel: 'mail', waiting: 2, since: at(0).toISOString() };
    expect(await read(11)).toMatchObject([{ ...mail, lastError: 'the mail server cannot be reached' }]);
    expect(await read(16)).toMatchObject([mail, { channel: 'webhook', waiting: 1, since: at(5).toISOString() }]);
  },
);

test.each(dialects)('the outbox of %s has pages, of which the first begins with what failed', async (dialect) => {
  await using store = await openTestStore(dialect, inject('postgresUrl'));
  const context = createDeskContext(store);
  const meera = await addStaff(store, 'Meera Iyer');
  const queue = (nth: number, kind: 'reply' | 'test') =>
    queueMessages(
      store.db,
      [{ id: `${kind}-${nth}`, kind, subjectId: `lead-${nth}`, deduplicationKey: `${nth}` }],
      at(nth),
    );
  const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 6, minute));
  for (let nth = 0; nth < 44; nth += 1) await queue(nth, 'reply');
  await queue(44, 'test');
  // The last of the oldest hundred was never shown: here the newest two fail.
  for (const nth of [42, 43])
    await recordAttempt(store.db, { id: `reply-${nth}`, leaseUntil: '' }, { outcome: 'given-up', error: '550' });

  const first = await readOutbox(context, meera);
  const second = await readOutbox(context, meera, 2);
  const last = await readOutbox(context, meera, 5);
  expect(first.messages.slice(0, 4).map(({ id }) => id)).toEqual(['reply-43', 'reply-42', 'test-44', 'reply-41']);
  expect([first, second, last].map(({ messages, page, pages }) => [messages.length, page, pages])).toEqual([
    [10, 1, 5],
    [10, 2, 5],
    [5, 5, 5],
  ]);
  const ids = [first, second, last].flatMap(({ messages }) => messages.map(({ id }) => id));
  expect([new Set(ids).size, ids.at(-1)]).toEqual([25, 'reply-0']);
  for (const [asked, page] of [
    [99, 5],
    [0, 1],
    [-1, 1],
    [Number.NaN, 1],
  ] as const) {
    expect((await readOutbox(context, meera, asked)).page).toBe(page);
  }
});

test('an unknown mailbox is refused, and an editor sees nothing of the state', async () => {
  await using store = await openTestStore('SQLite', inject('postgresUrl'));
  const context = createDeskContext(store);
  const meera = await addStaff(store, 'Meera Iyer');
  const editor = await addStaff(store, 'Edith', 'editor');
  await expect(sendTestMail(context, meera, 'asha@example.in')).rejects.toMatchObject({ code: 'entry-invalid' });
  for (const refused of [
    sendTestMail(context, editor, 'contact'),
    retryOutbox(context, editor),
    readOutbox(context, editor),
    readState(context, editor),
    readTestMail(context, editor),
    readRepository(context, editor),
    readFindings(context, editor),
  ]) {
    await expect(refused).rejects.toMatchObject({ code: 'not-allowed' });
  }
  expect((await readOutbox(context, meera)).messages).toEqual([]);
});
