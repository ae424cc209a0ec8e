import { expect, inject, test, vi } from 'vitest';
import { listAudit } from '#database/audit/audit-store.ts';
import { readFindings, readOutbox, readRepository, retryOutbox, sendTestMail } from '#services/desk/state.ts';
import { createTestApp } from '#tests/app.ts';
import { startMailServer } from '#tests/smtp.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { openTestStore } from '#tests/store.ts';

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

test('an unknown mailbox is refused, and an editor sees nothing of the state', async () => {
  await using store = await openTestStore('SQLite', inject('postgresUrl'));
  const context = createDeskContext(store);
  const [meera, editor] = [await addStaff(store, 'Meera Iyer'), await addStaff(store, 'Edith', 'editor')];
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
