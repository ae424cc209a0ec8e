import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { publishMedia, samplePicture } from '#tests/published-content.ts';

const picture = `/media/${'a'.repeat(32)}/480.avif`;
const stateList = apiPaths.stateList;

describe('a request with a target in absolute form', () => {
  let site: Awaited<ReturnType<typeof createTestApp>>;
  let port: number;
  beforeAll(async () => {
    site = await createTestApp('SQLite', inject('postgresUrl'), { SITE_URL: 'https://www.authority.example' });
    await publishMedia(site.store, samplePicture());
    port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const send = async (line: string, host: string, headers = ''): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const key = Object.entries(clientKey).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${key.join('')}${headers}\r\n`);
    return text(socket);
  };
  /** Without what differs from one answer to the next. */
  const withoutDate = (answer: string): string => answer.replace(/^date: .*\r\n/im, '');

  test.each([
    ['a page', 'GET', '/Home/Faq', ''],
    ['the head of a page', 'HEAD', '/Home/Faq', ''],
    ['a list of the API', 'GET', stateList, ''],
    ['a picture', 'GET', picture, ''],
    ['a health check', 'GET', '/healthz', ''],
    ['an unknown path of the API', 'GET', '/api/none', ''],
    ['a path with a query', 'GET', `${apiPaths.cityList}?stateId=9`, ''],
    ['a form for a page', 'POST', '/Home/Faq', 'Content-Length: 0\r\n'],
  ])('for %s is answered as in origin form', async (_what, method, path, headers) => {
    const expected = withoutDate(await send(`${method} ${path}`, 'www.authority.example', headers));
    expect(expected).toMatch(/^HTTP\/1\.1 (?:200|404|405) /);
    for (const [root, host] of [
      ['http://www.authority.example', 'www.authority.example'],
      ['HTTPS://WWW.Authority.EXAMPLE', 'www.authority.example'],
      ['http://www.authority.example:80', 'www.authority.example'],
      // The target counts, not the `Host`.
      ['https://www.authority.example', 'other.example'],
      [`http://127.0.0.1:${port}`, 'a'],
      ['http://another-name.example:8080', 'another-name.example:8080'],
    ]) {
      const answer = withoutDate(await send(`${method} ${root}${path}`, host ?? '', headers));
      expect([root, answer]).toEqual([root, expected]);
    }
  });

  test('without a path is for the home page', async () => {
    const home = withoutDate(await send('GET /', 'a'));
    for (const target of ['http://a', 'http://a/', 'http://a?utm_source=x']) {
      expect([target, withoutDate(await send(`GET ${target}`, 'a'))]).toEqual([target, home]);
    }
  });

  test.each([
    'http://evil.example/pricing',
    'http://a@evil.example/pricing',
    'http://user@a/pricing',
    'http://a:99/pricing',
    'http://a:99999/pricing',
    'http:///pricing',
    'http://',
    'http:/a/pricing',
    'ftp://a/pricing',
    'javascript://a/pricing',
    'http://a\\evil.example/pricing',
    'http://a//evil.example',
    'http://a/\\evil.example',
    'http://a/#x',
    'http://a#x',
    'http://a/%00',
    'http://a/pricing?region=%00',
    'http://a/%zz',
  ])('%s is refused, as it is no path of this site', async (target) => {
    const answer = await send(`GET ${target}`, 'a');
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*content-security-policy: default-src 'none'/is);
    expect(answer).not.toMatch(/evil|^location:/im);
  });

  test('that the parser refuses has a problem of the API', async () => {
    const answer = await send(`GET http://a${stateList}`, 'a', `X: ${'a'.repeat(20_000)}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 .*content-type: application\/problem\+json/is);
  });

  test('needs a Host too', async () => {
    for (const hosts of ['', 'Host: a\r\nHost: a\r\n']) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET http://www.authority.example/ HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });
});
