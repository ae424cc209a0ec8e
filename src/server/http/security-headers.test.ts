import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { MoharError } from '#domain/errors.ts';
import { createPolicy, hashInlineCode } from '#server/http/security-headers.ts';
import { clientKey, createTestApp } from '#tests/app.ts';

test('the policy of a page names its inline scripts by hash and nothing unsafe', () => {
  const html = '<script src="/a.js"></script><script>let a = 1</script><script type="module">let b\n= 2</script>';
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(hashInlineCode(html).scripts).toEqual([hash('let a = 1'), hash('let b\n= 2')]);
  const policy = createPolicy(hashInlineCode(html));
  expect(policy).toContain(`script-src 'self' ${hash('let a = 1')}`);
  // Pictures run nothing.
  expect(policy.replace("img-src 'self' data:", '')).not.toMatch(/unsafe|\*|data:|https?:/);
});

test('a page may prefetch from its own origin, which Firefox allows by default-src alone; frames and plugins it may not have', () => {
  expect(createPolicy()).toMatch(/^default-src 'none';/);
  expect(createPolicy({ prefetch: true })).toMatch(/^default-src 'self'; frame-src 'none'; object-src 'none';/);
});

test('only pages may run inline scripts: a resource as HTML has none of our own', async () => {
  const headers = { 'Content-Type': 'text/html' };
  const page = () => new Response('<script>alert(1)</script>', { headers });
  await using site = await createTestApp('SQLite', inject('postgresUrl'), {}, page);
  // Pages hash the code that components wrote, never the code that a response contains.
  for (const url of ['/', '/nowhere', '/notices/2', '/notices/2?a=b', '/questions/general.html']) {
    const policy = (await site.app.inject(url)).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
  }
});

test.each(['/', '/nowhere', '/healthz', '/readyz', '/api/Contact/GetAllStateList', '/api/x'])(
  'the answer at %s carries every header of defence',
  async (url) => {
    await using site = await createTestApp('SQLite', inject('postgresUrl'));
    for (const headers of [{}, clientKey]) {
      const answer = await site.app.inject({ url, headers });
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    }
  },
);

test('the store’s failure shows in readyz and not in healthz', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  const status = async (url: string): Promise<number> => (await site.app.inject(url)).statusCode;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  await site.store.db.destroy();
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
});

test('a page accepts GET and HEAD; other methods get 405 with Allow', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  const answer = await site.app.inject({ method: 'DELETE', url: '/' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('with another API host ours is not mounted, and pages may call that one', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'), { API_HOST: 'https://api.example.in' });
  const page = await site.app.inject({ url: '/api/Contact/GetAllStateList', headers: clientKey });
  expect(page.body).not.toContain('stateId');
});

/** The rules of Mozilla's HTTP Observatory: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring */
function scoreByObservatory(headers: Readonly<Record<string, unknown>>): number {
  const header = (name: string): string => String(headers[name] ?? '');
  const policy = header('content-security-policy');
  const seconds = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const score =
    100 +
    (seconds >= 15_768_000 ? 0 : -20) +
    (header('x-content-type-options') === 'nosniff' ? 0 : -5) +
    (/unsafe-|(?:script|default)-src[^;]*(?:\*|https?:|data:)/.test(policy) || policy === '' ? -25 : 0);
  // Bonuses count from a score of 90 on.
  const bonus =
    (policy.startsWith("default-src 'none'") ? 10 : 0) +
    (policy.includes("frame-ancestors 'none'") ? 5 : 0) +
    (/^(?:strict-origin|no-referrer|same-origin)/.test(header('referrer-policy')) ? 5 : 0) +
    (header('cross-origin-resource-policy') === 'same-origin' ? 10 : 0);
  return score >= 90 ? score + bonus : score;
}

test('with an https origin the headers earn an A+ by the rules of Mozilla’s Observatory', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'), { SITE_URL: 'https://www.example.in' });
  for (const url of ['/', '/nowhere', '/healthz', '/api/x']) {
    const { headers } = await site.app.inject(url);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(scoreByObservatory(headers)).toBeGreaterThanOrEqual(100);
  }
  await using plain = await createTestApp('SQLite', inject('postgresUrl'), {});
  expect((await plain.app.inject('/')).headers['strict-transport-security']).toBeUndefined();
});

test('a busy or failing page carries every header of defence too', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  site.app.get('/busy', { config: { hasOwnHeaders: true } }, () => {
    throw new MoharError('busy', 'on purpose');
  });
  site.app.get('/broken', { config: { hasOwnHeaders: true } }, () => {
    throw new Error('on purpose');
  });
  for (const [url, status] of [
    ['/busy', 503],
    ['/broken', 500],
  ] as const) {
    const { statusCode, headers, body } = await site.app.inject(url);
    expect([url, statusCode, headers['x-content-type-options']]).toEqual([url, status, 'nosniff']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(body).not.toContain('on purpose');
  }
});
