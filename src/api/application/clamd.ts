import { connect } from 'node:net';

/** Where clamd listens. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

/** Bytes of a chunk; clamd limits the stream (`StreamMaxLength`, 100 MB by default), not its chunks. */
const chunkSize = 65_536;
/** An answer is one line; a longer one is rejected. Bytes. */
const answerLimit = 4_096;

/**
 * Scans bytes with clamd's command `INSTREAM` (clamd(8)): chunks, each after its length in four bytes, and a length of
 * zero at the end. `z` requests an answer that ends with a zero byte. Resolves to the name of the virus, or `undefined`
 * for clean bytes. Rejects without a verdict within `timeout` milliseconds: no connection, an error, no or another
 * answer.
 */
export function scanWithClamd(address: ClamdAddress, bytes: Buffer, timeout = 10_000): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let answer = '';
    let failure = new Error('clamd closed the connection without an answer');
    const timer = setTimeout(
      () => socket.destroy(new Error(`clamd gave no answer within ${timeout / 1_000} s`)),
      timeout,
    );
    socket.setEncoding('latin1');
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.length; at += chunkSize) {
        const chunk = bytes.subarray(at, at + chunkSize);
        socket.write(toLength(chunk.length));
        socket.write(chunk);
      }
      socket.write(toLength(0));
    });
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0') || answer.length > answerLimit) socket.destroy();
    });
    // clamd answers before it resets an unread connection: evaluate the received answer.
    socket.on('error', (error) => {
      failure = error;
    });
    socket.on('close', () => {
      clearTimeout(timer);
      const end = answer.indexOf('\0');
      if (end < 0) return reject(failure);
      const [, verdict] = /^stream: (OK|.{1,200} FOUND)$/.exec(answer.slice(0, end)) ?? [];
      if (verdict === undefined)
        return reject(new Error(`clamd answered ${JSON.stringify(answer.slice(0, Math.min(end, 200)))}`));
      resolve(verdict === 'OK' ? undefined : verdict.slice(0, -' FOUND'.length));
    });
  });
}

function toLength(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
