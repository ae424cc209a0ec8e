import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { makeKey } from '#database/backup/encryption.ts';
import { connect, type StoreAddress } from '#database/connect.ts';
import { createBackup } from '#services/create-backup.ts';
import { restoreBackup } from '#services/restore-backup.ts';
import { runScript } from '#tests/run-script.ts';
import { createMigratedStoreAddress, createStoreAddress, type dialects } from '#tests/store.ts';
import { fillStore } from '#tests/stored-rows.ts';

export const work = mkdtempSync(join(tmpdir(), 'mohar-backup-'));
export const key = await makeKey();
/** The file with the identity. */
export const keyFile = join(work, 'key.txt');
writeFileSync(keyFile, `# public key: ${key.recipient}\n${key.identity}\n`);
afterAll(() => rmSync(work, { recursive: true }));

export const toEnv = ({ databaseUrl, dataDir }: StoreAddress) => ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });

export const runBackup = (address: StoreAddress, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runScript('scripts/backup.ts', args, { ...toEnv(address), BACKUP_RECIPIENT: key.recipient, ...env });
export const runRestore = (address: StoreAddress, file: string, args: readonly string[] = ['--identity', keyFile]) =>
  runScript('scripts/restore.ts', [file, ...args], toEnv(address));

export const toFolders = ({ dataDir }: StoreAddress) => ({
  documents: join(dataDir, 'documents'),
  utility: join(dataDir, 'utility'),
  repository: join(dataDir, 'documents/repository'),
});

/** Backs up in this process into a folder of its own, which is quicker than the command; returns the file. */
export async function backUp(store: StoreAddress): Promise<string> {
  const to = mkdtempSync(join(work, 'to-'));
  const plan = { store, folders: toFolders(store), to, recipient: key.recipient, now: new Date(), report: () => {} };
  return (await createBackup(plan)).file;
}

export const restore = (store: StoreAddress, file: string, identities: string = key.identity) =>
  restoreBackup({ store, folders: toFolders(store) }, { file, identities, report: () => {} });

/** A migrated store with rows, and the folder with the authority's own files. */
export async function openFilled(dialect: (typeof dialects)[number], options: { enquiries?: number } = {}) {
  const address = await createMigratedStoreAddress(dialect, inject('postgresUrl'));
  const store = await connect(address);
  await fillStore(store, options);
  return {
    address,
    store,
    async [Symbol.asyncDispose]() {
      await store.close();
      await address.remove();
    },
  };
}

export async function createEmpty(dialect: (typeof dialects)[number]) {
  const address = await createStoreAddress(dialect, inject('postgresUrl'));
  return Object.assign(address, { [Symbol.asyncDispose]: () => address.remove() });
}

/** One line, no stack trace. */
export const oneLine = expect.stringMatching(/^[^\n]+\n$/);
