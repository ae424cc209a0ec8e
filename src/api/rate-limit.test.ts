import { expect, inject, test, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { listClientNetworks } from '#server/http/client-networks.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

const open = (env: NodeJS.ProcessEnv) => createTestApp('SQLite', inject('postgresUrl'), env);
type TestApp = Awaited<ReturnType<typeof open>>;

let nth = 0;
/** Posts another enquiry from an address, with or without a proxy's header. */
function send({ app }: TestApp, remoteAddress: string, forwardedFor?: string) {
  nth += 1;
  return app.inject({
    method: 'POST',
    url: apiPaths.submitEnquiry,
    remoteAddress,
    headers: { ...clientKey, ...(forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor }) },
    payload: { ...toEnquiryBody(sampleEnquiry), message: `Question number ${nth}` },
  });
}

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2::1', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
  ['2001:db8:1:304::1', ['20010db800010304/64', '20010db8000103/56', '20010db80001/48']],
  ['192.0.2.1:5678', ['192.0.2.1']],
  ['[2001:db8:1:2::1]:5678', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
  ['2001:db8:1:2::1%eth0', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
  ['nonsense', ['unknown']],
])('%s counts as %j', (address, networks) => {
  expect(listClientNetworks(address)).toEqual(networks);
});

test('a network over its limit gets 429 with the seconds to wait, and another network does not', async () => {
  await using site = await open({ RATE_LIMIT_ENQUIRY: '3', RATE_LIMIT_WINDOW_SECONDS: '600' });
  for (let attempt = 0; attempt < 3; attempt += 1) expect((await send(site, '192.0.2.1')).statusCode).toBe(200);
  const refused = await send(site, '192.0.2.1');
  expect(refused.statusCode).toBe(429);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(refused.json().detail).toBe(`Too many attempts. Try again in ${seconds} seconds.`);
  expect((await send(site, '192.0.2.2')).statusCode).toBe(200);
  expect(await listEnquiries(site.store.db)).toHaveLength(4);
});

test('addresses within one /64 are one subscriber; another /64 is another', async () => {
  await using site = await open({ RATE_LIMIT_ENQUIRY: '2' });
  const statuses = [];
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1']) {
    statuses.push((await send(site, address)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test.each([
  ['/56', (nth: number) => `2001:db8:0:${nth.toString(16)}::1`, 4],
  ['/48', (nth: number) => `2001:db8:0:${(nth * 256).toString(16)}::1`, 16],
])('other /64s of one %s are one subscriber in the end', async (_, address, accepted) => {
  await using site = await open({ RATE_LIMIT_ENQUIRY: '2' });
  const statuses = [];
  for (let one = 0; one < 20; one += 1) statuses.push((await send(site, address(one))).statusCode);
  expect(statuses).toEqual([...Array(accepted).fill(200), ...Array(20 - accepted).fill(429)]);
  expect((await send(site, '2001:db8:1::1')).statusCode).toBe(200);
});

test('over the overall limit a network’s first three submissions are still accepted, and the log says so once', async () => {
  await using site = await open({ RATE_LIMIT_ENQUIRY_OVERALL: '2' });
  const errors = vi.spyOn(site.app.log, 'error');
  const statuses = [];
  for (const address of ['192.0.2.1', '192.0.2.2', ...Array(4).fill('192.0.2.3')]) {
    statuses.push((await send(site, address)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(errors.mock.calls).toEqual([
    [{ limit: 'enquiry', overall: 2 }, expect.stringContaining('overall rate limit')],
  ]);
});

test('what is not valid consumes nothing', async () => {
  await using site = await open({ RATE_LIMIT_ENQUIRY: '1', RATE_LIMIT_ENQUIRY_OVERALL: '1' });
  for (let one = 0; one < 5; one += 1) {
    const answer = await site.app.inject({
      method: 'POST',
      url: apiPaths.submitEnquiry,
      headers: clientKey,
      payload: {},
    });
    expect(answer.statusCode).toBe(422);
  }
  expect((await send(site, '127.0.0.1')).statusCode).toBe(200);
});

test('without TRUST_PROXY the header X-Forwarded-For changes nothing', async () => {
  await using site = await open({ RATE_LIMIT_ENQUIRY: '1' });
  expect((await send(site, '192.0.2.1', '198.51.100.1')).statusCode).toBe(200);
  expect((await send(site, '192.0.2.1', '198.51.100.2')).statusCode).toBe(429);
});

test.each([['1'], ['10.0.0.0/8'], ['10.0.0.9']])(
  'behind a proxy (TRUST_PROXY=%s) the visitor’s own address counts',
  async (trust) => {
    await using site = await open({ RATE_LIMIT_ENQUIRY: '1', TRUST_PROXY: trust });
    expect((await send(site, '10.0.0.9', '198.51.100.1')).statusCode).toBe(200);
    expect((await send(site, '10.0.0.9', '198.51.100.2')).statusCode).toBe(200);
    // An address from the visitor, before the proxy's own in the header, does not count.
    expect((await send(site, '10.0.0.9', '203.0.113.7, 198.51.100.1')).statusCode).toBe(429);
  },
);

test('X-Forwarded-For of an untrusted proxy does not count', async () => {
  await using site = await open({ RATE_LIMIT_ENQUIRY: '1', TRUST_PROXY: '10.0.0.0/8' });
  expect((await send(site, '192.0.2.1', '198.51.100.1')).statusCode).toBe(200);
  expect((await send(site, '192.0.2.1', '198.51.100.2')).statusCode).toBe(429);
});

test('a person who follows the API description at human pace is never rejected', async () => {
  // The default limits, not the tests': nobody fills in twenty forms in ten minutes from one address.
  await using site = await open({
    RATE_LIMIT_ENQUIRY: '',
    RATE_LIMIT_ENQUIRY_OVERALL: '',
    RATE_LIMIT_APPLICATION: '',
    RATE_LIMIT_APPLICATION_OVERALL: '',
  });
  for (let attempt = 0; attempt < 20; attempt += 1) expect((await send(site, '192.0.2.1')).statusCode).toBe(200);
  expect((await send(site, '192.0.2.1')).statusCode).toBe(429);
});
