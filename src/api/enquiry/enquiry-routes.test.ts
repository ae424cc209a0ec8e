import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { submissionHeaders } from '#contract/submission.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { listEnquiryFields } from '#domain/enquiry/enquiry.ts';
import { toReference } from '#domain/submission/submission.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { dialects } from '#tests/store.ts';
import { samplePartner, toEnquiryBody } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const url = apiPaths.submitEnquiry;
const good = {
  name: 'Asha Rao',
  companyName: '',
  mail: 'asha@example.in',
  phone: '9876543210',
  address: '12 Civil Lines, Noida',
  pincode: 201301,
  cityName: 'Gautam Buddha Nagar',
  stateName: 'Uttar Pradesh',
  message: 'Which certificate do I need?',
};

const { mail, ...fields } = good;
/** The same enquiry as the store returns it. */
const stored = { ...fields, email: mail };

const open = (dialect: (typeof dialects)[number] = 'SQLite') => createTestApp(dialect, postgresUrl);

describe.each(dialects)('SubmitContactDetails on %s', (dialect) => {
  test('saves the enquiry and answers the success message as plain text', async () => {
    await using site = await open(dialect);
    const answer = await site.app.inject({ method: 'POST', url, headers: clientKey, payload: good });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'Details has been added successfully.',
    ]);
    expect(await listEnquiries(site.store.db)).toMatchObject([{ ...stored, pincode: '201301', kind: 'contact' }]);
  });

  test('characters beyond the BMP are stored unchanged', async () => {
    await using site = await open(dialect);
    const payload = { ...good, name: '𝒜sha राव', message: 'Thanks 🙏🏽 for the help', pincode: '201301' };
    const answer = await site.app.inject({ method: 'POST', url, headers: clientKey, payload });
    expect(answer.statusCode).toBe(200);
    expect(await listEnquiries(site.store.db)).toMatchObject([
      { name: '𝒜sha राव', message: 'Thanks 🙏🏽 for the help' },
    ]);
  });
});

test('a company name makes it a partner enquiry, validated by the partner form’s rules', async () => {
  await using site = await open();
  const send = (payload: object) => site.app.inject({ method: 'POST', url, headers: clientKey, payload });
  const partner = toEnquiryBody(samplePartner);
  expect((await send(partner)).statusCode).toBe(200);
  expect(await listEnquiries(site.store.db)).toMatchObject([samplePartner]);
  const wrong = (await send({ ...partner, companyName: 'R', name: 'A1' })).json();
  expect(wrong.errors.name.message).toBe('Name must be 2-50 characters and letters only.');
  expect(wrong.errors.companyName.message).toBe(
    'Company name must be 2-100 characters (letters, numbers, & , . ( ) allowed).',
  );
});

const partnerOnly = listEnquiryFields('partner').filter((field) => !listEnquiryFields('contact').includes(field));

test.each(dialects)(
  'what only the partner form has is dropped unread from a contact enquiry on %s',
  async (dialect) => {
    await using site = await open(dialect);
    expect(partnerOnly).toContain('companyName');
    const sent = ['\u0000', 'R', samplePartner.companyName, 7, { a: 1 }];
    for (const [nth, value] of sent.entries()) {
      const extra = Object.fromEntries(partnerOnly.map((field) => [field, value]));
      const payload = { ...good, ...extra, message: `Question number ${nth}` };
      const headers = { ...clientKey, [submissionHeaders.form]: 'contact' };
      expect((await site.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
      // Without a form's name the company name decides.
      const unnamed = { ...payload, companyName: ' ', message: `Unnamed ${nth}` };
      expect((await site.app.inject({ method: 'POST', url, headers: clientKey, payload: unnamed })).statusCode).toBe(
        200,
      );
    }
    const saved = await listEnquiries(site.store.db);
    const blank = Object.fromEntries(partnerOnly.map((field) => [field, '']));
    expect(saved).toMatchObject(Array(2 * sent.length).fill({ kind: 'contact', ...blank }));
  },
);

test('the answer carries the reference number that the desk sees, a duplicate’s that of the first', async () => {
  await using site = await open();
  const send = async () => (await site.app.inject({ method: 'POST', url, headers: clientKey, payload: good })).headers;
  const first = await send();
  const again = await send();
  const [saved] = await listEnquiries(site.store.db);
  expect(first['x-reference']).toBe(toReference(saved?.id ?? ''));
  expect(again['x-reference']).toBe(first['x-reference']);
});

test('unknown fields are ignored and never stored', async () => {
  await using site = await open();
  const payload = { ...good, id: 'mine', kind: 'partner', receivedAt: '1999', role: 'admin' };
  expect((await site.app.inject({ method: 'POST', url, headers: clientKey, payload })).statusCode).toBe(200);
  const [saved] = await listEnquiries(site.store.db);
  expect(saved).toMatchObject({ kind: 'contact' });
  expect(saved?.id).not.toBe('mine');
  expect(saved).not.toHaveProperty('role');
});

const json = { ...clientKey, 'Content-Type': 'application/json' };
const invalid: [what: string, status: number, headers: Record<string, string>, payload: string][] = [
  ['not JSON', 400, json, '{"name": '],
  ['nothing at all', 400, json, ''],
  ['a prototype in disguise', 400, json, '{"__proto__": {"admin": true}}'],
  ['64 KiB and a byte', 413, json, `{"message":"${'a'.repeat(65_537 - 14)}"}`],
  ['a form', 415, { ...clientKey, 'Content-Type': 'application/x-www-form-urlencoded' }, 'name=Asha'],
  ['plain text', 415, { ...clientKey, 'Content-Type': 'text/plain' }, JSON.stringify(good)],
  ['an array', 422, json, '[]'],
  ['null', 422, json, 'null'],
  ['a text', 422, json, '"hello"'],
  ['a number for a name', 422, json, JSON.stringify({ ...good, name: 7 })],
  ['an object for a message', 422, json, JSON.stringify({ ...good, message: { a: 1 } })],
  ['half a pincode', 422, json, JSON.stringify({ ...good, pincode: 2013.5 })],
  ['a pincode of five digits', 422, json, JSON.stringify({ ...good, pincode: 20130 })],
  ['a zero byte', 422, json, JSON.stringify({ ...good, message: 'hello\u0000world' })],
  ['an escape sequence', 422, json, JSON.stringify({ ...good, address: '\u001b[31m red street' })],
  ['a lone surrogate', 422, json, `{"message":"hello \\ud800 world"}`],
  ['a city as long as an essay', 422, json, JSON.stringify({ ...good, cityName: 'a'.repeat(101) })],
];

test.each(invalid)('%s is refused with %i, as a problem, and nothing is saved', async (_, status, headers, payload) => {
  await using site = await open();
  const answer = await site.app.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ status });
  expect(answer.body).not.toMatch(/at .*\.ts|node_modules/);
  expect(await listEnquiries(site.store.db)).toEqual([]);
  expect((await site.app.inject({ method: 'POST', url, headers: clientKey, payload: good })).statusCode).toBe(200);
});

