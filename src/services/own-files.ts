import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { MoharError, wrapError } from '#domain/errors.ts';

/**
 * The folders of files that the authority has put beside the store: documents that replace ours, installers, certificates.
 * Absolute paths. What the site can make again, such as the documents of the build, is in none of them.
 */
export type OwnFolders = { readonly documents: string; readonly utility: string; readonly repository: string };

/** A file by its path within its folder, with slashes: `utility/setup.exe`. */
export type OwnFile = { readonly path: string; readonly file: string };

/** Every regular file of the folders, sorted; no links, which may lead anywhere. */
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

/** Where a file of a backup belongs. Throws `backup-refused` for a path that leads out of the folders. */
export function resolveOwnFile(folders: OwnFolders, path: string): string {
  const [name = '', ...segments] = path.split('/');
  const folder = Object.entries(folders).find(([key]) => key === name)?.[1];
  const isSafe =
    segments.length > 0 && segments.every((part) => !['', '.', '..'].includes(part) && !/[\\\p{Cc}]/u.test(part));
  if (folder && isSafe) return join(folder, ...segments);
  throw new MoharError('backup-refused', `the backup: ${JSON.stringify(path)} is no path of a file of the site.`);
}

/**
 * Opens a file and passes on its size and bytes; `undefined` when it has been deleted since it was listed. A file that is
 * replaced by renaming is read as it was. Throws `copy-failed` when it is written to meanwhile.
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

/** Passes chunks on, and adds each to a hash. */
export async function* hashChunks(hash: Hash, chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/** The SHA-256 of a file in hex; `undefined` when there is none. */
export async function hashFile(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
