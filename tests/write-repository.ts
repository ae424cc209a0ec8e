import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repository as fixtures } from '@mohar/check/tests/pdf-fixtures.ts';
import { type FileBytes, listNames } from '#domain/repository/check-files.ts';
import { repositoryPathOf } from '#domain/repository/repository-state.ts';

/** Writes a repository, by default the one of the fixtures, into a folder, for `REPOSITORY_DIR`. */
export function writeRepository(folder: string, repository: FileBytes = fixtures): void {
  for (const name of listNames(repository)) {
    writeFileSync(join(folder, basename(repositoryPathOf(name))), repository[name] ?? '');
  }
}
