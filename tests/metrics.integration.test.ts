import { mkdirSync, mkdtempDisposableSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import { versionText } from '#server/build-folder.ts';
import { clientKey } from '#tests/app.ts';
import { startServer } from '#tests/server.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

/** The values of a metric by their labels, `{route="/*"}`. */
function readMetric(text: string, name: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(lines.map((line) => [line.slice(name.length).split(' ')[0], Number(line.split(' ')[1])]));
}

test('a private port has metrics of requests, cache, queue, outbox, CRL and event loop, and the health of each dependency', {
  timeout: 60_000,
}, async () => {
  await using server = await startServer({ METRICS_PORT: '0', DEMONSTRATION: 'yes' });
  const [, port] = /Metrics are at http:\/\/127\.0\.0\.1:(\d+)"/.exec(server.output()) ?? [];
  const getPrivate = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const readMetrics = async () => (await getPrivate('/metrics')).text();
  const readVerdicts = async () => readMetric(await readMetrics(), 'mohar_repository_verified');
  await expect.poll(readVerdicts).toMatchObject({ '{path="/repository/ca.crl"}': 1 });
  const paths = [...Array.from({ length: 8 }, () => '/'), '/careers', '/missing'];
  for (const path of paths) await (await fetch(server.url + path)).text();
  const submitted = await fetch(server.url + apiPaths.submitEnquiry, {
    method: 'POST',
    headers: { ...clientKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(toEnquiryBody(sampleEnquiry)),
  });
  expect(submitted.status).toBe(200);

  const readCounts = async () => readMetric(await readMetrics(), 'mohar_http_request_duration_seconds_count');
  // A response is counted once it has been sent, when the client may have it already.
  await expect.poll(readCounts).toMatchObject({
    '{method="GET",route="/*",status="200"}': 9,
    '{method="GET",route="/*",status="404"}': 1,
    [`{method="POST",route="${apiPaths.submitEnquiry}",status="200"}`]: 1,
  });
  const text = await readMetrics();
  // Home, the careers page and the 404 page; home again when the first check of the repository has marked it as stale.
  const renders = readMetric(text, 'mohar_cache_renders')['{cache="pages"}'];
  expect([3, 4, 5]).toContain(renders);
  expect(readMetric(text, 'mohar_render_queue')).toEqual({ '{queue="pages"}': 0 });
  // The notification and the acknowledgement, without a mail server.
  expect(readMetric(text, 'mohar_outbox_messages')).toEqual({ '{state="waiting"}': 2, '{state="given-up"}': 0 });
  expect(readMetric(text, 'mohar_crl_age_seconds')['{path="/repository/ca.crl"}']).toBeLessThan(600);
  expect(text).toMatch(/^mohar_nodejs_eventloop_lag_p99_seconds /m);
  expect(Object.values(readMetric(text, 'mohar_build_info'))).toEqual([1]);
  expect(JSON.parse(server.output().split('\n', 1)[0] ?? '')).toMatchObject({ msg: `Mohar ${versionText}` });
  // Nothing of the visitor.
  expect(text).not.toMatch(/asha|127\.0\.0\.1/);

  const health = await getPrivate('/health');
  expect([health.status, await health.json()]).toEqual([
    200,
    { version: versionText, store: 'ok', disk: 'ok', uploads: 'ok', outbox: 'ok', backup: 'ok', repository: 'ok' },
  ]);
  // Not on the public port.
  for (const path of ['/metrics', '/health']) expect((await fetch(server.url + path)).status).toBe(404);
});

test('own files that cannot be read or have disappeared: one line each in the log, health and metrics say so, the rest is served', {
  timeout: 60_000,
}, async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'own-'));
  const repository = join(folder.path, 'repository');
  const forms = join(folder.path, 'documents/forms');
  mkdirSync(repository);
  mkdirSync(join(forms, '..'));
  const own = await makeDemonstration({ name: 'Mohar', siteUrl: 'https://www.example.in' }, new Date());
  writeFileSync(join(repository, 'root-ca.cer'), own['root-ca']);
  writeFileSync(join(repository, 'ca.cer'), own.ca);
  writeFileSync(join(repository, 'ca.crl'), own.crl);
  // Links to themselves: nobody can read them, root neither.
  for (const name of ['sub-ca.cer', 'cps-4.1.1.pdf']) symlinkSync(name, join(repository, name));
  symlinkSync(forms, forms);
  const env = { DATA_DIR: folder.path, REPOSITORY_DIR: repository, METRICS_PORT: '0' };
  await using server = await startServer(env);
  const [, port] = /Metrics are at http:\/\/127\.0\.0\.1:(\d+)"/.exec(server.output()) ?? [];
  const getPrivate = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const readVerdicts = async () => readMetric(await (await getPrivate('/metrics')).text(), 'mohar_repository_verified');
  const verdicts = {
    '{path="/repository/root-ca.cer"}': 1,
    '{path="/repository/ca.cer"}': 1,
    '{path="/repository/ca.crl"}': 1,
    '{path="/repository/sub-ca.cer"}': 0,
    '{path="/repository/cps-4.1.1.pdf"}': 0,
  };
  await expect.poll(readVerdicts).toEqual(verdicts);
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(server.url + path)).status));
  expect(await statuses('/downloadsRepos', '/repository.json', '/search')).toEqual([200, 200, 200]);
  expect(await statuses('/repository/ca.crl', '/repository/sub-ca.cer', '/forms/Revocation%20Form.pdf')).toEqual([
    200, 404, 404,
  ]);

  rmSync(join(repository, 'ca.crl'));
  await expect.poll(readVerdicts).toEqual({ ...verdicts, '{path="/repository/ca.crl"}': 0 });
  const health = await getPrivate('/health');
  const { repository: fault } = (await health.json()) as { repository: string };
  expect(health.status).toBe(503);
  expect(fault).toContain(`/repository/sub-ca.cer is not served: ${join(repository, 'sub-ca.cer')}: ELOOP`);
  expect(fault).toContain(`/repository/ca.crl is not served: ${repository}: missing`);
  const lines = server.output().match(/.*a file of the authority is not served.*/g) ?? [];
  expect(lines.map((line) => JSON.parse(line).place)).toEqual(
    [join(repository, 'sub-ca.cer'), forms, join(repository, 'cps-4.1.1.pdf'), repository].map((path) =>
      expect.stringMatching(path),
    ),
  );
});
