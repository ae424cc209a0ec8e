import { expect, inject, test, vi } from 'vitest';
import { site as shipped } from '#content/site.ts';
import { listNotDelivered, replyToLead, sendReplyAgain } from '#services/desk/answer-lead.ts';
import { findLead } from '#services/desk/leads.ts';
import { listLeadPage } from '#services/desk/list-leads.ts';
import { createTestApp } from '#tests/app.ts';
import { startMailServer } from '#tests/smtp.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { sampleApplication, storeApplication, storeEnquiry } from '#tests/submissions.ts';

const texts = { subject: 'Prices of two years', text: 'Dear Asha,\n\n<b>₹1,770</b>\nwith GST.', revision: 0 };

test('a reply arrives as it was written, and the answer goes to our mailbox; one that is refused is shown as not delivered, puts the lead back, and is sent again to a corrected address', async () => {
  let isRefused = true;
  const refusal = (command: string, address: string) =>
    isRefused && command === 'RCPT' && address.includes('ravi') ? 550 : 250;
  await using server = await startMailServer({ answer: refusal });
  await using app = await createTestApp('SQLite', inject('postgresUrl'), {
    SMTP_URL: server.url,
    MAIL_RETRY_SECONDS: '1',
  });
  const context = createDeskContext(app.store);
  const meera = await addStaff(app.store, 'Meera Iyer');
  const enquiry = await storeEnquiry(app.store.db);
  const application = await storeApplication(app.store.db);
  const idOf = (saved: typeof enquiry): string => ('id' in saved ? saved.id : '');
  await replyToLead(context, meera, idOf(enquiry), texts);
  await replyToLead(context, meera, idOf(application), texts);

  const find = async (saved: typeof enquiry) => (await findLead(context, meera, idOf(saved))).replies;
  await vi.waitFor(async () => expect(await find(application)).toMatchObject([{ delivery: 'given-up' }]), 20_000);
  expect((await find(application))[0]?.deliveryError).toContain('550');
  await vi.waitFor(async () => expect(await find(enquiry)).toMatchObject([{ delivery: 'delivered' }]), 20_000);
  const reply = server.mailsTo('asha@example.in').find(({ read }) => read.subject?.startsWith(texts.subject));
  expect(reply?.read.subject).toMatch(/^Prices of two years \(reference [0-9A-F]{4}-[0-9A-F]{4}\)$/);
  expect(reply?.read.text).toContain('Dear Asha,\n\n<b>₹1,770</b>\nwith GST.');
  expect(reply?.read.html).toContain('&lt;b&gt;₹1,770&lt;/b&gt;<br>with GST.');
  expect(reply?.read.replyTo).toMatchObject([{ address: shipped.emails.support }]);
  // It is written by a person (RFC 3834, section 5).
  expect(reply?.read.headers?.map(({ key }) => key)).not.toContain('auto-submitted');

  const ids = [idOf(enquiry), idOf(application)];
  expect(await listNotDelivered(context, meera, ids)).toEqual([idOf(application)]);
  const back = await findLead(context, meera, idOf(application));
  expect(back.state).toMatchObject({ status: 'in-progress', answeredAt: '' });
  expect(back.history[0]).toMatchObject({ action: 'lead-reply-failed', staffId: '' });
  const [failed] = back.replies;
  const search = async (text: string) =>
    (await listLeadPage(context, meera, { search: text })).leads.map(({ id }) => id);
  expect(await search(sampleApplication.email)).toEqual([ids[1]]);
  const again = { replyId: failed?.id ?? '', email: 'ravi.right@example.in', revision: back.state.revision };
  const stale = { ...again, revision: 0 };
  await expect(sendReplyAgain(context, meera, ids[1] ?? '', stale)).rejects.toMatchObject({ code: 'lead-changed' });
  await expect(sendReplyAgain(context, meera, ids[0] ?? '', again)).rejects.toMatchObject({ code: 'lead-unknown' });
  isRefused = false;
  const mistyped = { ...again, email: 'ravi@' };
  await expect(sendReplyAgain(context, meera, ids[1] ?? '', mistyped)).rejects.toMatchObject({ code: 'entry-invalid' });
  await sendReplyAgain(context, meera, ids[1] ?? '', again);
  expect(await listNotDelivered(context, meera, ids)).toEqual([]);
  await vi.waitFor(async () => expect(await find(application)).toMatchObject([{ delivery: 'delivered' }]), 20_000);
  expect(server.mailsTo('ravi.right@example.in')).toHaveLength(1);
  const corrected = await findLead(context, meera, ids[1] ?? '');
  expect(corrected.lead.email).toBe('ravi.right@example.in');
  expect(corrected.state.status).toBe('answered');
  expect(corrected.notes.map(({ text }) => text)).toEqual([
    `Email address corrected from ${sampleApplication.email} to ravi.right@example.in.`,
  ]);
  expect(await search('right')).toEqual([ids[1]]);
  expect(await search(sampleApplication.email)).toEqual([]);
});
