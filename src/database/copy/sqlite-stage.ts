import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findSqliteFile } from '#database/copy/sqlite-reader.ts';
import type { Stage } from '#database/copy/stage.ts';
import { makeFolder } from '#database/make-folder.ts';
import { wrapError } from '#domain/errors.ts';

/** The folder in `dataDir` for an incomplete copy and the files of a backup. */
export const findStagingFolder = (dataDir: string): string => join(dataDir, '.staging');

/** Stages a store in its own folder on the same disk, and renames its file over the empty one. */
export function createSqliteStage(dataDir: string): Stage {
  const folder = findStagingFolder(dataDir);
  return {
    address: { databaseUrl: '', dataDir: folder },
    prepare: async () => {
      makeFolder(folder, 0o700);
    },
    discard: async () => rmSync(folder, { recursive: true, force: true }),
    publish: async () => {
      const release = excludeOthers(findSqliteFile(dataDir));
      try {
        renameSync(findSqliteFile(folder), findSqliteFile(dataDir));
        syncFolder(dataDir);
      } finally {
        release();
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a folder has a store; an empty file does not count. */
export const hasSqliteStore = (dataDir: string): boolean =>
  (statSync(findSqliteFile(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Throws `store-unavailable` when a running site has the store open. */
export const requireUnused = (dataDir: string): void => excludeOthers(findSqliteFile(dataDir))();

/**
 * Locks the file before its replacement, so that no process writes rows into an unlinked file. Leaving WAL mode fails
 * while another process has the file open. It also removes the WAL: SQLite would apply it to the new file.
 */
function excludeOthers(file: string): () => void {
  if (!existsSync(file)) return () => {};
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = delete; begin exclusive');
    return () => database.close();
  } catch (error) {
    database.close();
    throw wrapError(
      'store-unavailable',
      error,
      (reason) => `"${file}" is in use or no store (${reason}); stop the site first.`,
    );
  }
}

/** Makes a rename survive a power failure. */
export function syncFolder(path: string): void {
  const folder = openSync(statSync(path).isDirectory() ? path : dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
