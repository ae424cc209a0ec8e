import { readFileSync } from 'node:fs';
import type { BackupManifest } from '#database/backup/backup-format.ts';
import { requireKnownSchema } from '#database/copy/staging.ts';
import { wrapError } from '#domain/errors.ts';
import { nameStore, readArguments, rejectUsage, runCommand } from '#scripts/command/command.ts';
import { showProgress } from '#scripts/command/show-progress.ts';
import { readConfig } from '#server/config.ts';
import { listOwnFolders } from '#server/own-folders.ts';
import { readBackup } from '#services/read-backup.ts';
import { restoreBackup } from '#services/restore-backup.ts';

// `npm run restore -- FILE --identity KEYFILE` restores a backup into the configured store, which must be empty;
// `--verify` reads and verifies the file only.
await runCommand(async () => {
  const { file, identity, verify } = readFile();
  const identities = identity === undefined ? undefined : readIdentities(identity);
  const { report, end } = showProgress();
  const source = { file, identities, report };
  if (verify) {
    const onHeader = async (header: { schemaVersion: string }) => requireKnownSchema(header.schemaVersion, file);
    return print('Verified', await readBackup(source, { onHeader }).finally(end));
  }
  const config = readConfig();
  const target = { store: config, folders: listOwnFolders(config) };
  print('Restored', await restoreBackup(target, source).finally(end));
  await nameStore(config);
});

function print(what: string, { createdAt, store, schemaVersion, tables, files }: BackupManifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${what}: ${rows} rows of ${store} (${schemaVersion}) and ${files.length} files of ${createdAt}.`);
}

function readFile() {
  const usage = 'FILE [--identity KEYFILE] [--verify]';
  const { values, positionals } = readArguments({
    about: 'Restores a backup into the configured store, which must be empty; --verify only reads the backup.',
    usage,
    options: { identity: { type: 'string' }, verify: { type: 'boolean' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) return rejectUsage(`name one backup; use ${usage}.`);
  return { file, ...values };
}

function readIdentities(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw wrapError('config-invalid', error, (reason) => `--identity: "${file}" cannot be read (${reason}).`);
  }
}
