import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { ageHeader, decrypt, toWebStream } from '#database/backup/encryption.ts';
import { MoharError, wrapError } from '#domain/errors.ts';

/** An entry; its body is to be read before the next one is asked for. */
export type ArchiveEntry = {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly body: AsyncIterable<Uint8Array>;
};

/** The number with which compressed data begins (RFC 8878, section 3.1.1). */
const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/**
 * The entries of an archive that `writeArchive` wrote, in order. `identities` is the text of a key file. Throws
 * `backup-refused` for a file that is damaged, cut off, or no backup, and `config-invalid` for one that cannot be opened or
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

/** Damage shows itself to the reader of a body first. */
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
  // The reader of `plain` is told too; it may have stopped reading by itself.
  done.catch(() => {});
  yield* plain;
  await done;
}

/** Whether the file is encrypted; throws for one that is no backup at all. */
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
