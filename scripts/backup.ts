import { listPartial, removeOldBackups, requireBackupFolder } from '#database/backup/backup-folder.ts';
import { makeKey } from '#database/backup/encryption.ts';
import { MoharError } from '#domain/errors.ts';
import { nameStore, readOptions, readSaveFolder, rejectUsage, runCommand } from '#scripts/command/command.ts';
import { showProgress } from '#scripts/command/show-progress.ts';
import { readConfig } from '#server/config.ts';
import { listOwnFolders } from '#server/own-folders.ts';
import { createBackup } from '#services/create-backup.ts';

const usage = '[--to FOLDER] [--keep 14] [--unencrypted], or --make-key';

// `npm run backup` writes the store and the authority's own files into one encrypted file, while the site is running.
await runCommand(async () => {
  const { 'make-key': makesKey, ...options } = readOptions({
    about: 'Writes a backup of the store and of the own files while the site is running.',
    usage,
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      unencrypted: { type: 'boolean' },
      'make-key': { type: 'boolean' },
    },
  });
  if (makesKey) return printKey();
  const keep = readCount(options.keep);
  const config = readConfig();
  const recipient = options.unencrypted ? undefined : requireRecipient(config.backup.recipient);
  const named = readSaveFolder('--to', options.to) ?? (config.backup.isNamed ? config.backup.folder : undefined);
  if (named !== undefined) requireBackupFolder(named);
  const to = named ?? config.backup.folder;
  const now = new Date();
  await nameStore(config);
  const { report, end } = showProgress();
  const plan = { store: config, folders: listOwnFolders(config), to, recipient, now, report };
  const { file, bytes, rows, files } = await createBackup(plan).finally(end);
  console.log(`${file}: ${rows} rows, ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`);
  if (recipient === undefined) console.log('It is not encrypted: everybody who gets the file can read it.');
  const removed = keep === undefined ? [] : removeOldBackups(to, keep, now);
  if (removed.length > 0) console.log(`Older backups removed: ${removed.length}.`);
  for (const partial of listPartial(to)) {
    console.error(`${partial}: of a backup that is running, or was killed. Delete it if none is running.`);
  }
});

/**
 * Prints a new identity once: it must not be stored where the backups are made. Standard output has the format of
 * `age-keygen`, for `--make-key > key.txt`.
 */
async function printKey(): Promise<void> {
  const { identity, recipient } = await makeKey();
  console.log('# The identity decrypts backups. Keep it in two safe places, none of them the server.');
  console.log(`# public key: ${recipient}`);
  console.log(identity);
  // On standard error: a key file may have identities and comments only.
  console.error(`Set this on the server: BACKUP_RECIPIENT=${recipient}`);
}

function requireRecipient(recipient: string | undefined): string {
  if (recipient !== undefined) return recipient;
  throw new MoharError(
    'config-invalid',
    'BACKUP_RECIPIENT: not set; make a key with "npm run backup -- --make-key", or add --unencrypted.',
  );
}

function readCount(value: string | undefined): number | undefined {
  if (value === undefined || /^[1-9][0-9]{0,4}$/.test(value)) return value === undefined ? undefined : Number(value);
  return rejectUsage(`--keep: "${value}" is no number of backups; use ${usage}.`);
}
