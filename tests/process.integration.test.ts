import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect as connectTo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { insertEnquiry } from '#database/enquiry/enquiry-store.ts';
import { clientKey } from '#tests/app.ts';
import { runScript } from '#tests/run-script.ts';
import { startServer } from '#tests/server.ts';
import { createMigratedStoreAddress, dialects } from '#tests/store.ts';
import { sampleEnquiry } from '#tests/submissions.ts';

test.each([
  ['PORT', { PORT: 'abc' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://host/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x', DATABASE_WAIT_SECONDS: '0' }],
  ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
])('an invalid %s stops the start with one line that names it, and status 1', async (name, env) => {
  const folder = mkdtempSync(join(tmpdir(), 'mohar-'));
  const { code, stderr } = await runScript('src/server/main.ts', [], { DATA_DIR: folder, ...env });
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${name}: [^\\n]+\\n$`));
  expect(stderr).not.toContain('hunter2');
});

test('a store file that is not a database is reported in one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mohar-'));
  writeFileSync(join(folder, 'mohar.sqlite'), 'this is a letter, not a database. '.repeat(100));
  const { code, stderr } = await runScript('src/server/main.ts', [], { DATA_DIR: folder });
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^DATA_DIR: [^\n]+\n$/);
});

test('a port in use is reported in one line', async () => {
  await using first = await startServer({});
  const folder = mkdtempSync(join(tmpdir(), 'mohar-'));
  const { code, stderr } = await runScript('src/server/main.ts', [], { DATA_DIR: folder, PORT: String(first.port) });
  rmSync(folder, { recursive: true });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^PORT: [0-9]+ is taken[^\n]+\n$/)]);
});

test('SIGTERM finishes requests in flight, then exits with 0', async () => {
  await using server = await startServer({});
  const body = JSON.stringify({
    name: 'Asha Rao',
    mail: 'a@b.in',
    phone: '9876543210',
    address: 'Civil Lines',
    pincode: 201301,
    message: 'Hello there',
  });
  // The server answers `100 Continue` once it has the request's head; the body follows after the signal.
  const slow = request(`${server.url}/api/Contact/SubmitContactDetails`, {
    method: 'POST',
    agent: false,
    headers: {
      ...clientKey,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  const answered = once(slow, 'response');
  slow.flushHeaders();
  await once(slow, 'continue');
  slow.write(body.slice(0, 20));
  const ended = server.stop();
  await expect.poll(() => isListening(server.port)).toBe(false);
  slow.end(body.slice(20));
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await ended).toBe(0);
});

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTo(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

describe.each(dialects)('npm run enquiries on %s', (dialect) => {
  test('prints a table, CSV without formulas, and the enquiries since a date', async () => {
    const address = await createMigratedStoreAddress(dialect, inject('postgresUrl'));
    const store = await connect(address);
    const enquiry = {
      ...sampleEnquiry,
      email: '=cmd@example.in',
      address: '@SUM(1,2) "quoted"\nsecond line',
      message: '+1 and, a comma',
    };
    const blank = { consentVersion: '', consentedAt: '', suspicion: '', status: 'new' } as const;
    const ids = ['01988f3e-7a4c-7b1d-9f60-3f5e2a1b4c5d', '01988f3e-7a4d-7b1d-9f60-3f5e2a1b4c5d'] as const;
    await insertEnquiry(store.db, enquiry, { ...blank, id: ids[0], receivedAt: '2026-10-31T18:29:59.999Z' });
    const later = { ...enquiry, name: 'Later Rao' };
    await insertEnquiry(store.db, later, { ...blank, id: ids[1], receivedAt: '2026-10-31T18:30:00.000Z' });
    await store.close();

    const env = { DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl };
    const table = await runScript('scripts/enquiries.ts', [], env);
    expect(table).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Store: [^\n]+\n$/) });
    expect(table.stdout).toContain('Asha Rao');
    expect(table.stdout).toContain('Total: 2.');

    const csv = (await runScript('scripts/enquiries.ts', ['--csv'], env)).stdout;
    const [header, first] = csv.split('\r\n');
    expect(header).toBe(
      '\u{feff}Received,Kind,Name,Company,Email,Phone,Pincode,City,State,Address,Message,Record,Reference number,Status,Consent text',
    );
    expect(first).toMatch(
      /^2026-10-31 23:59,contact,Asha Rao,,'=cmd@example\.in,98765 43210,201 301,Gautam Buddha Nagar,Uttar Pradesh,"'@SUM\(1,2\) ""quoted""\nsecond line","'\+1 and, a comma",[0-9a-f-]{36},[0-9A-F]{4}-[0-9A-F]{4},new,$/,
    );

    // 1 November begins in India at 18:30 UTC of the day before.
    const since = (await runScript('scripts/enquiries.ts', ['--csv', '--since', '2026-11-01'], env)).stdout;
    expect(since).toContain('Later Rao');
    expect(since).not.toContain('Asha Rao');
    const wrong = await runScript('scripts/enquiries.ts', ['--since', 'yesterday'], env);
    expect([wrong.code, wrong.stderr]).toEqual([64, expect.stringMatching(/^--since: "yesterday"[^\n]+\n$/)]);
    await address.remove();
  });
});

test('the database is readable by its owner only, also in a folder that everybody may read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mohar-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'mohar.sqlite');
  writeFileSync(file, '', { mode: 0o644 });
  const server = await startServer({ DATA_DIR: folder, SEED_CONTENT: 'no' });
  const modes = ['', '-wal', '-shm'].map((suffix) => (statSync(file + suffix).mode & 0o777).toString(8));
  await server.stop();
  rmSync(folder, { recursive: true });
  expect(modes).toEqual(['600', '600', '600']);
});

test('a process whose log has lost its reader serves, and ends with 0', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mohar-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(port), SEED_CONTENT: 'no', DEMONSTRATION: 'no' };
  const child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  // Each line meets a closed pipe, as after `npm start | head`.
  child.stdout.destroy();
  const ask = () => fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) });
  const isHealthy = () =>
    ask().then(
      ({ ok }) => ok,
      () => false,
    );
  await expect
    .poll(isHealthy, { timeout: 15_000 })
    .toBe(true)
    .finally(() => child.kill('SIGTERM'));
  const killed = setTimeout(() => child.kill('SIGKILL'), 12_000);
  expect((await ended)[0]).toBe(0);
  clearTimeout(killed);
  rmSync(folder, { recursive: true });
}, 40_000);

test('an uncaught error ends the process with 1, after the requests in progress', async () => {
  const preload = join(mkdtempSync(join(tmpdir(), 'mohar-')), 'fail.mjs');
  // A signal causes a failure in a timer, like a bug in a dependency.
  writeFileSync(preload, "process.on('SIGUSR2', () => setTimeout(() => { throw new Error('on purpose'); }));");
  await using server = await startServer({ NODE_OPTIONS: `--import=${preload}`, LOG_LEVEL: 'fatal' });
  const socket = connectTo(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  const closed = once(socket, 'close');
  socket.write(
    `POST /api/Contact/SubmitContactDetails HTTP/1.1\r\nHost: a\r\nX-Client-Key: ${clientKey['X-Client-Key']}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n`,
  );
  await expect.poll(() => answer).toContain('100 Continue');
  process.kill(server.pid, 'SIGUSR2');
  await expect.poll(() => isListening(server.port)).toBe(false);
  socket.write('{}');
  await closed;
  expect(answer).toContain('HTTP/1.1 422');
  expect(await server.stop()).toBe(1);
  expect(server.output()).toContain('an error was not caught');
});
