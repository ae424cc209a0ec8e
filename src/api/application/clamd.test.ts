import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test, vi } from 'vitest';
import { scanWithClamd } from '#api/application/clamd.ts';
import { apiPaths } from '#contract/paths.ts';
import { listApplications } from '#database/application/application-store.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { startFakeClamd } from '#tests/clamd.ts';
import { pdfOfSize } from '#tests/resumes.ts';
import { samplePdf } from '#tests/submissions.ts';

const bytes = pdfOfSize(300_000);
const host = '127.0.0.1';

describe('the protocol, against a server of our own', () => {
  test('clean bytes are sent whole and have no virus', async () => {
    await using clamd = await startFakeClamd({ answer: 'stream: OK' });
    expect(await scanWithClamd({ host, port: clamd.port }, bytes)).toBeUndefined();
    expect(clamd.streams).toEqual([bytes]);
  });

  test('what is found is named', async () => {
    await using clamd = await startFakeClamd({ answer: 'stream: Eicar-Test-Signature FOUND' });
    expect(await scanWithClamd({ host, port: clamd.port }, bytes)).toBe('Eicar-Test-Signature');
  });

  test.each([
    [{ answer: 'INSTREAM size limit exceeded. ERROR' }, /size limit exceeded/],
    [{ answer: 'stream: OK FOUND OK' }, /clamd answered/],
    [{ answer: '' }, /clamd answered/],
    [{ answer: 'stream: OK '.repeat(500) }, /clamd answered/],
    ['silence' as const, /no answer within 0.2 s/],
    ['close' as const, /ECONNRESET|EPIPE|without an answer/],
  ])('%j is no verdict', async (behaviour, reason) => {
    await using clamd = await startFakeClamd(behaviour);
    const scan = scanWithClamd({ host, port: clamd.port }, bytes, behaviour === 'silence' ? 200 : 10_000);
    await expect(scan).rejects.toThrow(reason);
  });

  test('a refused connection is no verdict', async () => {
    const { port } = await startFakeClamd('close').then(async (clamd) => {
      await clamd[Symbol.asyncDispose]();
      return clamd;
    });
    await expect(scanWithClamd({ host, port }, bytes)).rejects.toThrow(/ECONNREFUSED/);
    await expect(scanWithClamd({ path: join(tmpdir(), 'no-clamd.ctl') }, bytes)).rejects.toThrow(/ENOENT/);
  });
});

async function apply(env: NodeJS.ProcessEnv, resume = samplePdf) {
  await using site = await createTestApp('SQLite', inject('postgresUrl'), env);
  const form = new FormData();
  const fields = { fullName: 'Ravi Kumar', email: 'ravi@example.in', phone: '9123456780', post: 'HR', expSalary: '6' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('resume', new File([new Uint8Array(resume)], 'Ravi.pdf'));
  const body = new Response(form);
  const answer = await site.app.inject({
    method: 'POST',
    url: apiPaths.submitApplication,
    headers: { ...clientKey, 'Content-Type': body.headers.get('Content-Type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { answer, stored: (await listApplications(site.store.db)).length };
}

test('a resume that passes the virus scan is stored', async () => {
  await using clamd = await startFakeClamd({ answer: 'stream: OK' });
  const { answer, stored } = await apply({ CLAMD_URL: clamd.url });
  expect([answer.statusCode, stored]).toEqual([200, 1]);
  expect(clamd.streams).toEqual([samplePdf]);
});

test('a resume that does not pass the virus scan is refused with a message of its own, under its field', async () => {
  await using clamd = await startFakeClamd({ answer: 'stream: Eicar FOUND' });
  const { answer, stored } = await apply({ CLAMD_URL: clamd.url, CLAMD_ON_FAILURE: 'accept' });
  expect([answer.statusCode, stored]).toEqual([422, 0]);
  const message = 'This file did not pass our virus check. Please attach another one.';
  expect(answer.json()).toMatchObject({ detail: message, errors: { resume: { code: 'resume-infected', message } } });
});

test('without a verdict of the virus scanner a resume is refused with 503, or accepted if so configured', async () => {
  await using clamd = await startFakeClamd({ answer: 'lstat() failed. ERROR' });
  const refused = await apply({ CLAMD_URL: clamd.url });
  expect([refused.answer.statusCode, refused.answer.headers['retry-after'], refused.stored]).toEqual([503, '60', 0]);
  expect(refused.answer.json().detail).toBe(
    'Your resume could not be checked for viruses just now. Please try again in a minute.',
  );
  const accepted = await apply({ CLAMD_URL: clamd.url, CLAMD_ON_FAILURE: 'accept' });
  expect([accepted.answer.statusCode, accepted.stored]).toEqual([200, 1]);
});

const hasClamd = spawnSync('clamd', ['--help'], { stdio: 'ignore' }).error === undefined;
test('Debian’s clamd finds a signature of our own, and nothing in a resume', async ({ skip }) => {
  skip(!hasClamd, 'clamd is not on the PATH (Debian: apt-get install clamav-daemon)');
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const socket = join(folder, 'clamd.ctl');
  const marker = 'a marker that only our test signature knows';
  writeFileSync(join(folder, 'own.ndb'), `Own.Test:0:*:${Buffer.from(marker).toString('hex')}\n`);
  const config = `Foreground yes\nLocalSocket ${socket}\nDatabaseDirectory ${folder}\nLogFile ${folder}/clamd.log\n`;
  writeFileSync(join(folder, 'clamd.conf'), config);
  const clamd = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const ended = once(clamd, 'exit');
  try {
    await vi.waitFor(() => expect(existsSync(socket)).toBe(true), { timeout: 30_000, interval: 100 });
    const infected = Buffer.from(samplePdf.toString('latin1').replace('Ravi Kumar', marker), 'latin1');
    expect(await scanWithClamd({ path: socket }, samplePdf)).toBeUndefined();
    expect(await scanWithClamd({ path: socket }, pdfOfSize(5 * 1_048_576))).toBeUndefined();
    expect(await scanWithClamd({ path: socket }, infected)).toMatch(/^Own\.Test/);
  } finally {
    clamd.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
