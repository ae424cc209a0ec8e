import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createGuardedServer, type GuardedServerOptions } from '#server/http/guarded-server.ts';

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

async function open(handle: RequestListener, limits: GuardedServerOptions['limits'] = {}) {
  const server = createGuardedServer(handle, { headers: {}, requestTimeout: 10_000, limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    connect: () => connect(port, '127.0.0.1').on('error', () => {}),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('a client that reads too slowly is disconnected; one that waits for a slow answer is not', async () => {
  const waiting: ServerResponse[] = [];
  let isAborted = false;
  await using site = await open(
    (request, response) => {
      if (request.url === '/later') waiting.push(response);
      else response.once('close', () => (isAborted = !response.writableFinished)).end(Buffer.alloc(30_000_000));
    },
    { slowestTransfer: 1_000_000, transferCheckInterval: 50 },
  );
  const patient = site.connect();
  patient.write(get('/later'));
  const slow = site.connect();
  slow.write(get('/large'));
  // The client reads the beginning and then nothing more.
  slow.once('data', () => slow.pause());
  await expect.poll(() => isAborted, { timeout: 10_000 }).toBe(true);
  slow.destroy();
  await expect.poll(() => waiting).toHaveLength(1);
  waiting[0]?.end('patience');
  const [answer] = await once(patient, 'data');
  expect(String(answer)).toContain('patience');
  patient.destroy();
});

test('requests of one connection are answered a few at a time and in order, and not at all when it has closed', async () => {
  const started: string[] = [];
  const pending: ServerResponse[] = [];
  await using site = await open(
    (request, response) => {
      started.push(request.url ?? '');
      pending.push(response);
    },
    { concurrentPerConnection: 2, waitingPerConnection: 5 },
  );
  const socket = site.connect();
  socket.write(['/1', '/2', '/3', '/4'].map(get).join(''));
  await expect.poll(() => started).toEqual(['/1', '/2']);
  pending[0]?.end('one');
  await expect.poll(() => started).toEqual(['/1', '/2', '/3']);
  socket.destroy();
  // Another connection shows that the server has noticed.
  const other = site.connect();
  other.write(get('/other'));
  await expect.poll(() => started.at(-1)).toBe('/other');
  expect(started).not.toContain('/4');
  other.destroy();
});

test('a client that ends its side after the request is answered; in a flood nothing is done for those who have left', async () => {
  const started: string[] = [];
  await using site = await open(
    (request, response) => {
      started.push(request.url ?? '');
      response.end();
    },
    { openedAtOnce: 5 },
  );
  const [answer] = await once(site.connect().end(get('/half')), 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  const startedAt = performance.now();
  const gone = Array.from({ length: 100 }, () => site.connect());
  await Promise.all(gone.map((socket) => once(socket.resume().end(get('/gone')), 'close')));
  const other = site.connect();
  other.write(get('/other'));
  await expect.poll(() => started.at(-1)).toBe('/other');
  // A window of 100 ms serves its first five; on a busy machine a hundred connections take several windows.
  const windows = Math.ceil((performance.now() - startedAt) / 100) + 1;
  expect(started.filter((path) => path === '/gone').length).toBeLessThanOrEqual(5 * windows);
  other.destroy();
});

test('a connection that pipelines more than may wait is closed', async () => {
  await using site = await open(() => {}, { concurrentPerConnection: 1, waitingPerConnection: 2 });
  const socket = site.connect();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(['/1', '/2', '/3', '/4'].map(get).join(''));
  await closed;
});

test('requests with an unknown expectation wait for their turn like any other', async () => {
  await using site = await open(() => {}, { concurrentPerConnection: 1, waitingPerConnection: 2 });
  const socket = site.connect();
  let received = '';
  socket.on('data', (bytes) => (received += bytes));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const expecting = (path: string): string => get(path).replace('\r\n\r\n', '\r\nExpect: magic\r\n\r\n');
  socket.write(get('/1') + ['/2', '/3', '/4'].map(expecting).join(''));
  await closed;
  expect(received).toBe('');
});

test('beyond the limit a new connection takes the place of an idle one, and is closed where none is idle', async () => {
  const pending: ServerResponse[] = [];
  await using site = await open(
    (request, response) => {
      if (request.url === '/wait') pending.push(response);
      else response.end('ok');
    },
    { connections: 2 },
  );
  const busy = site.connect();
  busy.write(get('/wait'));
  await expect.poll(() => pending).toHaveLength(1);
  const idle = site.connect();
  const idleClosed = new Promise((resolve) => idle.once('close', resolve));
  await once(idle, 'connect');
  const third = site.connect();
  third.write(get('/wait'));
  await idleClosed;
  await expect.poll(() => pending).toHaveLength(2);
  const fourth = site.connect();
  await new Promise((resolve) => fourth.once('close', resolve));
  pending[0]?.end('patience');
  expect(String((await once(busy, 'data'))[0])).toContain('patience');
  for (const socket of [busy, third]) socket.destroy();
});

test('while the server closes, a request on an open connection is answered, and the connection closed', async () => {
  await using site = await open((_request, response) => response.end('answered'), { drain: 200 });
  const socket = site.connect();
  const idle = site.connect();
  for (const client of [socket, idle]) {
    client.write(get('/1'));
    await once(client, 'data');
  }
  const closed = once(socket, 'close');
  const isIdleClosed = once(idle, 'close');
  site.server.close();
  // A proxy may have sent a request before it learns that the server closes.
  socket.write(get('/2'));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 .*connection: close.*answered$/is);
  await closed;
  await isIdleClosed;
});
