import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type RepositoryFileName, repositoryFileNames, repositoryPaths } from '#domain/repository/repository-state.ts';
import type { FileBytes } from '#trust/check-files.ts';

/** The authority's own files, as they are named in their addresses; none, and the demonstration stands in. */
export type OwnFiles = {
  /** Other files, another text; blank where there are none. */
  readVersion(): string;
  read(): Promise<FileBytes>;
};

/** Looks for the files in a folder, which need not exist. */
export function createOwnFiles(folder: string): OwnFiles {
  const toFile = (name: RepositoryFileName): string => join(folder, basename(repositoryPaths[name]));
  const stat = (name: RepositoryFileName) => statSync(toFile(name), { throwIfNoEntry: false });
  return {
    readVersion() {
      const versions = repositoryFileNames.map((name) => {
        const found = stat(name);
        return found?.isFile() ? `${found.mtimeMs}-${found.size}` : '';
      });
      return versions.some((version) => version !== '') ? versions.join(' ') : '';
    },
    async read() {
      const there = repositoryFileNames.filter((name) => stat(name)?.isFile());
      const read = there.map(async (name) => [name, new Uint8Array(await readFile(toFile(name)))] as const);
      return Object.fromEntries(await Promise.all(read));
    },
  };
}
