import type { IncomingMessage } from 'node:http';
import { errorCodes } from 'fastify';

/**
 * Runs `read`, which pipes a body. Rejects with 413, aborts the signal and reads no further once more than `limit` bytes have
 * arrived: a chunked body (RFC 9112, section 7.1) does not say how long it is, and may have no end.
 */
export async function limitBody<Result>(
  body: IncomingMessage,
  limit: number,
  read: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { promise: exceeded, reject } = Promise.withResolvers<never>();
  let left = limit;
  const count = (chunk: Buffer): void => {
    left -= chunk.length;
    if (left >= 0) return;
    body.off('data', count);
    body.unpipe();
    body.pause();
    reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    controller.abort();
  };
  // The body flows from the next tick on, when `read` has its pipe.
  body.on('data', count);
  try {
    return await Promise.race([exceeded, read(controller.signal)]);
  } finally {
    body.off('data', count);
  }
}
