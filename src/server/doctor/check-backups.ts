import { listBackups } from '#database/backup/backup-folder.ts';
import type { Finding } from '#domain/finding.ts';
import type { Config } from '#server/config.ts';

/** Checks that backups can be made, and the age of the last one. With `API_HOST` nothing is stored here. */
export function checkBackups({ backup, apiHost }: Pick<Config, 'backup' | 'apiHost'>, now: Date): readonly Finding[] {
  const last = listBackups(backup.folder).at(-1);
  // Unencrypted backups need no recipient.
  if (backup.recipient === undefined && (!last || last.file.endsWith('.age'))) {
    const state = last ? 'so "npm run backup" makes no further one' : 'and there is no backup';
    const line = `BACKUP_RECIPIENT: not set, ${state}; "npm run backup -- --make-key" makes a key.`;
    return apiHost === '' ? [['missing', line]] : [];
  }
  if (!last) return [['missing', `Backup: there is none in ${backup.folder}; run "npm run backup" every night.`]];
  const hours = Math.floor((now.getTime() - last.createdAt.getTime()) / 3_600_000);
  if (hours < backup.maxAgeHours) return [];
  return [['missing', `Backup: the last one, ${last.file}, is ${hours} hours old; is "npm run backup" still run?`]];
}
