import { lstatSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findResume } from '#database/application/application-store.ts';
import type { Executor } from '#database/connect.ts';
import { makeFolder } from '#database/make-folder.ts';
import type { StoredApplication } from '#domain/application/application.ts';
import { MoharError, wrapError } from '#domain/errors.ts';

/**
 * Writes resumes into a folder, readable by this user only; never overwrites. Returns a line with counts and folder.
 * Throws `data-folder-unwritable` when one could not be written, after trying the rest.
 */
export async function saveResumes(
  db: Executor,
  applications: readonly Pick<StoredApplication, 'id' | 'resumeKind'>[],
  folder: string,
): Promise<string> {
  const count = { written: 0, existing: 0 };
  const blocked: string[] = [];
  orReject(folder, () => makeFolder(folder, 0o700));
  for (const { id, resumeKind } of applications) {
    const bytes = await findResume(db, id);
    if (!bytes) continue;
    // Not the applicant's file name, which could lead out of the folder (path traversal).
    const file = join(folder, `${id}.${resumeKind}`);
    const outcome = orReject(folder, () => writeOnce(file, bytes));
    if (outcome === 'blocked') blocked.push(file);
    else count[outcome] += 1;
  }
  const report = `Resumes written to ${folder}: ${count.written}; already there: ${count.existing}.`;
  if (blocked.length === 0) return report;
  const advice = 'it is a link or has other content; move it away and run again.';
  const line = `${report} Not written: ${blocked.length}, among them ${blocked[0]}; ${advice}`;
  throw new MoharError('data-folder-unwritable', line);
}

/** `wx` neither follows a link nor overwrites. A file of another length is left from an interrupted run. */
function writeOnce(file: string, bytes: Uint8Array): 'written' | 'existing' | 'blocked' {
  try {
    writeFileSync(file, bytes, { flag: 'wx', mode: 0o600, flush: true });
    return 'written';
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const found = lstatSync(file);
    return found.isFile() && found.size === bytes.byteLength ? 'existing' : 'blocked';
  }
}

function orReject<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw wrapError('data-folder-unwritable', error, (reason) => `--save: "${folder}" cannot be written (${reason}).`);
  }
}
