import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { nameBackup } from '#database/backup/backup-folder.ts';
import { clientKey } from '#tests/app.ts';
import { findFreePort } from '#tests/postgres/postgres.ts';
import { runScript } from '#tests/run-script.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { startMailServer } from '#tests/smtp.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

/** Requests to the private port. */
function readPrivate(server: TestServer) {
  const [, url] = /Metrics are at ([^\s"]+)/.exec(server.output()) ?? [];
  return {
    health: () => fetch(`${url}/health`),
    metrics: async () => (await fetch(`${url}/metrics`)).text(),
  };
}

const submit = (server: TestServer, message = sampleEnquiry.message) =>
  fetch(server.url + apiPaths.submitEnquiry, {
    method: 'POST',
    headers: { ...clientKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...toEnquiryBody(sampleEnquiry), message }),
  });

test('a backup that is too old is an error of /health and a metric, and nothing to /healthz and /readyz', {
  timeout: 60_000,
}, async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'old-'));
  const hour = 3_600_000;
  writeFileSync(join(folder.path, nameBackup(new Date(Date.now() - 30 * hour), true)), '');
  await using server = await startServer({ METRICS_PORT: '0', BACKUP_FOLDER: folder.path });
  const { health, metrics } = readPrivate(server);
  const read = async () => [(await health()).status, ((await (await health()).json()) as { backup: string }).backup];
  expect(await read()).toEqual([503, expect.stringMatching(/^Backup: the last one, .* is 30 hours old/)]);
  expect(await metrics()).toContain('mohar_backup_current{backup="last"} 0\n');
  for (const path of ['/healthz', '/readyz']) expect((await fetch(server.url + path)).status).toBe(200);

  writeFileSync(join(folder.path, nameBackup(new Date(Date.now() - hour), false)), '');
  expect(await read()).toEqual([200, 'ok']);
  expect(await metrics()).toContain('mohar_backup_current{backup="last"} 1\n');
  expect(await metrics()).toMatch(/^mohar_backup_age_seconds\{backup="last"\} 36\d\d\./m);
});

test('submissions, deliveries and failures are counted, and a scrape does not count its own queries', {
  timeout: 60_000,
}, async () => {
  await using mail = await startMailServer();
  const address = await createMigratedStoreAddress('PostgreSQL', inject('postgresUrl'));
  const env = { DATABASE_URL: address.databaseUrl, DATA_DIR: address.dataDir, SMTP_URL: mail.url, METRICS_PORT: '0' };
  {
    await using server = await startServer(env);
    const { metrics } = readPrivate(server);
    const waiting: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      const [, count = ''] = /^mohar_database_connections\{state="waiting"\} (\d+)$/m.exec(await metrics()) ?? [];
      waiting.push(count);
    }
    expect(waiting).toEqual(['0', '0', '0', '0', '0']);
    expect(await metrics()).toContain('mohar_submissions_total{kind="enquiry",outcome="stored"} 0\n');
    for (let nth = 0; nth < 2; nth += 1) expect((await submit(server)).status).toBe(200);
    await expect.poll(metrics).toContain('mohar_deliveries_total{channel="mail",outcome="delivered"} 2\n');
    const text = await metrics();
    expect(text).toContain('mohar_submissions_total{kind="enquiry",outcome="stored"} 1\n');
    expect(text).toContain('mohar_submissions_total{kind="enquiry",outcome="duplicate"} 1\n');
    expect(text).toContain('mohar_failures_total{cause="store"} 0\n');
    // An alert on a metric that does not exist never fires.
    const rules = readFileSync(join(import.meta.dirname, '../deploy/prometheus/mohar.rules.yml'), 'utf8');
    const metricNames = new Set(rules.match(/mohar_[a-z0-9_]{3,60}/g));
    expect([...metricNames].filter((name) => !new RegExp(`^# TYPE ${name} `, 'm').test(text))).toEqual([]);
    expect(metricNames.size).toBeGreaterThan(8);
  }
  await address.remove();
});

test('every line of the output is JSON, with LOG_REQUESTS each request without what the visitor has entered', {
  timeout: 60_000,
}, async () => {
  await using server = await startServer({
    METRICS_PORT: '0',
    LOG_LEVEL: 'info',
    LOG_REQUESTS: 'yes',
    SMTP_HOST: 'mail',
    SEED_CONTENT: 'yes',
  });
  await (await fetch(`${server.url}/search?q=asha@example.in`, { headers: { 'User-Agent': 'asha-browser' } })).text();
  await (await fetch(`${server.url}/post/asha-at-example`)).text();
  expect((await submit(server)).status).toBe(200);
  const readLines = () =>
    server
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  const readRequests = () => readLines().filter(({ msg }) => msg === 'a request was answered');
  await expect.poll(readRequests).toHaveLength(3);
  expect(readRequests()).toContainEqual({
    level: 30,
    time: expect.any(Number),
    reqId: expect.stringMatching(/^[0-9a-f]{8}-/),
    method: 'POST',
    route: apiPaths.submitEnquiry,
    status: 200,
    ms: expect.any(Number),
    msg: 'a request was answered',
  });
  expect(JSON.stringify(readRequests())).not.toMatch(/asha|127\.0\.0\.1/i);
  const messages = readLines().map(({ msg }) => msg);
  expect(messages).toContainEqual(expect.stringMatching(/^Store: SQLite, /));
  expect(messages).toContainEqual(`Mohar is at ${server.url}`);
  expect(readLines()).toContainEqual(expect.objectContaining({ variables: ['SMTP_HOST'] }));
});

test('a second site on one SQLite store is refused; the desk and commands run beside it, and the lock ends with the process', {
  timeout: 120_000,
}, async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'locked-'));
  const dataDir = join(folder.path, 'data');
  mkdirSync(dataDir);
  const env = { DATA_DIR: dataDir };
  const first = await startServer(env);
  await expect(startServer(env)).rejects.toThrow(
    `\nDATA_DIR: another process serves the site from "${dataDir}"; stop it, or use PostgreSQL`,
  );
  {
    await using desk = await startServer({ ...env, DESK_PORT: String(await findFreePort()) }, { script: 'desk' });
    expect((await fetch(`http://127.0.0.1:${desk.port}/healthz`)).status).toBe(200);
  }
  expect(await runScript('scripts/enquiries.ts', [], env)).toMatchObject({ code: 0 });
  process.kill(first.pid, 'SIGKILL');
  await first.ended;
  await using second = await startServer(env);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
});

test('resumes are not saved below a place where no folder can be made', async () => {
  const { remove, dataDir } = await createMigratedStoreAddress('SQLite', '');
  const ended = await runScript('scripts/applications.ts', ['--save', '/proc/nope'], { DATA_DIR: dataDir });
  expect(ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^--save: "\/proc\/nope" cannot be written \(E/m),
  });
  await remove();
});
