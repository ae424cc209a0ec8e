import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResume } from '#database/application/application-store.ts';
import type { Executor } from '#database/connect.ts';
import type { StoredApplication } from '#domain/application/application.ts';
import { MoharError } from '#domain/errors.ts';

type Resumed = Pick<StoredApplication, 'id' | 'resumeKind'>;

/**
 * Writes resumes into a folder, for this user alone; a file that is there already stays. Answers in a line how many and
 * where. Throws `data-folder-unwritable` when one could not be written, after it has tried the rest.
 */
export async function saveResumes(db: Executor, applications: readonly Resumed[], folder: string): Promise<string> {
  const count = { written: 0, present: 0 };
  const blocked: string[] = [];
  orRefuse(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  for (const { id, resumeKind } of applications) {
    const bytes = await readResume(db, id);
    if (!bytes) continue;
    // The name is ours: an applicant's own could lead out of the folder.
    const file = join(folder, `${id}.${resumeKind}`);
    const outcome = orRefuse(folder, () => writeOnce(file, bytes));
    if (outcome === 'blocked') blocked.push(file);
    else count[outcome] += 1;
  }
  const told = `Resumes written to ${folder}: ${count.written}; there before: ${count.present}.`;
  if (blocked.length === 0) return told;
  const advice = 'it is a link or holds something else; move it away and run again.';
  throw new MoharError('data-folder-unwritable', `${told} In the way of ${blocked.length}: ${blocked[0]}; ${advice}`);
}

/** `wx` neither follows a link nor overwrites. A file of another length is what a broken run left. */
function writeOnce(file: string, bytes: Uint8Array): 'written' | 'present' | 'blocked' {
  try {
    writeFileSync(file, bytes, { flag: 'wx', mode: 0o600, flush: true });
    return 'written';
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const found = lstatSync(file);
    return found.isFile() && found.size === bytes.byteLength ? 'present' : 'blocked';
  }
}

function orRefuse<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MoharError('data-folder-unwritable', `--save: "${folder}" cannot be written (${reason}).`, {
      cause: error,
    });
  }
}
