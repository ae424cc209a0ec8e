import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import type { Resume } from '#domain/application/application.ts';
import { createTestApp } from '#tests/app.ts';
import { startMailServer, waitUntilDelivered } from '#tests/smtp.ts';
import { sampleApplication, sampleResume, storeApplication } from '#tests/submissions.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Every byte value, line ends and lines of one dot among them. */
const awkward = Buffer.concat([
  Buffer.from('\r\n.\r\n..\n.\r.'),
  Buffer.from(Array(256).keys().toArray()),
  randomBytes(300_000),
]);

const cases: { post: string; resume: Resume; mediaType: string }[] = [
  { post: 'Engineer', resume: sampleResume, mediaType: 'application/pdf' },
  { post: 'Clerk', resume: { kind: 'doc', name: 'R; "K" = 1.doc', bytes: awkward }, mediaType: 'application/msword' },
  { post: 'इंजीनियर', resume: { kind: 'docx', name: 'रवि कुमार – सीवी.docx', bytes: awkward }, mediaType: docx },
  { post: 'लेखक', resume: { kind: 'docx', name: `${'रवि'.repeat(33)}.docx`, bytes: awkward }, mediaType: docx },
];

test('HR gets every resume as it was sent, under its name; every applicant gets an acknowledgement', async () => {
  await using server = await startMailServer();
  const env = { SMTP_URL: server.url, MAIL_RETRY_SECONDS: '1', MAIL_TO_CAREER: 'hr@desk.example' };
  await using site = await createTestApp('SQLite', inject('postgresUrl'), env);
  for (const [nth, { post, resume }] of cases.entries()) {
    const application = { ...sampleApplication, post, email: `ravi${nth}@example.in` };
    await storeApplication(site.store.db, application, resume);
  }
  await waitUntilDelivered(site);
  expect(server.mails).toHaveLength(2 * cases.length);

  for (const [nth, { post, resume, mediaType }] of cases.entries()) {
    const email = `ravi${nth}@example.in`;
    const subject = `Application for ${post} from Ravi Kumar`;
    const notification = server.mailsTo('hr@desk.example').find(({ read }) => read.subject === subject)?.read;
    expect(notification?.replyTo).toEqual([{ name: '', address: email }]);
    for (const value of ['Ravi Kumar', email, '9123456780', post, '6.5 LPA']) {
      expect([notification?.text, notification?.html]).toEqual([
        expect.stringContaining(value),
        expect.stringContaining(value),
      ]);
    }
    const attached = { filename: resume.name, mimeType: mediaType, disposition: 'attachment' };
    expect(notification?.attachments).toMatchObject([attached]);
    const content = notification?.attachments[0]?.content;
    if (!(content instanceof ArrayBuffer)) throw new TypeError('an attachment is read as bytes');
    expect(Buffer.from(content).equals(resume.bytes)).toBe(true);

    const { read: acknowledgement } = server.mailsTo(email)[0] ?? {};
    expect(acknowledgement?.text).toContain('Dear Ravi Kumar,');
    expect(acknowledgement?.attachments).toEqual([]);
    for (const entered of ['9123456780', post, 'ravi', 'LPA', resume.name]) {
      expect(`${acknowledgement?.subject} ${acknowledgement?.text} ${acknowledgement?.html}`).not.toContain(entered);
    }
  }
});