test('a body of 64 KiB exactly is read', async () => {
  await using site = await open();
  const padded = JSON.stringify({ ...good, padding: '' });
  const payload = JSON.stringify({ ...good, padding: 'a'.repeat(65_536 - padded.length) });
  expect(Buffer.byteLength(payload)).toBe(65_536);
  expect((await site.app.inject({ method: 'POST', url, headers: json, payload })).statusCode).toBe(200);
});

test('a 422 names each invalid field with a code and the form’s message', async () => {
  await using site = await open();
  const answer = await site.app.inject({ method: 'POST', url, headers: clientKey, payload: {} });
  expect(answer.json().errors).toEqual({
    name: { code: 'name-required', message: 'Please enter full name.' },
    mail: { code: 'email-required', message: 'Please enter email id.' },
    phone: { code: 'phone-required', message: 'Please enter phone number.' },
    address: { code: 'address-required', message: 'Please enter address.' },
    pincode: { code: 'pincode-required', message: 'Please enter pincode.' },
    message: { code: 'message-required', message: 'Please enter message.' },
  });
});

test('a 422 names the fields of a wrong type and those that are missing together', async () => {
  await using site = await open();
  const payload = { mail: null, name: 1, pincode: { code: 201301 }, message: 'Hi' };
  const answer = await site.app.inject({ method: 'POST', url, headers: clientKey, payload });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    name: { code: 'type-wrong', message: 'This must be sent as text.' },
    mail: { code: 'email-required', message: 'Please enter email id.' },
    phone: { code: 'phone-required', message: 'Please enter phone number.' },
    address: { code: 'address-required', message: 'Please enter address.' },
    pincode: {
      code: 'pincode-type-wrong',
      message: 'This must be sent as a number or a string of six digits.',
    },
    message: { code: 'message-length', message: 'Message must be between 5 and 200 characters.' },
  });
});

test.each(['[]', 'null', '"hello"', '[{"name":"Asha"}]'])(
  'a 422 for %s names every required field',
  async (payload) => {
    await using site = await open();
    const answer = await site.app.inject({ method: 'POST', url, headers: json, payload });
    expect(Object.keys(answer.json().errors)).toEqual(['name', 'mail', 'phone', 'address', 'pincode', 'message']);
  },
);

test('while nothing can be saved it is a 503 that says when to try again', async () => {
  await using site = await open();
  // The file may not grow: SQLite reports that as a full disk. Its existing pages have space for a few more enquiries.
  await sql`pragma max_page_count = 1`.execute(site.store.db);
  const send = (nth: number) => {
    const payload = { ...good, mail: `asha${nth}@example.in` };
    return site.app.inject({ method: 'POST', url, headers: clientKey, payload });
  };
  let answer = await send(0);
  for (let nth = 1; answer.statusCode === 200; nth++) answer = await send(nth);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(answer.json()).toMatchObject({ status: 503, detail: 'The store is unavailable. Try again soon.' });
});

test('an error of the store is a 500 with a request id only', async () => {
  const site = await open();
  await site.store.db.schema.dropTable('enquiry').execute();
  const answer = await site.app.inject({ method: 'POST', url, headers: clientKey, payload: good });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    detail: 'Something went wrong on our side.',
    requestId: expect.stringMatching(/^[0-9a-f]{8}-/),
  });
  await site[Symbol.asyncDispose]();
});
