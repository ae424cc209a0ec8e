import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { findResume, listApplications } from '#database/application/application-store.ts';
import { clientKey } from '#tests/app.ts';
import { expectNothing, fields, open, send } from '#tests/send-application.ts';
import { dialects } from '#tests/store.ts';
import { samplePdf } from '#tests/submissions.ts';

describe.each(dialects)('SubmitJobApplication on %s', (dialect) => {
  test('stores the application with its resume, byte for byte, and answers 200', async () => {
    await using site = await open(dialect);
    const answer = await send(site);
    expect([answer.statusCode, answer.body]).toEqual([200, 'Your application has been submitted successfully.']);
    const [stored] = await listApplications(site.store.db);
    expect(stored).toMatchObject({
      fullName: 'Ravi Kumar',
      email: 'ravi@example.in',
      phone: '9123456780',
      post: 'Support engineer',
      expectedSalary: 650_000,
      resumeKind: 'pdf',
      resumeName: 'Ravi.pdf',
      resumeSize: samplePdf.length,
      consentVersion: '',
    });
    expect(Buffer.from((await findResume(site.store.db, stored?.id ?? '')) ?? [])).toEqual(samplePdf);
    expect(readdirSync(join(site.config.dataDir, 'uploads'))).toEqual([]);
  });

  test('a duplicate within ten minutes is stored once and gets the same answer', async () => {
    await using site = await open(dialect);
    const answers = [await send(site), await send(site)];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(await listApplications(site.store.db)).toHaveLength(1);
  });
});

// Section 5's table for the fields of the call: the value and the message; `null` for a valid value.
const limits: readonly [field: keyof typeof fields, value: string, words: string | null][] = [
  ['fullName', '', 'Please enter full name.'],
  ['fullName', 'Ravi 2', 'Full name should contain only letters.'],
  ['fullName', 'R', 'Full name must be between 2 and 50 characters.'],
  ['fullName', 'Ra', null],
  ['fullName', 'a'.repeat(50), null],
  ['fullName', 'a'.repeat(51), 'Full name must be between 2 and 50 characters.'],
  ['fullName', 'रवि कुमार', null],
  ['email', '', 'Please enter email.'],
  ['email', 'ravi@example', 'Please enter a valid email address.'],
  ['email', 'a@b.in', null],
  ['phone', '', 'Please enter phone number.'],
  ['phone', '912345678', 'Phone number must be exactly 10 digits.'],
  ['phone', '91234567801', 'Phone number must be exactly 10 digits.'],
  ['post', '', 'Please enter designation.'],
  ['post', 'E', 'Designation must be between 2 and 100 characters.'],
  ['post', 'HR', null],
  ['post', 'a'.repeat(100), null],
  ['post', 'a'.repeat(101), 'Designation must be between 2 and 100 characters.'],
  ['post', 'अ'.repeat(10_000), 'Designation must be between 2 and 100 characters.'],
  ['expSalary', '', 'Please enter your expected salary in LPA.'],
  ['expSalary', '0', 'Please enter your expected salary in LPA.'],
  ['expSalary', '-5', 'Please enter your expected salary in LPA.'],
  ['expSalary', '1.05', 'Please enter your expected salary in LPA.'],
  ['expSalary', '6.55', 'Please enter your expected salary in LPA.'],
  ['expSalary', 'six', 'Please enter your expected salary in LPA.'],
  ['expSalary', '1e1', 'Please enter your expected salary in LPA.'],
  ['expSalary', '0.5', 'Expected salary must be at least 1 LPA.'],
  ['expSalary', '0.9', 'Expected salary must be at least 1 LPA.'],
  ['expSalary', '1', null],
  ['expSalary', '99.9', null],
  ['expSalary', '100', null],
  ['expSalary', '100.1', 'Expected salary cannot exceed 100 LPA.'],
];

test('every limit is enforced by the API, with the form’s messages', async () => {
  await using site = await open();
  for (const [field, value, words] of limits) {
    const answer = await send(site, { ...fields, [field]: value });
    if (words === null) expect([field, value, answer.statusCode]).toEqual([field, value, 200]);
    else {
      expect([field, value, answer.statusCode]).toEqual([field, value, 422]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json().errors).toMatchObject({ [field]: { message: words } });
    }
  }
});

