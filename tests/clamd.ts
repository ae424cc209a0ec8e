import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** How the scanner answers a whole stream: with these words, not at all, or by closing the connection before it. */
type Behaviour = { readonly answer: string } | 'silence' | 'close';

/** A server that speaks clamd's protocol; `await using` stops it. */
export async function startFakeClamd(behaviour: Behaviour) {
  const streams: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let received: Buffer = Buffer.alloc(0);
    socket.on('error', () => {});
    if (behaviour === 'close') return socket.destroy();
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      const stream = readStream(received);
      if (!stream || behaviour === 'silence') return;
      streams.push(stream);
      socket.end(`${behaviour.answer}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `tcp://127.0.0.1:${port}`,
    /** The streams that have arrived whole. */
    streams,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The chunks behind `zINSTREAM\0`; `undefined` until the chunk of no bytes has arrived. */
function readStream(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return undefined;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
