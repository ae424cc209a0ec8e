import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '#database/make-folder.ts';
import { MoharError, wrapError } from '#domain/errors.ts';
import { maxClockSkewMs } from '#domain/time.ts';

/** A backup file; its name has the time of its start. */
export type BackupFile = { readonly file: string; readonly createdAt: Date };

/** Earlier versions had no milliseconds. */
const names = /^mohar-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})(?:-(\d{3}))?Z\.tar\.zst(?:\.age)?$/;

/** `mohar-2026-11-22T10-00-00-500Z.tar.zst.age`. Without colons: other systems do not allow them in names. */
export function nameBackup(createdAt: Date, isEncrypted: boolean): string {
  return `mohar-${createdAt.toISOString().replaceAll(/[:.]/g, '-')}.tar.zst${isEncrypted ? '.age' : ''}`;
}

/** A file name that is not taken: a backup started at the same time gets the next millisecond. */
export function findFreeFile(folder: string, createdAt: Date, isEncrypted: boolean): string {
  const file = join(folder, nameBackup(createdAt, isEncrypted));
  const isFree = !existsSync(file) && !existsSync(nameTemporary(file));
  return isFree ? file : findFreeFile(folder, new Date(createdAt.getTime() + 1), isEncrypted);
}

/** The name of a backup until it is complete. */
export const nameTemporary = (file: string): string => join(dirname(file), `.${basename(file)}.partial`);

/** Whether the clock was wrong when a backup was made. */
function isFromFuture({ createdAt }: BackupFile, now: Date): boolean {
  return createdAt.getTime() > now.getTime() + maxClockSkewMs;
}

/** The newest backup; `undefined` if there is none. Backups with a time in the future are ignored. */
export function findLastBackup(folder: string, now: Date): BackupFile | undefined {
  return listBackups(folder).findLast((file) => !isFromFuture(file, now));
}

/** The backups in a folder, oldest first; empty if the folder does not exist. */
export function listBackups(folder: string): readonly BackupFile[] {
  const found = readNames(folder).flatMap((name) => {
    const [, day, hours, minutes, seconds, milliseconds = '000'] = names.exec(name) ?? [];
    return day
      ? [{ file: join(folder, name), createdAt: new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`) }]
      : [];
  });
  return found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Creates the folder for backups, readable by this user only. Throws `data-folder-unwritable`. */
export function makeBackupFolder(folder: string): void {
  try {
    makeFolder(folder, 0o700);
  } catch (error) {
    throw wrapError('data-folder-unwritable', error, (reason) => `"${folder}" cannot be created (${reason}).`);
  }
}

/**
 * Throws `data-folder-unwritable` where a folder that the operator has named is missing: under an unmounted disk a new
 * folder would be on the disk that the backup is to survive.
 */
export function requireBackupFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new MoharError('data-folder-unwritable', `"${folder}" is no folder; is its disk mounted? Otherwise create it.`);
}

/**
 * Removes the oldest backups beyond `count`, and leftovers of killed backups. Returns the removed backups. Backups with a
 * time in the future are removed first, because their real age is unknown.
 */
export function removeOldBackups(folder: string, count: number, now: Date): readonly string[] {
  const files = listBackups(folder);
  const old = [...files.filter((file) => isFromFuture(file, now)), ...files.filter((file) => !isFromFuture(file, now))]
    .map(({ file }) => file)
    .slice(0, -count);
  for (const file of [...old, ...listLeftovers(folder, now)]) rmSync(file, { force: true });
  return old;
}

/** Partial files older than a day: a running backup updates its file all the time. */
function listLeftovers(folder: string, now: Date): readonly string[] {
  return listPartial(folder).filter(
    (file) => now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 86_400_000,
  );
}

/** Backups that are being written, and what killed ones have left. */
export function listPartial(folder: string): readonly string[] {
  return readNames(folder)
    .filter((name) => name.startsWith('.mohar-') && name.endsWith('.partial'))
    .map((name) => join(folder, name));
}

function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
