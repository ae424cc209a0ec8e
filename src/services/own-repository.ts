import { basename, join } from 'node:path';
import {
  expectedFileNames,
  isListName,
  type RepositoryFileName,
  repositoryPathOf,
  type UnservedFile,
} from '#domain/repository/repository-state.ts';
import { findOwnFile, isFileError, listOwnFolder, readOwnFile } from '#services/read-own-file.ts';

/** The authority's own certificates and CRLs: the bytes of the readable ones, and the unserved files. */
type OwnFiles = {
  readonly bytes: { readonly [Name in RepositoryFileName]?: Uint8Array<ArrayBuffer> };
  readonly unserved: readonly UnservedFile[];
};

/** A version of the folder: differs when a file changes or becomes unreadable; blank without files. */
export function readOwnVersion(folder: string): string {
  return listOwnFiles(folder)
    .map(({ path, found }) =>
      isFileError(found) ? formatFileError(path, found.place, found.code) : `${path}-${found.mtimeMs}-${found.bytes}`,
    )
    .join(' ');
}

/** Whether an unserved file has become readable, possibly with the same modification time. */
export function hasNewlyReadable(unserved: readonly UnservedFile[], version: string): boolean {
  return unserved.some(
    ({ path, place, reason }) => reason !== 'missing' && !version.includes(formatFileError(path, place, reason)),
  );
}

function formatFileError(path: string, place: string, code: string): string {
  return `${path}-${place}-${code}`;
}

/**
 * Reads the authority's own files; an unreadable one does not affect the others. Files are named as in their URLs;
 * further CRLs have any name in `*.crl`. Rejects where too many files are open: the next check reads them again.
 */
export async function readOwnFiles(folder: string): Promise<OwnFiles> {
  const listed = listOwnFiles(folder);
  const read = await Promise.all(
    listed.map(async ({ name, path, found }) => {
      const content = name && !isFileError(found) ? await readOwnFile(found.path) : found;
      return { name, path, content };
    }),
  );
  const missing = expectedFileNames.filter((name) => read.every((file) => file.name !== name || !file.content));
  return {
    bytes: Object.fromEntries(
      read.flatMap(({ name, content }) => (name && content instanceof Uint8Array ? [[name, content]] : [])),
    ),
    unserved: [
      ...read.flatMap(({ path, content }) =>
        content && isFileError(content) ? { path, place: content.place, reason: content.code } : [],
      ),
      ...missing.map((name) => ({ path: repositoryPathOf(name), place: folder, reason: 'missing' })),
    ],
  };
}

/** CRLs in the folder with an invalid name: they have no URL and are not read. */
export function findUnusableCrls(folder: string): readonly string[] {
  const expected = expectedFileNames.map((name) => basename(repositoryPathOf(name)));
  return listNames(folder).filter((name) => /\.crl$/i.test(name) && !isListName(name) && !expected.includes(name));
}

function listNames(folder: string): readonly string[] {
  const names = listOwnFolder(folder);
  return isFileError(names) ? [] : names;
}

/** Looks up the path of each file. An unreadable folder is an additional entry without a name. */
function listOwnFiles(folder: string) {
  const listed = listOwnFolder(folder);
  const names = [...expectedFileNames, ...listNames(folder).filter(isListName)];
  const files = names.flatMap((name) => {
    const path = repositoryPathOf(name);
    const found = findOwnFile(join(folder, basename(path)));
    return found ? { name, path, found } : [];
  });
  return isFileError(listed) ? [...files, { name: undefined, path: '/repository/*.crl', found: listed }] : files;
}
