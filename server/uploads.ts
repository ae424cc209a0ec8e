import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** No upload takes longer: an older file was left by a process that ended in the middle. Milliseconds. */
const oldest = 3_600_000;

/** Creates the private folder for files while they arrive, and deletes what an earlier process left there. */
export function openUploads(dataDir: string): string {
  const folder = join(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another process that shares the folder may have removed it meanwhile.
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedAt > oldest) rmSync(path, { force: true });
  }
  return folder;
}
