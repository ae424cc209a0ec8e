import { findLastBackup } from '#database/backup/backup-folder.ts';
import type { Finding } from '#domain/finding.ts';
import type { Config } from '#server/config.ts';

/** The last backup of this store. */
export type BackupState = {
  /** Infinite where backups are configured and there is none; `undefined` where none are expected. */
  readonly ageHours: number | undefined;
  /** Whether it is older than `BACKUP_MAX_AGE_HOURS`, or missing where `BACKUP_RECIPIENT` is set. */
  readonly isOverdue: boolean;
  /** What is wrong or missing, and what to do; blank for nothing. */
  readonly text: string;
};

/** Finds the age of the last backup. With `API_HOST` nothing is stored here. */
export function findBackupState({ backup, apiHost }: Pick<Config, 'backup' | 'apiHost'>, now: Date): BackupState {
  if (apiHost !== '') return { ageHours: undefined, isOverdue: false, text: '' };
  const last = findLastBackup(backup.folder, now);
  const ageHours = last && (now.getTime() - last.createdAt.getTime()) / 3_600_000;
  // Unencrypted backups need no recipient.
  const isConfigured = backup.recipient !== undefined || (last !== undefined && !last.file.endsWith('.age'));
  if (last && ageHours !== undefined && ageHours >= backup.maxAgeHours) {
    const text = `Backup: the last one, ${last.file}, is ${Math.floor(ageHours)} hours old; is "npm run backup" still run?`;
    return { ageHours, isOverdue: true, text };
  }
  if (!isConfigured) {
    const state = last ? 'so "npm run backup" makes no further one' : 'and there is no backup';
    const text = `BACKUP_RECIPIENT: not set, ${state}; "npm run backup -- --make-key" makes a key.`;
    return { ageHours, isOverdue: false, text };
  }
  if (ageHours !== undefined) return { ageHours, isOverdue: false, text: '' };
  const text = `Backup: there is none in ${backup.folder}; run "npm run backup" every night.`;
  return { ageHours: Number.POSITIVE_INFINITY, isOverdue: true, text };
}

/** An overdue backup is an error; backups that are not configured are missing. */
export function checkBackups(config: Pick<Config, 'backup' | 'apiHost'>, now: Date): readonly Finding[] {
  const { isOverdue, text } = findBackupState(config, now);
  return text === '' ? [] : [[isOverdue ? 'error' : 'missing', text]];
}
