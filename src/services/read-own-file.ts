import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Why a file or folder of the authority cannot be read: the error code, and the file or folder that causes it. */
export type OwnFileError = { readonly place: string; readonly code: string };

/** A readable file of the authority. */
export type FoundFile = { readonly path: string; readonly bytes: number; readonly mtimeMs: number };

/** Finds a regular file and checks the right to read it; `undefined` if there is none. */
export function findOwnFile(path: string): FoundFile | OwnFileError | undefined {
  return attempt(path, () => {
    const stat = statSync(path);
    if (!stat.isFile()) return undefined;
    accessSync(path, constants.R_OK);
    return { path, bytes: stat.size, mtimeMs: stat.mtimeMs };
  });
}

/** Whether there is a regular file that this process may read. */
export function isReadableFile(path: string): boolean {
  const found = findOwnFile(path);
  return found !== undefined && !isFileError(found);
}

/** Why this process cannot create files in a folder; `undefined` if it can, or without a folder. */
export function findFolderError(folder: string): OwnFileError | undefined {
  const found = attempt(folder, () => accessSync(`${folder}/`, constants.W_OK | constants.X_OK));
  return found && isFileError(found) ? found : undefined;
}

/** Reads a file of the authority; `undefined` where there is none. */
export async function readOwnFile(path: string): Promise<Uint8Array<ArrayBuffer> | OwnFileError | undefined> {
  const found = findOwnFile(path);
  if (!found || isFileError(found)) return found;
  const bytes = await readFile(path).catch((error: unknown) => toFileError(path, error));
  return bytes && !isFileError(bytes) ? new Uint8Array(bytes) : bytes;
}

/** The sorted names in a folder of the authority; empty if it is no folder. */
export function listOwnFolder(folder: string): readonly string[] | OwnFileError {
  return attempt(folder, () => (statSync(folder).isDirectory() ? readdirSync(folder).sort() : undefined)) ?? [];
}

/** The modification time of a folder of the authority; 0 if it does not exist or cannot be read. */
export function readChange(folder: string): number {
  const found = attempt(folder, () => statSync(folder));
  return found && !isFileError(found) ? found.mtimeMs : 0;
}

export function isFileError(found: object): found is OwnFileError {
  return 'place' in found;
}

function attempt<Result>(path: string, work: () => Result): Result | OwnFileError | undefined {
  try {
    return work();
  } catch (error) {
    return toFileError(path, error);
  }
}

/** Error codes for too many open files. The cause is the process or the machine, not the file. */
const tooManyOpenFiles: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);

function toFileError(path: string, error: unknown): OwnFileError | undefined {
  if (!(error instanceof Error && 'code' in error) || tooManyOpenFiles.has(error.code)) throw error;
  return error.code === 'ENOENT' ? undefined : { place: locate(path), code: String(error.code) };
}

/** The topmost folder on the path that cannot be entered, or the path itself. */
function locate(path: string): string {
  const folder = dirname(path);
  try {
    accessSync(`${folder}/`, constants.X_OK);
    return path;
  } catch {
    return folder === path ? path : locate(folder);
  }
}
