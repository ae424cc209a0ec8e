import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Why a file or folder of the authority cannot be read: the error's code, and which file or folder is in the way. */
export type OwnFault = { readonly place: string; readonly code: string };

/** A file of the authority that can be read. */
export type FoundFile = { readonly path: string; readonly bytes: number; readonly mtimeMs: number };

/** Looks for a regular file that this process may read; `undefined` where there is none. */
export function findOwnFile(path: string): FoundFile | OwnFault | undefined {
  return attempt(path, () => {
    const stat = statSync(path);
    if (!stat.isFile()) return undefined;
    accessSync(path, constants.R_OK);
    return { path, bytes: stat.size, mtimeMs: stat.mtimeMs };
  });
}

/** Reads a file of the authority; `undefined` where there is none. */
export async function readOwnFile(path: string): Promise<Uint8Array<ArrayBuffer> | OwnFault | undefined> {
  const found = findOwnFile(path);
  if (!found || isFault(found)) return found;
  const bytes = await readFile(path).catch((error: unknown) => toFault(path, error));
  return bytes && !isFault(bytes) ? new Uint8Array(bytes) : bytes;
}

/** The sorted names in a folder of the authority; none where it is no folder. */
export function listOwnFolder(folder: string): readonly string[] | OwnFault {
  return attempt(folder, () => (statSync(folder).isDirectory() ? readdirSync(folder).sort() : undefined)) ?? [];
}

/** When a folder of the authority was changed; 0 where there is none or it cannot be read. */
export function readChange(folder: string): number {
  const found = attempt(folder, () => statSync(folder));
  return found && !isFault(found) ? found.mtimeMs : 0;
}

export function isFault(found: object): found is OwnFault {
  return 'place' in found;
}

function attempt<Result>(path: string, work: () => Result): Result | OwnFault | undefined {
  try {
    return work();
  } catch (error) {
    return toFault(path, error);
  }
}

function toFault(path: string, error: unknown): OwnFault | undefined {
  if (!(error instanceof Error && 'code' in error)) throw error;
  return error.code === 'ENOENT' ? undefined : { place: locate(path), code: String(error.code) };
}

/** The first on the way to a path that is in the way: a folder that cannot be entered, or the path itself. */
function locate(path: string): string {
  const folder = dirname(path);
  try {
    accessSync(`${folder}/`, constants.X_OK);
    return path;
  } catch {
    return folder === path ? path : locate(folder);
  }
}
