import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of PostgreSQL that counts round trips. */
export type CountingProxy = AsyncDisposable & {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** Waits for an answer since the last call; a query that is sent during a wait is part of that wait. */
  takeRoundTrips(): number;
};

/** Starts it on a free port of this machine. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  let roundTrips = 0;
  const awaited = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.on('data', (bytes) => {
      if (awaited.size === 0) roundTrips += 1;
      awaited.add(client);
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      awaited.delete(client);
      client.write(bytes);
    });
    client.on('close', () => upstream.destroy()).on('error', () => {});
    upstream.on('close', () => client.destroy()).on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = Object.assign(new URL(target), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
  return {
    url: url.href,
    takeRoundTrips() {
      const count = roundTrips;
      roundTrips = 0;
      return count;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
    },
  };
}
