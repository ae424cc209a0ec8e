import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupManifest } from '#database/backup/backup-format.ts';
import type { StoreAddress } from '#database/connect.ts';
import { insertRows } from '#database/copy/insert-rows.ts';
import { sumTable, withSnapshot } from '#database/copy/snapshot.ts';
import { findStagingFolder } from '#database/copy/sqlite-stage.ts';
import { openStagedStore, requireEmpty, requireKnownSchema, type StagedStore } from '#database/copy/staging.ts';
import { haveSameTables, type Table } from '#database/copy/table.ts';
import { MoharError } from '#domain/errors.ts';
import { hashFile, type OwnFolders, resolveOwnFile } from '#services/own-files.ts';
import { type BackupSource, readBackup } from '#services/read-backup.ts';

/** The target of a restore: an empty store, and the folders of the authority's own files. */
export type RestoreTarget = { readonly store: StoreAddress; readonly folders: OwnFolders };

/**
 * Restores a backup of either store into an empty one. Rows and files are staged until the whole backup is verified and
 * the written rows match the hashes of the manifest. Then the files are published, and all rows at once. A killed
 * restore leaves the store empty and can be repeated.
 */
export async function restoreBackup({ store, folders }: RestoreTarget, source: BackupSource): Promise<BackupManifest> {
  await requireEmpty(store);
  const waiting = join(findStagingFolder(store.dataDir), 'files');
  let staged: StagedStore | undefined;
  try {
    const manifest = await readBackup(source, {
      async onHeader({ schemaVersion, tables }) {
        requireKnownSchema(schemaVersion, source.file);
        await rm(waiting, { recursive: true, force: true });
        staged = await openStagedStore(store, schemaVersion);
        await requireSameTables(staged, tables);
      },
      onRows: async (table, rows) => staged && insertRows(staged.db, table, rows),
      onFile: (path, bytes) => writeFile(join(waiting, pathBelow(folders, path)), bytes),
    });
    if (!staged) throw new MoharError('backup-refused', `${source.file} has no header.`);
    await verifyRows(staged, manifest);
    await requireNoOtherFiles(manifest, folders);
    const rows = staged;
    await publishFiles(manifest, folders, waiting, () => rows.publish());
    return manifest;
  } finally {
    await staged?.discard();
    await rm(findStagingFolder(store.dataDir), { recursive: true, force: true });
  }
}

/** Returns the path after the check that it stays in the folders. */
function pathBelow(folders: OwnFolders, path: string): string {
  resolveOwnFile(folders, path);
  return path;
}

async function requireSameTables({ address }: StagedStore, tables: readonly Table[]): Promise<void> {
  const isSame = await withSnapshot(address, async (snapshot) => haveSameTables(snapshot.tables, tables));
  if (!isSame) throw new MoharError('backup-refused', 'the backup: its tables are not those of its schema.');
}

async function verifyRows({ address }: StagedStore, { tables }: BackupManifest): Promise<void> {
  await withSnapshot(address, async (snapshot) => {
    for (const table of tables) {
      const { rows, sha256 } = await sumTable(snapshot, table);
      if (rows === table.rows && sha256 === table.sha256) continue;
      throw new MoharError('copy-failed', `${table.name}: what was written is not what the backup holds.`);
    }
  });
}

async function requireNoOtherFiles({ files }: BackupManifest, folders: OwnFolders): Promise<void> {
  for (const { path, sha256 } of files) {
    const place = resolveOwnFile(folders, path);
    const present = await hashFile(place);
    if (present === undefined || present === sha256) continue;
    throw new MoharError('store-not-empty', `"${place}" exists with other content; nothing was changed. Move it away.`);
  }
}

async function writeFile(file: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await orUnwritable(file, async () => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(bytes, createWriteStream(file, { mode: 0o600, flush: true }));
  });
}

/** Publishes the files, then the rows. On failure the new files are removed again. */
async function publishFiles(
  { files }: BackupManifest,
  folders: OwnFolders,
  waiting: string,
  publishRows: () => Promise<void>,
): Promise<void> {
  const created: string[] = [];
  try {
    for (const { path } of files) {
      const place = resolveOwnFile(folders, path);
      if (existsSync(place)) continue;
      created.push(place, `${place}.partial`);
      await publishFile(join(waiting, path), place);
    }
    await publishRows();
  } catch (error) {
    // Ignores errors of the removal: they must not hide the reason.
    for (const place of created) await rm(place, { force: true }).catch(() => {});
    throw error;
  }
}

/** Copies, because the repository folder may be on another disk; the rename makes the file appear complete. */
async function publishFile(from: string, to: string): Promise<void> {
  await orUnwritable(to, async () => {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await copyFile(from, `${to}.partial`);
    await rename(`${to}.partial`, to);
  });
}

async function orUnwritable(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new MoharError('data-folder-unwritable', `"${file}" cannot be written (${error.message}).`, { cause: error });
  }
}
