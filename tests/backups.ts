import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { makeKey } from '#database/backup/encryption.ts';
import { connect, type StoreAddress } from '#database/connect.ts';
import { createBackup } from '#services/create-backup.ts';
import { restoreBackup } from '#services/restore-backup.ts';
import { runScript } from '#tests/run-script.ts';
import { createMigratedStoreAddress, createStoreAddress, type dialects } from '#tests/store.ts';
import { fillStore } from '#tests/stored-rows.ts';

/** The folder of backups and their key, while a test file has it (`provideBackupsFolder`). */
export const backupsFolder = join(tmpdir(), `mohar-backup-${randomUUID()}`);
/** The key pair of all backups. */
export const backupKey = await makeKey();
/** The file with the identity. */
export const keyFile = join(backupsFolder, 'key.txt');

/** Makes the folder before the tests of a file and removes it after them: test files share this module. */
export function provideBackupsFolder(): void {
  beforeAll(() => {
    mkdirSync(backupsFolder);
    writeFileSync(keyFile, `# public key: ${backupKey.recipient}\n${backupKey.identity}\n`);
  });
  afterAll(() => rmSync(backupsFolder, { recursive: true }));
}

/** The variables that name a store to a command. */
export const toEnv = ({ databaseUrl, dataDir }: StoreAddress) => ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });

/** `npm run backup` and `npm run restore`, each in a process of its own. */
export const runBackup = (address: StoreAddress, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runScript('scripts/backup.ts', args, { ...toEnv(address), BACKUP_RECIPIENT: backupKey.recipient, ...env });
export const runRestore = (address: StoreAddress, file: string, args: readonly string[] = ['--identity', keyFile]) =>
  runScript('scripts/restore.ts', [file, ...args], toEnv(address));

export const toFolders = ({ dataDir }: StoreAddress) => ({
  documents: join(dataDir, 'documents'),
  utility: join(dataDir, 'utility'),
  repository: join(dataDir, 'documents/repository'),
});

/** Backs up in this process into a folder of its own, which is quicker than the command; returns the file. */
export async function backUp(store: StoreAddress): Promise<string> {
  const to = mkdtempSync(join(backupsFolder, 'to-'));
  const plan = {
    store,
    folders: toFolders(store),
    to,
    recipient: backupKey.recipient,
    now: new Date(),
    report: () => {},
  };
  return (await createBackup(plan)).file;
}

/** Restores a backup in this process. */
export const restore = (store: StoreAddress, file: string, identities: string = backupKey.identity) =>
  restoreBackup({ store, folders: toFolders(store) }, { file, identities, report: () => {} });

/** A migrated store with rows, and the folder with the authority's own files. */
export async function openFilled(dialect: (typeof dialects)[number], options: { enquiries?: number } = {}) {
  await using resources = new AsyncDisposableStack();
  const address = await createMigratedStoreAddress(dialect, inject('postgresUrl'));
  resources.defer(() => address.remove());
  const store = await connect(address);
  resources.defer(() => store.close());
  await fillStore(store, options);
  // After a failure above, both are removed here; otherwise the caller disposes of them.
  const owned = resources.move();
  return { address, store, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

/** The address of a store that does not exist yet. */
export async function createEmpty(dialect: (typeof dialects)[number]) {
  const address = await createStoreAddress(dialect, inject('postgresUrl'));
  return Object.assign(address, { [Symbol.asyncDispose]: () => address.remove() });
}

/** Matches an error message without a stack trace. */
export const oneLineOnly = expect.stringMatching(/^[^\n]+\n$/);
