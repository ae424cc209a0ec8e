import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { findFreeFile, makeBackupFolder } from '#database/backup/backup-folder.ts';
import { type BackupHeader, type BackupManifest, entryNames, formatVersion } from '#database/backup/backup-format.ts';
import { type AddEntry, writeArchive } from '#database/backup/write-archive.ts';
import type { StoreAddress } from '#database/connect.ts';
import { formatRow } from '#database/copy/row-line.ts';
import { type Snapshot, withSnapshot } from '#database/copy/snapshot.ts';
import type { Table } from '#database/copy/table.ts';
import { hashChunks, listOwnFiles, type OwnFolders, withOwnFile } from '#services/own-files.ts';
import type { ReportProgress } from '#services/progress.ts';

/** The input of a backup. */
export type BackupPlan = {
  readonly store: StoreAddress;
  readonly folders: OwnFolders;
  /** Absolute path of the folder for the file. */
  readonly to: string;
  /** The recipient's public key, `age1…`; `undefined` for no encryption. */
  readonly recipient: string | undefined;
  readonly now: Date;
  readonly report: ReportProgress;
};

/** A finished backup; `bytes` is the size of its file. */
export type BackupResult = {
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
};

/**
 * Writes one file with a snapshot of all rows of the store, and the authority's own files. The site may write
 * meanwhile. Resumes and pictures are rows, so no row can lack its file.
 */
export async function createBackup({ store, folders, to, recipient, now, report }: BackupPlan): Promise<BackupResult> {
  makeBackupFolder(to);
  const file = findFreeFile(to, now, recipient !== undefined);
  const manifest = await withSnapshot(store, async (snapshot) => {
    const header = await createHeader(snapshot, now);
    return writeArchive(file, recipient, async (add) => {
      await addText(add, entryNames.header, header);
      const tables = await Array.fromAsync(header.tables, (table) => addTable(add, snapshot, table, report));
      const written = { ...header, tables, files: await addFiles(add, folders) };
      await addText(add, entryNames.manifest, written);
      return written;
    });
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { file, bytes: statSync(file).size, rows, files: manifest.files.length };
}

async function createHeader(snapshot: Snapshot, now: Date): Promise<BackupHeader> {
  const tables = await Array.fromAsync(snapshot.tables, async (table) => {
    return { ...table, rows: await snapshot.count(table) };
  });
  const { schemaVersion, kind } = snapshot;
  return { format: formatVersion, schemaVersion, createdAt: now.toISOString(), store: kind, tables };
}

function addText(add: AddEntry, name: string, value: BackupHeader | BackupManifest): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);
  return add(name, bytes.length, [bytes]);
}

/** Bytes of rows buffered per tar entry: its header needs the size first. */
const partSize = 4 * 1_048_576;

/** Adds a table in parts of a few megabytes, so that memory does not grow with it. */
async function addTable<Described extends Table & { rows: number }>(
  add: AddEntry,
  snapshot: Snapshot,
  table: Described,
  report: ReportProgress,
): Promise<Described & { sha256: string }> {
  const hash = createHash('sha256');
  let lines: Buffer[] = [];
  let size = 0;
  let nth = 0;
  let done = 0;
  const flush = async (): Promise<void> => {
    nth += 1;
    await add(entryNames.part(table.name, nth), size, lines);
    lines = [];
    size = 0;
  };
  for await (const rows of snapshot.read(table)) {
    for (const row of rows) {
      const line = Buffer.from(formatRow(table, row));
      hash.update(line);
      lines.push(line);
      size += line.length;
      if (size >= partSize) await flush();
    }
    done += rows.length;
    report({ step: table.name, done, total: table.rows });
  }
  if (size > 0) await flush();
  return { ...table, sha256: hash.digest('hex') };
}

async function addFiles(add: AddEntry, folders: OwnFolders): Promise<BackupManifest['files']> {
  const files: BackupManifest['files'] = [];
  for (const own of await listOwnFiles(folders)) {
    const hash = createHash('sha256');
    const bytes = await withOwnFile(own, async (size, chunks) => {
      await add(entryNames.file(own.path), size, hashChunks(hash, chunks));
      return size;
    });
    if (bytes !== undefined) files.push({ path: own.path, bytes, sha256: hash.digest('hex') });
  }
  return files;
}
