import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { MoharError, wrapError } from '#domain/errors.ts';

/**
 * The folders of the authority's own files: documents that replace ours, installers, certificates. Absolute paths.
 * Build output, such as generated documents, is in none of them.
 */
export type OwnFolders = { readonly documents: string; readonly utility: string; readonly repository: string };

/** A file; `path` begins with the folder's name and has slashes: `utility/setup.exe`. */
export type OwnFile = { readonly path: string; readonly file: string };

/** Every regular file of the folders, sorted. Symbolic links are skipped: they may point anywhere. */
export async function listOwnFiles(folders: OwnFolders): Promise<readonly OwnFile[]> {
  const found = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) =>
      // The repository may be a folder of the documents.
      (await listFiles(folder, name === 'repository' ? undefined : folders.repository)).map((path) => ({
        path: `${name}/${path}`,
        file: join(folder, path),
      })),
    ),
  );
  return found.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function listFiles(folder: string, except: string | undefined, prefix = ''): Promise<readonly string[]> {
  // Without the slash at the end of the prefix.
  const here = resolve(folder, prefix);
  if (here === except || !existsSync(here)) return [];
  const entries = await readdir(here, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      if (entry.isDirectory()) return listFiles(folder, except, `${prefix}${entry.name}/`);
      return entry.isFile() ? [`${prefix}${entry.name}`] : [];
    }),
  );
  return found.flat();
}

/** The absolute path of a backup's file. Throws `backup-refused` for a path outside the folders. */
export function resolveOwnFile(folders: OwnFolders, path: string): string {
  const [name = '', ...segments] = path.split('/');
  const folder = Object.entries(folders).find(([key]) => key === name)?.[1];
  // Names that the file system of the backup had, such as `driver\\setup.exe` on Linux, are restored there.
  const isName = (part: string): boolean =>
    !['', '.', '..'].includes(part) && !part.includes(sep) && !part.includes('\0');
  const isSafe = segments.length > 0 && segments.every(isName);
  if (folder && isSafe) return join(folder, ...segments);
  throw new MoharError('backup-refused', `the backup: ${JSON.stringify(path)} is no path of a file of the site.`);
}

/**
 * Opens a file and passes its size and bytes to `work`; `undefined` if it was deleted since it was listed. A file
 * replaced by renaming is read in its old version. Throws `copy-failed` if the file is written to meanwhile.
 */
export async function withOwnFile<Result>(
  { file, path }: OwnFile,
  work: (size: number, chunks: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result | undefined> {
  await using handle = await openIfExists(file);
  if (!handle) return undefined;
  const before = await handle.stat();
  const end = before.size - 1;
  // `end` is inclusive, so an empty range cannot be named.
  const chunks = end < 0 ? Readable.from([]) : handle.createReadStream({ end, autoClose: false });
  const result = await work(before.size, chunks);
  const after = await handle.stat();
  if (after.size === before.size && after.mtimeMs === before.mtimeMs) return result;
  throw new MoharError('copy-failed', `${path} was written to while it was read; run it again.`);
}

async function openIfExists(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw wrapError('copy-failed', error, (reason) => `"${file}" cannot be read (${reason}).`);
  }
}

/** Yields the chunks and updates the hash with each. */
export async function* hashChunks(hash: Hash, chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/** The SHA-256 of a file in hex; `undefined` if it does not exist. */
export async function hashFile(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
