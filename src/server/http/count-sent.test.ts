import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { countSent } from './count-sent.ts';

test('what a slow reader has received counts as sent, also of a body that was written at once', async () => {
  // More than the kernel buffers between two sockets.
  const size = 40_000_000;
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await accepted) as [Socket];
  socket.on('error', () => {}).end(Buffer.alloc(size));
  let received = 0;
  for await (const chunk of client) {
    received += chunk.length;
    if (received > size / 2) break;
  }
  expect(countSent(socket)).toBeGreaterThan(size / 2);
  expect(countSent(socket)).toBeLessThan(size);
  server.close();
});
