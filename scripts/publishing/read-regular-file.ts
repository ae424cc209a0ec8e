import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { MoharError } from '#domain/errors.ts';

/**
 * Reads a regular file of at most `megabytes`. Refuses pipes and devices: they may never end. Throws `content-refused`
 * with the reason alone.
 */
export async function readRegularFile(path: string, megabytes: number): Promise<Buffer> {
  // Without O_NONBLOCK a pipe would wait for its writer.
  await using handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch(() => undefined);
  if (!handle) throw new MoharError('content-refused', 'the file cannot be read');
  const stats = await handle.stat();
  if (!stats.isFile()) throw new MoharError('content-refused', 'this is no regular file');
  if (stats.size > megabytes * 1_048_576) {
    throw new MoharError('content-refused', `the file is larger than ${megabytes} MB`);
  }
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(stats.size));
  return buffer.subarray(0, bytesRead);
}
