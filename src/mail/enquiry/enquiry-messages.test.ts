import { expect, inject, test } from 'vitest';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { listEnquiryFields } from '#domain/enquiry/enquiry.ts';
import { createTestApp } from '#tests/app.ts';
import { type MailServer, startMailServer, submitEnquiry, waitUntilDelivered } from '#tests/smtp.ts';
import { sampleEnquiry, samplePartner } from '#tests/submissions.ts';

const open = (server: MailServer) =>
  createTestApp('SQLite', inject('postgresUrl'), {
    SMTP_URL: server.url,
    MAIL_RETRY_SECONDS: '1',
    MAIL_FROM: 'site@post.example',
    MAIL_TO_CONTACT: 'contact@desk.example',
    MAIL_TO_PARTNER: 'partner@desk.example',
  });

const hostile = {
  ...sampleEnquiry,
  address: '12 <b>Civil</b> Lines & "Park"',
  message: 'Is 1 < 2?\n<script>alert(1)</script>\nAsha',
};

test.concurrent('an enquiry gives two mails: a notification to the desk and an acknowledgement to the visitor', async () => {
  await using server = await startMailServer();
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitUntilDelivered(site);
  expect(server.mails.map(({ from, to }) => [from, ...to]).sort()).toEqual([
    ['site@post.example', 'asha@example.in'],
    ['site@post.example', 'contact@desk.example'],
  ]);
  for (const { read, to } of server.mails) {
    expect(read.from).toEqual({ name: 'Mohar', address: 'site@post.example' });
    expect(read.to).toEqual([{ name: '', address: to[0] }]);
    // Automatic responders do not reply (RFC 3834).
    expect(read.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  }
});

test.concurrent('the notification has everything that was entered, as text and as HTML, and a reply to it goes to the visitor', async () => {
  await using server = await startMailServer();
  await using site = await open(server);
  await submitEnquiry(site, hostile);
  await waitUntilDelivered(site);
  const [enquiry] = await listEnquiries(site.store.db);
  const { read } = server.mailsTo('contact@desk.example')[0] ?? {};
  expect(read?.subject).toBe('Enquiry from Asha Rao');
  expect(read?.replyTo).toEqual([{ name: '', address: 'asha@example.in' }]);
  const { name, email, phone, address, pincode, cityName, stateName } = hostile;
  for (const value of [name, email, phone, address, pincode, cityName, stateName, enquiry?.id ?? '?']) {
    expect(read?.text).toContain(value);
  }
  expect(read?.text).toContain('Is 1 < 2?\n  <script>alert(1)</script>\n  Asha');
  for (const value of [name, email, phone, pincode, cityName, stateName]) expect(read?.html).toContain(value);
  expect(read?.html).toContain('12 &lt;b&gt;Civil&lt;/b&gt; Lines &amp; &quot;Park&quot;');
  expect(read?.html).toContain('Is 1 &lt; 2?<br>&lt;script&gt;alert(1)&lt;/script&gt;<br>Asha');
  expect(read?.html).not.toMatch(/<script|<b>/);
});

test.concurrent('the acknowledgement has the name, a reference number, and nothing else of what was entered', async () => {
  await using server = await startMailServer();
  await using site = await open(server);
  await submitEnquiry(site, hostile);
  await submitEnquiry(site, { ...sampleEnquiry, phone: '9000000001', pincode: '400001', message: 'Something else.' });
  await waitUntilDelivered(site);
  const [first, second] = server.mailsTo('asha@example.in');
  expect(first?.read.text).toContain('Dear Asha Rao,');
  const reference = /[0-9A-F]{4}-[0-9A-F]{4}/g;
  const ids = (await listEnquiries(site.store.db)).map(({ id }) => id.slice(-8).toUpperCase());
  const references = [first, second].map((mail) => mail?.read.text?.match(reference)?.join().replace('-', ''));
  expect(references.sort()).toEqual(ids.sort());
  const readParts = (mail: typeof first) =>
    `${mail?.read.subject} ${mail?.read.text} ${mail?.read.html}`.replaceAll(reference, '');
  const text = readParts(first);
  expect(readParts(second)).toBe(text);
  for (const entered of ['script', 'Civil', '9876543210', '201301', 'Gautam', 'Uttar', 'asha@']) {
    expect(text).not.toContain(entered);
  }
  expect(first?.read.attachments).toEqual([]);
});

test.concurrent('a partner’s enquiry goes to the partner desk, under the company’s name', async () => {
  await using server = await startMailServer();
  await using site = await open(server);
  const partner = { ...samplePartner, companyName: 'राव & Sons (P.) Ltd.' };
  await submitEnquiry(site, partner);
  await waitUntilDelivered(site);
  expect(server.mails.flatMap(({ to }) => to).sort()).toEqual(['asha@example.in', 'partner@desk.example']);
  const { read } = server.mailsTo('partner@desk.example')[0] ?? {};
  expect(read?.subject).toBe('Partner enquiry from राव & Sons (P.) Ltd. (Asha Rao)');
  expect(read?.text).toContain('Company: राव & Sons (P.) Ltd.');
  for (const field of listEnquiryFields('partner')) expect(read?.text).toContain(partner[field]);
  expect(read?.html).toContain('राव &amp; Sons (P.) Ltd.');
});

test.concurrent('a mail’s Message-ID is the outbox’s id at the sender’s domain', async () => {
  await using server = await startMailServer();
  await using site = await open(server);
  await submitEnquiry(site, sampleEnquiry);
  await waitUntilDelivered(site);
  const rows = await site.store.db.selectFrom('outbox').select(['id', 'kind']).execute();
  const idOf = (kind: string) => `<${rows.find((row) => row.kind === kind)?.id}@post.example>`;
  expect(server.mailsTo('contact@desk.example')[0]?.read.messageId).toBe(idOf('enquiry-notification'));
  expect(server.mailsTo('asha@example.in')[0]?.read.messageId).toBe(idOf('enquiry-acknowledgement'));
});

test.concurrent('an address gets two acknowledgements in a day, in any case and with any tag; the desk gets every notification', async () => {
  await using server = await startMailServer();
  await using site = await open(server);
  const addresses = ['asha@example.in', 'ASHA@example.in', 'Asha@Example.In', 'asha+1@example.in', 'asha+2@example.in'];
  for (const [nth, email] of addresses.entries()) {
    await submitEnquiry(site, { ...sampleEnquiry, email, message: `Question number ${nth}` });
  }
  await waitUntilDelivered(site);
  expect(server.mailsTo('contact@desk.example')).toHaveLength(5);
  expect(server.mails).toHaveLength(7);
});
