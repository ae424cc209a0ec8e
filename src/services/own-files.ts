import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, readdir, realpath, stat } from 'node:fs/promises';
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

/**
 * Every file of the folders, sorted. Symbolic links are followed as the site follows them when it serves a file: in
 * `utility` only within the folder. A folder that a link leads back to is listed once.
 */
export async function listOwnFiles(folders: OwnFolders): Promise<readonly OwnFile[]> {
  const found = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => {
      // The repository may be a folder of the documents.
      const except = name === 'repository' ? undefined : folders.repository;
      const within = name === 'utility' && existsSync(folder) ? `${await realpath(folder)}${sep}` : '';
      const paths = await listFiles({ folder, except, within });
      return paths.map((path) => ({ path: `${name}/${path}`, file: join(folder, path) }));
    }),
  );
  return found.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}

type Listing = {
  readonly folder: string;
  readonly except: string | undefined;
  /** The real path of each file begins so. */
  readonly within: string;
};

async function listFiles(listing: Listing, prefix = '', parents: readonly string[] = []): Promise<readonly string[]> {
  // Without the slash at the end of the prefix.
  const here = resolve(listing.folder, prefix);
  if (here === listing.except || !existsSync(here)) return [];
  const real = await realpath(here);
  if (parents.includes(real)) return [];
  const found = await Promise.all(
    (await readdir(here)).map(async (name) => {
      const file = join(here, name);
      // A link may lead nowhere.
      const entry = await stat(file).catch(() => undefined);
      if (!entry || !(await realpath(file)).startsWith(listing.within)) return [];
      if (entry.isDirectory()) return listFiles(listing, `${prefix}${name}/`, [...parents, real]);
      return entry.isFile() ? [`${prefix}${name}`] : [];
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
    if (error instanceof Error && 'code' in error && /^(?:ENOENT|ENOTDIR)$/.test(String(error.code))) return undefined;
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
  await using handle = await openIfExists(file);
  if (!handle) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of handle.createReadStream({ autoClose: false })) hash.update(chunk);
  return hash.digest('hex');
}
