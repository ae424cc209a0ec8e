import { expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

const origin = 'https://www.other.example';
const open = (origins?: string) =>
  createTestApp('SQLite', inject('postgresUrl'), origins === undefined ? {} : { CORS_ORIGINS: origins });
const preflight = {
  method: 'OPTIONS',
  url: apiPaths.submitEnquiry,
  headers: {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,x-client-key,x-form-kind',
  },
} as const;

test('pages of a configured origin may send the client key and our own headers, and read Retry-After', async () => {
  await using site = await open(`https://one.example, ${origin}/`);
  const asked = await site.app.inject({ ...preflight, headers: { ...preflight.headers, origin } });
  expect([asked.statusCode, asked.body]).toEqual([204, '']);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'Content-Type, X-Client-Key, X-Form-Kind, X-Consent-Version, X-Form-Seconds',
    vary: 'Origin',
  });
  const sent = await site.app.inject({
    method: 'POST',
    url: apiPaths.submitEnquiry,
    headers: { ...clientKey, origin },
    payload: toEnquiryBody(sampleEnquiry),
  });
  expect(sent.statusCode).toBe(200);
  expect(sent.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After, X-Reference',
    'x-reference': expect.stringMatching(/./),
  });
});

test('a cached answer and a refusal name the requesting origin only', async () => {
  await using site = await open(`https://one.example,${origin}`);
  for (const from of [origin, 'https://one.example']) {
    const cached = await site.app.inject({ url: apiPaths.postList, headers: { ...clientKey, origin: from } });
    expect([cached.statusCode, cached.headers['access-control-allow-origin']]).toEqual([200, from]);
    expect(cached.headers.vary).toBe('Origin, Accept-Encoding');
    const refused = await site.app.inject({ url: apiPaths.postList, headers: { origin: from } });
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, from]);
  }
});

test.each([
  ['an origin that is not configured', origin, 'https://evil.example'],
  ['an origin of another scheme', origin, 'http://www.other.example'],
  ['an origin whose end alone is known', origin, 'https://evil-www.other.example'],
  ['null', origin, 'null'],
  ['any origin while none is configured', undefined, origin],
])('%s is allowed nothing', async (_, origins, asking) => {
  await using site = await open(origins);
  const asked = await site.app.inject({ ...preflight, headers: { ...preflight.headers, origin: asking } });
  expect(asked.statusCode).toBe(401);
  const read = await site.app.inject({ url: apiPaths.postList, headers: { ...clientKey, origin: asking } });
  for (const { headers } of [asked, read]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
