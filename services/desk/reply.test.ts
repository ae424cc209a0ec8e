import { expect, inject, test, vi } from 'vitest';
import { site as shipped } from '#content/site.ts';
import { findLead, replyToLead } from '#services/desk/leads.ts';
import { createTestApp } from '#tests/app.ts';
import { startMailServer } from '#tests/smtp.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { storeApplication, storeEnquiry } from '#tests/submissions.ts';

const texts = { subject: 'Prices of two years', text: 'Dear Asha,\n\n<b>₹1,770</b>\nwith GST.', revision: 0 };

test('a reply arrives as it was written, and the answer goes to our mailbox; one that is refused is shown as not delivered', async () => {
  const refusal = (command: string, address: string) => (command === 'RCPT' && address.includes('ravi') ? 550 : 250);
  await using server = await startMailServer({ answer: refusal });
  await using app = await createTestApp('SQLite', inject('postgresUrl'), { SMTP_URL: server.url });
  const context = createDeskContext(app.store);
  const meera = await addStaff(app.store, 'Meera Iyer');
  const [enquiry, application] = [await storeEnquiry(app.store.db), await storeApplication(app.store.db)];
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
});
