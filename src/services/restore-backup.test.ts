import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { connect, type StoreAddress } from '#database/connect.ts';
import { createBackup } from '#services/create-backup.ts';
import { restoreBackup } from '#services/restore-backup.ts';
import { createMigratedStoreAddress, createStoreAddress, dialects } from '#tests/store.ts';
import { fillStore, listTables } from '#tests/stored-rows.ts';

const toFolders = ({ dataDir }: StoreAddress) => ({
  documents: join(dataDir, 'documents'),
  utility: join(dataDir, 'utility'),
  repository: join(dataDir, 'documents/repository'),
});

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test.each(dialects)('on %s a restore whose last file cannot be written leaves no row and no file', async (dialect) => {
  const from = await createMigratedStoreAddress(dialect, inject('postgresUrl'));
  const store = await connect(from);
  await fillStore(store);
  await store.close();
  for (const path of ['documents/forms/form.pdf', 'utility/setup.exe']) write(join(from.dataDir, path), 'own');
  const to = join(from.dataDir, 'backups');
  const report = () => {};
  const { file } = await createBackup({
    store: from,
    folders: toFolders(from),
    to,
    recipient: undefined,
    now: new Date(),
    report,
  });

  const target = await createStoreAddress(dialect, inject('postgresUrl'));
  write(join(target.dataDir, 'utility'), 'a file where a folder is needed');
  const restoring = restoreBackup(
    { store: target, folders: toFolders(target) },
    { file, identities: undefined, report },
  );
  await expect(restoring).rejects.toMatchObject({
    code: 'data-folder-unwritable',
    message: expect.stringMatching(/^[^\n]+$/),
  });
  expect(
    existsSync(join(target.dataDir, 'documents/forms')) && readdirSync(join(target.dataDir, 'documents/forms')),
  ).toEqual([]);
  expect(existsSync(join(target.dataDir, '.staging'))).toBe(false);
  const restored = await connect(target);
  expect(await listTables(restored)).toEqual([]);
  await restored.close();
  await target.remove();
  await from.remove();
});
