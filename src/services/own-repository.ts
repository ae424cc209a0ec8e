import { basename, join } from 'node:path';
import {
  expectedFileNames,
  isListName,
  type RepositoryFileName,
  repositoryPathOf,
  type UnservedFile,
} from '#domain/repository/repository-state.ts';
import { findOwnFile, isFileError, listOwnFolder, readOwnFile } from '#services/read-own-file.ts';

/** What there is of the authority's own certificates and lists: the bytes of those that can be read, and what is not served. */
type OwnFiles = {
  readonly bytes: { readonly [Name in RepositoryFileName]?: Uint8Array<ArrayBuffer> };
  readonly unserved: readonly UnservedFile[];
};

/** Differs when a file of the folder differs or can be read no longer; blank where there is none. */
export function readOwnVersion(folder: string): string {
  return listOwnFiles(folder)
    .map(({ path, found }) =>
      isFileError(found) ? nameFault(path, found.place, found.code) : `${path}-${found.mtimeMs}-${found.bytes}`,
    )
    .join(' ');
}

/** Whether a file can be read by now that could not be read; its time of modification need not have changed. */
export function hasNewlyReadable(unserved: readonly UnservedFile[], version: string): boolean {
  return unserved.some(
    ({ path, place, reason }) => reason !== 'missing' && !version.includes(nameFault(path, place, reason)),
  );
}

function nameFault(path: string, place: string, code: string): string {
  return `${path}-${place}-${code}`;
}

/**
 * The authority's own files, each read by itself, and which of them are not served; their names are those of their addresses,
 * and further lists have any name in `*.crl`.
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

/** Names in the folder that end like a list's and are no address of one, so that the list is not read. */
export function findUnusableLists(folder: string): readonly string[] {
  const expected = expectedFileNames.map((name) => basename(repositoryPathOf(name)));
  return listNames(folder).filter((name) => /\.crl$/i.test(name) && !isListName(name) && !expected.includes(name));
}

function listNames(folder: string): readonly string[] {
  const names = listOwnFolder(folder);
  return isFileError(names) ? [] : names;
}

/** What there is at the path of each file; of a folder that cannot be listed, that too, without a name. */
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
