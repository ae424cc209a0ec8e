import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { propertyOptions, propertyTimeout } from '@mohar/check/tests/property-options.ts';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { type Call, calls } from '#contract/calls.ts';
import { createTestApp } from '#tests/app.ts';
import { apiRequest, type GeneratedRequest, pageRequest } from '#tests/generated-requests.ts';
import { publishPosts } from '#tests/published-content.ts';
import { startServer } from '#tests/server.ts';
import { dialects } from '#tests/store.ts';

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };
type Send = (request: GeneratedRequest) => Promise<Answer>;

/** RFC 9457, as `contract/problem.ts` types it. */
const problem = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string().min(1),
  status: z.int(),
  detail: z.string().min(1),
  errors: z.record(z.string(), z.strictObject({ code: z.string(), message: z.string() })).optional(),
});

/** Statuses of requests that are too malformed to reach their call, or have another method. */
const unreached = [400, 401, 404, 405, 413, 414, 415];
/** Statuses of pages. */
const ofPages = [200, 206, 304, 308, 400, 404, 405, 412, 414, 416];

function checkAnswer({ method, url, call: name }: GeneratedRequest, { status, headers, body }: Answer): void {
  const call: Call | undefined = name && calls[name];
  const isTooLong = url.length > 4_096;
  const isApi = url.startsWith('/api/');
  const own = call
    ? [200, 304, 400, 401, ...call.problems, ...(isTooLong ? [414, 431] : [])]
    : [...unreached, ...(method === 'HEAD' ? [200, 304] : [])];
  expect(isApi ? own : ofPages).toContain(status);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringMatching(isApi ? /^default-src 'none'/ : /^default-src '(?:none|self)'/),
    // Without it a shared cache decides by itself (RFC 9111, section 4.2.2).
    'cache-control': expect.stringMatching(/./),
  });
  // A page explains a message of browsers, `ERR_CERT_…`.
  expect(body).not.toMatch(/FST_|ERR_(?!CERT_)|\n {4}at |node_modules/);
  if (!isApi || method === 'HEAD' || status === 304) return;
  if (status === 200 && call) {
    const isJson = call.answer.type === 'application/json';
    expect(headers['content-type']).toContain(call.answer.type);
    call.answer.schema.parse(isJson ? JSON.parse(body) : body);
  } else if (headers['content-type'] !== 'text/plain; charset=utf-8' || call) {
    expect(headers['content-type']).toContain('application/problem+json');
    expect(problem.parse(JSON.parse(body)).status).toBe(status);
  }
}

/** Sends generated requests one after the other; prints how long the event loop was held up. */
async function sendAll(name: string, requests: fc.Arbitrary<GeneratedRequest>, send: Send, full: number) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const baseline: GeneratedRequest = { method: 'GET', url: '/healthz', headers: {} };
  const measure = async (request: GeneratedRequest): Promise<readonly [Answer, number]> => {
    const startedAt = performance.now();
    return [await send(request), performance.now() - startedAt];
  };
  const options = propertyOptions(full, 10);
  let busy = 0;
  let sent = 0;
  const statuses: Record<number, number> = {};
  delay.enable();
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const [answer, taken] = await measure(request);
      sent += 1;
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status === 503 && Number(answer.headers['retry-after']) > 0) busy += 1;
      else checkAnswer(request, answer);
      if (taken <= 1_000) return;
      // The machine may have paused: a slow request is slow again, also relative to the baseline.
      const [[, again], [, least]] = [await measure(request), await measure(baseline)];
      expect(again).toBeLessThan(1_000 + 10 * least);
    }),
    options,
  );
  delay.disable();
  // Some must have reached their call, and some must have been refused.
  expect(statuses[200] ?? 0).toBeGreaterThan(sent / 20);
  expect(Object.keys(statuses).length).toBeGreaterThan(3);
  expect(busy).toBeLessThanOrEqual(sent / 100);
  const toMilliseconds = (nanoseconds: number): string => (nanoseconds / 1e6).toFixed(0);
  const max = toMilliseconds(delay.max);
  const p99 = toMilliseconds(delay.percentile(99));
  console.log(
    `${name}: ${sent} requests, seed ${options.seed}, ${JSON.stringify(statuses)}, event loop: ${max} ms, p99 ${p99} ms`,
  );
}

test.each(dialects)(
  'generated requests are answered as the API description says, on %s',
  async (dialect) => {
    await using site = await createTestApp(dialect, inject('postgresUrl'));
    await publishPosts(site.store, 5);
    const send: Send = async ({ method, url, headers, payload }) => {
      const answer = await site.app.inject({
        method: method as 'GET',
        url,
        headers: headers as Record<string, string>,
        ...(payload ? { payload } : {}),
      });
      return { status: answer.statusCode, headers: answer.headers as IncomingHttpHeaders, body: answer.body };
    };
    await sendAll(dialect, apiRequest, send, 7_000);
  },
  propertyTimeout,
);

test(
  'generated requests over a socket are answered as the API description says',
  async () => {
    await using site = await createTestApp('SQLite', inject('postgresUrl'));
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    using socket = createSender((site.app.server.address() as AddressInfo).port);
    await sendAll('socket', apiRequest, socket.send, 3_000);
  },
  propertyTimeout,
);

test(
  'generated requests for pages and their data are answered, with the content of another host',
  async () => {
    await using host = await createTestApp('SQLite', inject('postgresUrl'));
    await publishPosts(host.store, 5);
    await host.app.listen({ port: 0, host: '127.0.0.1' });
    const port = (host.app.server.address() as AddressInfo).port;
    await using site = await startServer({ API_HOST: `http://127.0.0.1:${port}` });
    using socket = createSender(site.port);
    await sendAll('remote', pageRequest, socket.send, 3_000);
  },
  propertyTimeout,
);

/** Sends raw requests over keep-alive connections. */
function createSender(port: number): Disposable & { readonly send: Send } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: Send = async ({ method, url, headers, payload }) => {
    const length = payload ? { 'content-length': String(payload.length) } : {};
    const sent = httpRequest({ port, host: '127.0.0.1', method, path: url, agent, headers: { ...headers, ...length } });
    sent.end(payload);
    const [response] = await once(sent, 'response');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
  return { send, [Symbol.dispose]: () => agent.destroy() };
}
