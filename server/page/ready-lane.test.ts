import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { encodePage } from '#server/page/kept-page.ts';
import { createReadyLane } from '#server/page/ready-lane.ts';

/** A server where Fastify answers everything by its own name, beside one page that is ready. */
async function open() {
  const lane = createReadyLane();
  const app = Fastify({ serverFactory: lane.serverFactory, requestTimeout: 4_321 });
  app.all('/*', async () => 'Fastify');
  const page = await encodePage(
    200,
    { 'content-type': 'text/plain', 'x-own': 'yes' },
    Buffer.from('ready '.repeat(300)),
  );
  lane.open((address) => (address === '/ready?x=1' ? page : undefined));
  const url = await app.listen({ port: 0 });
  return { app, lane, url, [Symbol.asyncDispose]: () => app.close() };
}

test('what is ready is sent as it was made, and who has it already is told so', async () => {
  await using site = await open();
  const first = await fetch(`${site.url}/ready?x=1`, { headers: { 'Accept-Encoding': 'br' } });
  expect(await first.text()).toBe('ready '.repeat(300));
  expect(first.headers.get('x-own')).toBe('yes');
  expect(first.headers.get('content-encoding')).toBe('br');
  const etag = first.headers.get('etag') ?? '';
  const second = await fetch(`${site.url}/ready?x=1`, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
  expect(second.status).toBe(304);
});

test('every other address and method is Fastify’s, and all are once the lane is closed', async () => {
  await using site = await open();
  const ask = async (path: string, init: RequestInit = {}) => (await fetch(site.url + path, init)).text();
  expect(await ask('/ready')).toBe('Fastify');
  expect(await ask('/ready?x=1', { method: 'POST' })).toBe('Fastify');
  expect((await fetch(`${site.url}/ready?x=1`, { method: 'HEAD' })).headers.get('x-own')).toBeNull();
  site.lane.close();
  expect(await ask('/ready?x=1')).toBe('Fastify');
});

test('the server keeps Fastify’s limits of time', async () => {
  await using site = await open();
  expect(site.app.server).toMatchObject({
    requestTimeout: 4_321,
    keepAliveTimeout: Fastify().initialConfig.keepAliveTimeout,
  });
});
