import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { listApplications } from '#database/application/application-store.ts';
import { clientKey } from '#tests/app.ts';
import * as resumes from '#tests/resumes.ts';
import { expectNothing, fields, open, send } from '#tests/send-application.ts';
import { samplePdf } from '#tests/submissions.ts';

const mebibytes = 1_048_576;
const badFormat = 'Invalid file format. Only PDF/DOC/DOCX allowed.';
const activeContent =
  'This file has macros or other active content, or a part that we can’t check. Save it as a new PDF and attach that.';
const password = 'This file is protected by a password. Attach one without.';
const refusals: readonly [what: string, bytes: Buffer, status: number, detail: string][] = [
  ['a program with the name of a PDF', resumes.program, 415, badFormat],
  ['a DOCX that unpacks to gigabytes', resumes.bombDocx, 415, badFormat],
  ['a DOCX with macros', resumes.docxWithMacros, 415, activeContent],
  ['a DOC with macros', resumes.docWithMacros, 415, activeContent],
  ['a PDF with a script', resumes.pdfWithScript, 415, activeContent],
  ['a PDF with a password', resumes.pdfWithPassword, 415, password],
  ['a DOC with a password', resumes.docWithPassword, 415, password],
  ['a DOCX with a password', resumes.docxWithPassword, 415, password],
  ['a ZIP that is no document', resumes.plainZip, 415, badFormat],
  ['a DOCX that breaks off', resumes.plainDocx.subarray(0, 60), 415, badFormat],
  ['a spreadsheet', resumes.oldSheet, 415, badFormat],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7'), 415, badFormat],
  ['0 bytes', Buffer.alloc(0), 415, badFormat],
  ['6 MB', resumes.pdfOfSize(6 * mebibytes), 413, 'File size must not exceed 5 MB.'],
  ['5 MB and a byte', resumes.pdfOfSize(5 * mebibytes + 1), 413, 'File size must not exceed 5 MB.'],
];

test.each(refusals)('%s is rejected, and nothing of it is stored', async (_what, bytes, status, detail) => {
  await using site = await open();
  const answer = await send(site, fields, { name: 'resume.pdf', bytes });
  expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ status, detail })]);
  if (status === 415) expect(answer.json().errors.resume.message).toBe(detail);
  await expectNothing(site);
});

test.each(['cv.exe', 'cv', 'cv.pdf.exe', 'pdf'])(
  'a PDF by the name %s is rejected as the form rejects it, and nothing is stored',
  async (name) => {
    await using site = await open();
    const answer = await send(site, fields, { name, bytes: samplePdf });
    expect([answer.statusCode, answer.json().detail]).toEqual([415, badFormat]);
    await expectNothing(site);
  },
);

const stored: readonly [what: string, name: string, bytes: Buffer, storedName: string][] = [
  ['exactly 5 MB', 'Ravi.pdf', resumes.pdfOfSize(5 * mebibytes), 'Ravi.pdf'],
  ['a DOC', 'Ravi.doc', resumes.plainDoc, 'Ravi.doc'],
  ['a DOCX', 'Ravi.docx', resumes.plainDocx, 'Ravi.docx'],
  ['a PDF with zeros behind it', 'Ravi.pdf', Buffer.concat([samplePdf, Buffer.alloc(4_096)]), 'Ravi.pdf'],
  ['a DOCX that calls itself PDF', 'Ravi.pdf', resumes.plainDocx, 'Ravi.docx'],
  ['a name with ../', '../../etc/cron.d/Ravi.pdf', samplePdf, 'Ravi.pdf'],
  ['a name with ..\\', '..\\..\\Ravi.pdf', samplePdf, 'Ravi.pdf'],
  ['a name of 300 characters', `${'a'.repeat(296)}.pdf`, samplePdf, `${'a'.repeat(100)}.pdf`],
  ['a name that is only an extension', '.pdf', samplePdf, 'resume.pdf'],
  ['a name in Hindi', 'रवि.pdf', samplePdf, 'रवि.pdf'],
  ['a name with a line break', 'Ravi\r\nBcc: x.pdf', samplePdf, 'Ravi%0D%0ABcc x.pdf'],
];

test.each(stored)('%s is stored under a safe name', async (_what, name, bytes, storedName) => {
  await using site = await open();
  expect((await send(site, fields, { name, bytes })).statusCode).toBe(200);
  const [application] = await listApplications(site.store.db);
  expect(application).toMatchObject({ resumeName: storedName, resumeSize: bytes.length });
  expect(readdirSync(join(site.config.dataDir, 'uploads'))).toEqual([]);
});

test('an interrupted upload leaves no file and no row', async () => {
  await using site = await open();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const socket = connectSocket(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7 ';
  socket.write(
    `POST ${apiPaths.submitApplication} HTTP/1.1\r\nHost: x\r\nX-Client-Key: mohar-public-site\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n${head}${'A'.repeat(200_000)}`,
  );
  const uploads = join(site.config.dataDir, 'uploads');
  await vi.waitFor(() => expect(readdirSync(uploads)).toHaveLength(1), { timeout: 5_000 });
  expect(statSync(join(uploads, readdirSync(uploads)[0] ?? '')).mode & 0o777).toBe(0o600);
  socket.destroy();
  await vi.waitFor(() => expect(readdirSync(uploads)).toEqual([]), { timeout: 5_000 });
  expect(await listApplications(site.store.db)).toEqual([]);
});

test('a resume is served at no URL', async () => {
  await using site = await open();
  await send(site, fields, { name: 'Ravi.pdf', bytes: samplePdf });
  const [{ id } = { id: '' }] = await listApplications(site.store.db);
  for (const url of [`/uploads/${id}`, `/utility/../uploads/${id}`, `/utility/%2e%2e/mohar.sqlite`, `/api/${id}`]) {
    const answer = await site.app.inject({ url, headers: clientKey });
    expect(answer.body).not.toContain('%PDF');
    expect(answer.body).not.toContain('SQLite format');
  }
});
