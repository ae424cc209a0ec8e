import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { ageHeader, decrypt, toWebStream } from '#database/backup/encryption.ts';
import { MoharError, wrapError } from '#domain/errors.ts';

/** An entry; read its body before you request the next entry. */
export type ArchiveEntry = {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly body: AsyncIterable<Uint8Array>;
};

/** The magic number of compressed data (RFC 8878, section 3.1.1). */
const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/**
 * Reads the entries of an archive from `writeArchive`, in order. `identities` is the text of a key file. Throws
 * `backup-refused` for a file that is damaged, truncated, or no backup, and `config-invalid` if it cannot be opened or
 * needs an identity.
 */
export async function* readArchive(file: string, identities: string | undefined): AsyncIterable<ArchiveEntry> {
  const isEncrypted = await readKind(file);
  if (isEncrypted && identities === undefined) {
    throw new MoharError('config-invalid', '--identity: the backup is encrypted; name the file with its key.');
  }
  const abort = new AbortController();
  try {
    const source = createReadStream(file, { highWaterMark: 1_048_576, signal: abort.signal });
    const plain = identities !== undefined && isEncrypted ? await decrypt(identities, source) : source;
    const unpacker = createTarDecoder({ strict: true });
    const entries = toWebStream(decompress(plain)).pipeThrough(unpacker, { signal: abort.signal });
    for await (const { header, body } of entries) {
      if (header.type !== 'file') throw new MoharError('backup-refused', `${file}: an entry is no file.`);
      yield { name: header.name, size: header.size, body: orRefuse(file, body) };
    }
  } catch (error) {
    throw refuse(file, error);
  } finally {
    abort.abort();
  }
}

/** The reader of a body is the first to get an error of a damaged archive. */
async function* orRefuse(file: string, body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw refuse(file, error);
  }
}

function refuse(file: string, error: unknown): MoharError {
  if (error instanceof MoharError) return error;
  return wrapError('backup-refused', error, (reason) => `${file} is damaged or cut off (${reason}).`);
}

async function* decompress(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const plain = createZstdDecompress();
  const done = pipeline(source, plain);
  // The reader of `plain` gets the error too, unless it has stopped reading.
  done.catch(() => {});
  yield* plain;
  await done;
}

/** Whether the file is encrypted. Throws for a file that is no backup. */
async function readKind(file: string): Promise<boolean> {
  try {
    await using handle = await open(file);
    const start = Buffer.alloc(ageHeader.length);
    const { bytesRead } = await handle.read(start);
    if (start.toString('latin1', 0, bytesRead) === ageHeader) return true;
    if (start.subarray(0, zstdMagic.length).equals(zstdMagic)) return false;
  } catch (error) {
    throw wrapError('config-invalid', error, (reason) => `"${file}" cannot be read (${reason}).`);
  }
  throw new MoharError('backup-refused', `"${file}" is no backup of this site.`);
}