test('an application without a resume is 422 and says so', async () => {
  await using site = await open();
  const answer = await send(site, fields, null);
  expect([answer.statusCode, answer.json().errors.resume.message]).toEqual([422, 'Please upload your resume.']);
  await expectNothing(site);
});

test('an input without a file, as a browser sends it, is no resume', async () => {
  await using site = await open();
  const parts = Object.entries(fields).map(([name, value]) => `form-data; name="${name}"\r\n\r\n${value}`);
  parts.push('form-data; name="resume"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n');
  const payload = `${parts.map((part) => `--x\r\nContent-Disposition: ${part}\r\n`).join('')}--x--\r\n`;
  const answer = await site.app.inject({
    method: 'POST',
    url: apiPaths.submitApplication,
    headers: multipart,
    payload,
  });
  expect([answer.statusCode, answer.json().errors.resume.message]).toEqual([422, 'Please upload your resume.']);
});

test('a 422 names a resume of another format together with every field that is missing or wrong', async () => {
  await using site = await open();
  const answer = await send(site, { email: 'ravi', phone: '1' }, { name: 'cv.exe', bytes: samplePdf });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    {
      fullName: { code: 'name-required', message: 'Please enter full name.' },
      email: { code: 'email-invalid', message: 'Please enter a valid email address.' },
      phone: { code: 'phone-invalid', message: 'Phone number must be exactly 10 digits.' },
      post: { code: 'post-required', message: 'Please enter designation.' },
      expSalary: { code: 'salary-required', message: 'Please enter your expected salary in LPA.' },
      resume: { code: 'resume-format', message: 'Invalid file format. Only PDF/DOC/DOCX allowed.' },
    },
  ]);
  await expectNothing(site);
});

const multipart = { ...clientKey, 'Content-Type': 'multipart/form-data; boundary=x' };
const unreadable: readonly [what: string, status: number, headers: Record<string, string>, payload: string][] = [
  ['JSON', 415, { ...clientKey, 'Content-Type': 'application/json' }, '{}'],
  ['no content type', 415, clientKey, 'hello'],
  ['a form without a boundary', 400, { ...clientKey, 'Content-Type': 'multipart/form-data' }, '--x'],
  ['a form that breaks off', 400, multipart, '--x\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nRa'],
  [
    'a file that breaks off',
    400,
    multipart,
    '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7',
  ],
  ['nothing', 422, multipart, ''],
  [
    'a hundred fields',
    413,
    multipart,
    `${Array.from({ length: 100 }, (_, at) => `--x\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n1\r\n`).join('')}--x--`,
  ],
];

test.each(unreadable)('%s is refused with %i, as a problem', async (_what, status, headers, payload) => {
  await using site = await open();
  const answer = await site.app.inject({ method: 'POST', url: apiPaths.submitApplication, headers, payload });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  await expectNothing(site);
});

test('a body whose Content-Length is far too large is not read', async () => {
  await using site = await open();
  const answer = await site.app.inject({
    method: 'POST',
    url: apiPaths.submitApplication,
    headers: { ...multipart, 'Content-Length': '2000000000' },
    payload: '--x',
  });
  expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
});

test('without the client key nothing is read', async () => {
  await using site = await open();
  expect((await send(site, fields, undefined, { 'X-Client-Key': 'wrong' })).statusCode).toBe(401);
  await expectNothing(site);
});

test('the form’s metadata is stored: consent version and suspicion; a robot gets the same answer', async () => {
  await using site = await open();
  const own = { 'X-Form-Kind': 'career', 'X-Consent-Version': 'career-1', 'X-Form-Seconds': '40' };
  expect((await send(site, fields, undefined, own)).statusCode).toBe(200);
  expect((await send(site, { ...fields, preference: 'https://spam.example' }, undefined, own)).statusCode).toBe(200);
  expect((await send(site, fields, undefined, { ...own, 'X-Form-Seconds': '2' })).statusCode).toBe(200);
  const rows = await listApplications(site.store.db);
  expect(rows.map(({ consentVersion, suspicion }) => [consentVersion, suspicion])).toEqual([
    ['career-1', ''],
    ['career-1', 'honeypot'],
    ['career-1', 'too-quick'],
  ]);
  expect(rows[0]?.consentedAt).toBe(rows[0]?.receivedAt);
});
