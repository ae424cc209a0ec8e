import { createWriteStream, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { nameTemporary } from '#database/backup/backup-folder.ts';
import { createEncrypter, encrypt } from '#database/backup/encryption.ts';
import { syncFolder } from '#database/copy/sqlite-stage.ts';
import { MoharError } from '#domain/errors.ts';

/** Adds an entry of exactly `size` bytes. */
export type AddEntry = (
  name: string,
  size: number,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
) => Promise<void>;

/**
 * Writes a compressed tar archive, encrypted if there is a recipient; `work` adds the entries. No plain text is written
 * to the disk. The file is renamed to its name when it is complete and synced; a process that ends before, by Ctrl-C or
 * SIGTERM, removes it. Throws `data-folder-unwritable` if the
 * disk is full or the folder not writable.
 */
export async function writeArchive<Result>(
  file: string,
  recipient: string | undefined,
  work: (add: AddEntry) => Promise<Result>,
): Promise<Result> {
  const encrypter = recipient === undefined ? undefined : createEncrypter(recipient);
  const temporary = nameTemporary(file);
  const { readable, controller } = createTarPacker();
  const add: AddEntry = async (name, size, chunks) => {
    const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
    for await (const chunk of chunks) await writer.write(chunk);
    await writer.close();
  };
  const feed = async (): Promise<Result> => {
    try {
      const result = await work(add);
      controller.finalize();
      return result;
    } catch (error) {
      controller.error(error);
      throw error;
    }
  };
  const params = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 };
  const output = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
  const discard = (): void => rmSync(temporary, { force: true });
  process.once('exit', discard);
  const write = pipeline(
    readable as AsyncIterable<Uint8Array>,
    createZstdCompress({ params }),
    (source: AsyncIterable<Uint8Array>) => (encrypter ? encrypt(encrypter, source) : source),
    output,
  );
  // A failure of one ends the other; after both the file is closed.
  const [written, fed] = await Promise.allSettled([write, feed()]);
  try {
    if (written.status === 'rejected') throw written.reason;
    if (fed.status === 'rejected') throw fed.reason;
    await rename(temporary, file);
    syncFolder(dirname(file));
    return fed.value;
  } catch (error) {
    await rm(temporary, { force: true });
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const line = `the backup cannot be written to "${dirname(file)}" (${error.message}).`;
    throw new MoharError('data-folder-unwritable', line, { cause: error });
  } finally {
    process.off('exit', discard);
  }
}
