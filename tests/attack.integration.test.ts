import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attacks, get, post, sendRaw } from '#tests/attacks.ts';
import { highRateLimits } from '#tests/high-rate-limits.ts';
import { measureReads } from '#tests/measure-reads.ts';
import { readMemory } from '#tests/process-metrics.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

/** Answers of a site with the default limits to enquiries from addresses, a few at a time. */
async function sendAll(server: TestServer, addresses: readonly string[], toBody: (nth: number) => object) {
  const statuses: number[] = [];
  for (let start = 0; start < addresses.length; start += 20) {
    const some = addresses
      .slice(start, start + 20)
      .map((address, index) => post(server, toBody(start + index), address));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  return statuses;
}

const valid = (nth: number): object => ({ ...toEnquiryBody(sampleEnquiry), message: `Question number ${nth}` });

test.each([
  ['580 empty posts from 31 addresses', 580, (nth: number) => `192.0.2.${nth % 31}`, () => ({})],
  ['700 enquiries from 40 addresses', 700, (nth: number) => `192.0.2.${nth % 40}`, valid],
  ['700 enquiries from the /64s of one /48', 700, (nth: number) => `2001:db8:1:${nth.toString(16)}::1`, valid],
  [
    '700 copies of one enquiry from 700 addresses',
    700,
    (nth: number) => `10.1.${nth >> 8}.${nth & 255}`,
    () => valid(0),
  ],
] as const)('%s lock nobody out', { timeout: 240_000 }, async (_, count, address, toBody) => {
  const unset = Object.fromEntries(Object.keys(highRateLimits).map((name) => [name, '']));
  await using server = await startServer({ ...unset, TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
  await sendAll(
    server,
    Array.from({ length: count }, (_value, nth) => address(nth)),
    toBody,
  );
  for (const fresh of ['198.51.100.7', '2001:db8:2::1']) {
    expect((await post(server, valid(10_000), fresh)).status).toBe(200);
  }
});

describe('under attack', () => {
  let server: TestServer;
  /** Not attacked: a baseline for the speed of the machine at the same moment. */
  let control: TestServer;
  beforeAll(async () => {
    const start = () => startServer({ SEED_CONTENT: 'yes', TRUST_PROXY: '1' });
    [server, control] = await Promise.all([start(), start()]);
    // A page that is read during the attack is in the cache, as it is on a site with visitors.
    await Promise.all([server, control].map(({ url }) => fetch(`${url}/pricing`)));
  });
  afterAll(() => Promise.all([server, control].map((started) => started[Symbol.asyncDispose]())));

  test.each(attacks)(
    '%s: reads stay fast, memory bounded, an enquiry is accepted',
    { timeout: 120_000 },
    async (_, run) => {
      // A read is sometimes slow without an attack too; an attack that blocks the server does so each time.
      const attempts: { attacked: number; idle: number }[] = [];
      const isFast = (): boolean => attempts.some(({ attacked, idle }) => attacked < Math.max(100, 5 * idle));
      while (!isFast() && attempts.length < 20) {
        const work = run(server);
        const [attacked, idle] = await Promise.all([measureReads(server, work), measureReads(control, work)]);
        attempts.push({ attacked, idle });
      }
      expect(isFast(), JSON.stringify(attempts)).toBe(true);
      expect(readMemory(server.pid)).toBeLessThan(300 * 1_048_576);
      expect((await post(server, toEnquiryBody(sampleEnquiry), '198.51.100.7')).status).toBe(200);
    },
  );
});

describe('one bad request', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({});
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test('what is not a path of this site is answered with 400 and every header of defence, without repeating it', async () => {
    for (const target of [
      '//',
      '//[',
      '//%00',
      '/%',
      '/%zz<script>',
      'http://evil.example/pricing',
      '//evil.example',
      '/#x',
      '/\\evil',
      '/%00',
      '*',
    ]) {
      const answer = await sendRaw(server, get(target), 500);
      expect([target, answer.slice(0, 24)]).toEqual([target, 'HTTP/1.1 400 Bad Request']);
      expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
      expect(answer).toMatch(/x-content-type-options: nosniff/i);
      expect(answer).not.toMatch(/evil|script>|FST_|ERR_/);
    }
  });

  test.each([
    ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
    ['a header name with a space', 'GET / HTTP/1.1\r\nHost: a\r\nA b: c\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', get('/', 'Host: b\r\n'), 400],
    ['the same Host twice', get('/', 'hOST: a\r\n'), 400],
    ['CONNECT', 'CONNECT / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['CONNECT to another host', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 405],
    ['headers of 20 kB', get('/', `X: ${'a'.repeat(20_000)}\r\n`), 431],
    ['an unknown expectation', get('/', 'Expect: 200-ok\r\n'), 417],
    [
      'two lengths of a body',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a target of 5,000 characters', get(`/${'a'.repeat(5_000)}`), 414],
  ])('%s is answered with headers of defence', async (_what, text, status) => {
    for (const path of ['/', '/api/x/']) {
      const isApi = path !== '/' && / \/ HTTP| \/a/.test(text);
      const answer = await sendRaw(server, isApi ? text.replace(/ \//, ` ${path}`) : text, 500);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
      expect(answer).toMatch(/connection: close/i);
      expect(answer).toMatch(isApi ? /content-type: application\/problem\+json/i : /content-type: text\/plain/i);
    }
  });

  test.each(['QUERY', 'PURGE', 'PROPFIND', 'DELETE'])('%s on a page is 405, with a body or without', async (method) => {
    for (const body of ['Content-Length: 2\r\n\r\n{}', 'Content-Type: application/json\r\n\r\n']) {
      const answer = await sendRaw(server, `${method} /pricing HTTP/1.1\r\nHost: a\r\n${body}`, 500);
      expect(answer).toMatch(/^HTTP\/1\.1 405 .*allow: GET, HEAD\r\n/is);
    }
  });
});
