import type { Socket } from 'node:net';

/** The handle of a socket. Node's types and documentation leave it out. */
type Handle = { readonly bytesWritten: number; readonly writeQueueSize: number };

/**
 * The bytes of a connection that the kernel has taken. By Node's public properties a body that is written at once counts
 * as unsent until its last byte is taken, so a large one would seem to stand still; the handle knows what is queued.
 */
export function countSent(socket: Socket & { readonly _handle?: Handle | null }): number {
  const { _handle: handle } = socket;
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - socket.writableLength;
}
