import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type LoadPlan = {
  readonly port: number;
  readonly clients: number;
  /** The loopback address of the clients: a network of its own. */
  readonly localAddress?: string;
  /** Milliseconds; pending requests are still answered then. */
  readonly duration: number;
  /** The bytes of the nth request: see `writeRequest`. */
  readonly request: (nth: number) => Buffer;
};

export type LoadOutcome = {
  readonly requests: number;
  readonly statuses: { readonly [status: string]: number };
  readonly milliseconds: number;
};

export function writeRequest(path: string, headers: Readonly<Record<string, string>> = {}, body?: string): Buffer {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: '127.0.0.1', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
}

/**
 * Runs clients, each on its own connection, that send the next request after the answer to the last. Reads only status
 * and length of an answer: the loader must cost less than the server.
 */
export async function load({
  port,
  clients,
  duration,
  request,
  localAddress = '127.0.0.1',
}: LoadPlan): Promise<LoadOutcome> {
  const statuses: { [status: string]: number } = {};
  let nth = 0;
  const startedAt = performance.now();
  const client = async (): Promise<void> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).setNoDelay(true);
    await once(socket, 'connect');
    const readAnswer = readAnswers(socket);
    while (performance.now() - startedAt < duration) {
      socket.write(request(nth++));
      const status = await readAnswer();
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: clients }, client));
  const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { requests, statuses, milliseconds: performance.now() - startedAt };
}

/** Answers the status of each answer when its last byte has come. Rejects when the connection breaks off. */
function readAnswers(socket: Socket): () => Promise<string> {
  let waiting: PromiseWithResolvers<string> | undefined;
  let head: Buffer = Buffer.alloc(0);
  let status = '';
  let missing = -1;
  socket.on('data', (chunk: Buffer) => {
    if (missing >= 0) missing -= chunk.length;
    else {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      status = text.slice(9, 12);
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - 4);
      head = Buffer.alloc(0);
    }
    if (missing > 0) return;
    missing = -1;
    waiting?.resolve(status);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error(`port ${socket.remotePort} closed the connection`)));
  return () => {
    waiting = Promise.withResolvers();
    return waiting.promise;
  };
}
