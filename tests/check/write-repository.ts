import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryFileNames, repositoryPaths } from '#domain/repository/repository-state.ts';
import { repository } from '#tests/check/pdf-fixtures.ts';

/** Writes the repository of the fixtures into a folder, for `REPOSITORY_DIR`. */
export function writeRepository(folder: string): void {
  for (const name of repositoryFileNames) {
    writeFileSync(join(folder, basename(repositoryPaths[name])), repository[name] ?? '');
  }
}
