import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findFolderError, type OwnFileError } from '#services/read-own-file.ts';

/** Why this process cannot save uploads: the error's code and the folder; `undefined` where it can. */
export function findUploadsError(dataDir: string): OwnFileError | undefined {
  return findFolderError(locateUploads(dataDir));
}

function locateUploads(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** No upload takes longer: an older file was left by a process that crashed. Milliseconds. */
const maxUploadAgeMs = 15 * 60_000;

/** Creates the private folder for files while they arrive, and deletes stale files at once and at intervals. */
export function openUploads(app: FastifyInstance, dataDir: string): string {
  const folder = locateUploads(dataDir);
  // On a full or read-only disk the site must still start and serve pages.
  const clean = (): void => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      deleteOldUploads(folder);
    } catch (error) {
      app.log.error({ err: error }, 'old uploads could not be deleted');
    }
  };
  clean();
  const timer = setInterval(clean, maxUploadAgeMs).unref();
  app.addHook('onClose', () => clearInterval(timer));
  return folder;
}

function deleteOldUploads(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another process may have deleted it meanwhile.
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedAt > maxUploadAgeMs) rmSync(path, { force: true });
  }
}
