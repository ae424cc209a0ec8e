import { expect, inject, test, vi } from 'vitest';
import { listAudit } from '#database/audit/audit-store.ts';
import { queueMessages, recordAttempt } from '#database/outbox/outbox-store.ts';
import { readFindings, readOutbox, readRepository, retryOutbox, sendTestMail } from '#services/desk/state.ts';
import { createTestApp } from '#tests/app.ts';
import { startMailServer } from '#tests/smtp.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';

test('a test mail arrives in the mailbox that was chosen; each that is sent is one of its own', async () => {
  await using server = await startMailServer();
  const env = { SMTP_URL: server.url, MAIL_TO_CAREER: 'jobs@mohar.example' };
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
    readRepository(context, editor),
    readFindings(context, editor),
  ]) {
    await expect(refused).rejects.toMatchObject({ code: 'not-allowed' });
  }
  expect((await readOutbox(context, meera)).messages).toEqual([]);
});
