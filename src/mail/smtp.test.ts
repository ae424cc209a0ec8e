import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import type { Message } from '#mail/message.ts';
import { createSmtpSender } from '#mail/smtp.ts';
import { startMailServer } from '#tests/smtp.ts';

const timeout = AbortSignal.timeout(60_000);
const plain: Message = {
  subject: 'Enquiry from Asha Rao',
  replyTo: 'asha@example.in',
  blocks: ['Dear Asha Rao,', [['Name', 'Asha Rao']]],
  attachment: { name: 'Asha.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
};

/** A mail server with a sender for it. */
async function open() {
  const server = await startMailServer();
  const smtp = createSmtpSender(server.url, 'site@post.example', site);
  return {
    ...server,
    send: (to: string, message: Message) => smtp.send(randomUUID(), to, message, timeout),
    async [Symbol.asyncDispose]() {
      smtp.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

const breaks = ['\r\n', '\n', '\r', '\r\n\r\n', '\u0000\r\n', '\u2028', '\u0085', '\r\n.\r\n', '\n.\n', '\r.\r'];

test.concurrent.each(breaks)('user input never adds a header, a recipient or a mail (line break %j)', async (end) => {
  await using post = await open();
  const attack = ['x', 'Bcc: evil@x.example', 'X-Evil: 1', 'MAIL FROM:<evil@x.example>'].join(end);
  const name = `${attack}".pdf`;
  const forms: Message[] = [
    plain,
    { ...plain, subject: attack },
    { ...plain, replyTo: `asha@example.in${attack}` },
    { ...plain, attachment: { name, mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') } },
    { ...plain, blocks: [attack, [[attack, attack]]] },
  ];
  await Promise.all(forms.map((form) => post.send('desk@desk.example', form)));

  expect(post.recipients).toEqual(Array(5).fill('desk@desk.example'));
  expect(post.mails).toHaveLength(5);
  // All have the same headers as the mail without an attack.
  expect(new Set(post.mails.map(({ read }) => read.headers.map(({ key }) => key).join())).size).toBe(1);
  for (const { read } of post.mails) {
    expect(read.to).toEqual([{ name: '', address: 'desk@desk.example' }]);
    expect([read.cc, read.bcc]).toEqual([undefined, undefined]);
    expect(read.replyTo).toHaveLength(1);
    expect(read.text).toMatch(/^-- \nMohar$/m);
    expect(read.attachments).toMatchObject([{ mimeType: 'application/pdf', disposition: 'attachment' }]);
    expect(read.attachments[0]?.filename).toMatch(/\.pdf$/);
  }
});

const texts = ['आशा राव', 'Jürgen Müller', '😀 ₹'.repeat(60), 'x'.repeat(255), '\u202easha', 'ab\u0000cd'];

test.concurrent.each(texts)(
  'a visitor’s text in a header is ASCII in lines of at most 998 octets: %j',
  async (text) => {
    await using post = await open();
    const attachment = { name: `${text}.pdf`, mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
    await post.send('desk@desk.example', { ...plain, subject: text, attachment, replyTo: `${text}@example.in` });
    await post.send('desk@desk.example', { ...plain, replyTo: 'asha@उदाहरण.भारत' });
    const isHeader = /^[\t\r\n -~]*$/;
    for (const { raw } of post.mails) {
      // RFC 5322, sections 2.1.1 and 2.2.
      const [head = '', , partHead = ''] = raw.toString('latin1').split('\r\n\r\n');
      expect([head, partHead].map((part) => isHeader.test(part))).toEqual([true, true]);
      expect(Math.max(...head.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    }
  },
);

test.concurrent.each([
  // RFC 3492 by another implementation, Python's codec “punycode”.
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@example.in', 'asha@example.in'],
  ['आशा@उदाहरण.भारत', undefined],
  ['आशा@example.in', undefined],
])('a reply to %s goes to %s', async (address, replyTo) => {
  await using post = await open();
  await post.send('desk@desk.example', { ...plain, replyTo: address });
  expect(post.mails[0]?.read.replyTo?.map((one) => one.address)).toEqual(replyTo && [replyTo]);
  expect(post.mails[0]?.read.text).toContain('Asha Rao');
});

test.concurrent('a mail to a domain of another script names its Punycode', async () => {
  await using post = await open();
  await post.send('asha@उदाहरण.भारत', plain);
  expect(post.mails[0]?.raw.toString('latin1')).toContain('\r\nTo: asha@xn--p1b6ci4b4b3a.xn--h2brj9c\r\n');
});

const doubles = [
  'a@b.example, c@d.example',
  'a@b.example;c@d.example',
  'a,c@d.example',
  '"x" <y@z.example>',
  'x<y@z.example>',
  'team:a,c@d.example;',
  'a(c@d.example)@b.example',
  'a@b.example\r\nRCPT TO:<c@d.example>',
  'a@b.example> SIZE=1\r\nRCPT TO:<c@d.example',
];

test.concurrent.each(doubles)('%j is never two recipients, nor one of those that it contains', async (address) => {
  await using post = await open();
  // A mail server refuses most of these permanently.
  await post.send(address, plain).catch((error) => expect(error).toMatchObject({ kind: 'refused' }));
  expect(post.recipients.length).toBeLessThanOrEqual(1);
  for (const named of ['a@b.example', 'c@d.example', 'y@z.example']) expect(post.recipients).not.toContain(named);
  for (const { to, read } of post.mails) expect(read.to).toEqual([{ name: '', address: to[0] }]);
});

test.concurrent.each(doubles)('a reply to %j goes to one address, and not to one that it contains', async (replyTo) => {
  await using post = await open();
  await post.send('desk@desk.example', { ...plain, replyTo });
  const [only, ...others] = post.mails[0]?.read.replyTo ?? [];
  expect([only, others]).toEqual([{ name: '', address: expect.stringContaining('@') }, []]);
  expect(['a@b.example', 'c@d.example', 'y@z.example']).not.toContain(only?.address);
});

test('what is hidden in a subject or a value is shown', async () => {
  await using post = await open();
  const text = 'Asha\u202E\u001B[2J क्\u200Dष';
  await post.send('desk@desk.example', { ...plain, subject: text, blocks: [text, [['Name', text]]] });
  const { subject, text: body = '', html = '' } = post.mails[0]?.read ?? {};
  expect(subject).toBe('Asha\\u{202E}\\u{1B}[2J क्\u200Dष');
  for (const shown of [body, html]) expect(shown.split(subject ?? '')).toHaveLength(3);
});

test('addresses and names beyond ASCII arrive as they are, but for a reply address that ASCII cannot hold', async () => {
  await using post = await open();
  await post.send('आशा@उदाहरण.example', { ...plain, subject: 'पूछताछ 🙏🏽', replyTo: 'रवि@example.in' });
  expect(post.recipients).toEqual(['आशा@उदाहरण.example']);
  expect(post.mails[0]?.read).toMatchObject({
    subject: 'पूछताछ 🙏🏽',
    to: [{ address: 'आशा@उदाहरण.example' }],
  });
  expect(post.mails[0]?.read.replyTo).toBeUndefined();
});

test('the error of a refusal does not hold the address that the mail server quotes', async () => {
  await using post = await open();
  post.behaviour.answer = (command) => (command === 'RCPT' ? 550 : 250);
  const refused = post.send('Asha+1@example.in', plain);
  await expect(refused).rejects.toThrow(/^the mail server answered 550 to RCPT TO$/);
});

test.each(['\r', '\r\n', '\n', '\u2028', '\u0085', '\f'])(
  'a value with %j looks like no other row of the text',
  async (end) => {
    await using post = await open();
    await post.send('desk@desk.example', { ...plain, blocks: [[['Message', `Hello${end}Number: 0000`]]] });
    expect(post.mails[0]?.read.text).not.toMatch(/^Number:/m);
  },
);
