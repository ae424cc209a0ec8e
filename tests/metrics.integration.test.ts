import { expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
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
  const [, port] = /^Metrics are at http:\/\/127\.0\.0\.1:(\d+)$/m.exec(server.output()) ?? [];
  const getPrivate = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  for (const path of ['/', '/', '/careers', '/missing']) await (await fetch(server.url + path)).text();
  const submitted = await fetch(server.url + apiPaths.submitEnquiry, {
    method: 'POST',
    headers: { ...clientKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(toEnquiryBody(sampleEnquiry)),
  });
  expect(submitted.status).toBe(200);

  const text = await (await getPrivate('/metrics')).text();
  const counts = readMetric(text, 'mohar_http_request_duration_seconds_count');
  expect(counts['{method="GET",route="/*",status="200"}']).toBe(3);
  expect(counts['{method="GET",route="/*",status="404"}']).toBe(1);
  expect(counts[`{method="POST",route="${apiPaths.submitEnquiry}",status="200"}`]).toBe(1);
  // Home, the careers page and the 404 page.
  expect(readMetric(text, 'mohar_cache_renders')['{cache="pages"}']).toBe(3);
  expect(readMetric(text, 'mohar_render_queue')).toEqual({ '{queue="pages"}': 0 });
  // The notification and the acknowledgement, without a mail server.
  expect(readMetric(text, 'mohar_outbox_messages')).toEqual({ '{state="waiting"}': 2, '{state="given-up"}': 0 });
  expect(readMetric(text, 'mohar_repository_verified')['{path="/repository/ca.crl"}']).toBe(1);
  expect(readMetric(text, 'mohar_crl_age_seconds')['{path="/repository/ca.crl"}']).toBeLessThan(600);
  expect(text).toMatch(/^mohar_nodejs_eventloop_lag_p99_seconds /m);
  // Nothing of the visitor.
  expect(text).not.toMatch(/asha|127\.0\.0\.1/);

  const health = await getPrivate('/health');
  expect([health.status, await health.json()]).toEqual([
    200,
    { store: 'ok', disk: 'ok', outbox: 'ok', repository: 'ok' },
  ]);
  // Not on the public port.
  for (const path of ['/metrics', '/health']) expect((await fetch(server.url + path)).status).toBe(404);
});
